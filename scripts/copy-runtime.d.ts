/** Folders of the packages that the bundle leaves outside, with all that they need, below the checkout. */
export function runtimePackages(): string[];
