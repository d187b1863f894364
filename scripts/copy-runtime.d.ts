/** Folders of the packages that stay outside the bundle, with all their dependencies, relative to the checkout. */
export function runtimePackages(): string[];
