/** Builds the packages for `import 'emend'` and `import 'emend/browser'` into `out` (`dist-library`). */
export function buildLibrary(out?: string): Promise<void>;

/** Builds the browser part into `outdir`. */
export function bundleForBrowsers(outdir: string): Promise<unknown>;

/** The model files with their sizes and digests, including those of the rules. */
export function modelFiles(): { readonly name: string; readonly bytes: number; readonly sha256: string }[];
