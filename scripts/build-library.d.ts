/** Builds what `import 'emend'` and `import 'emend/browser'` give into `out` (`dist-library`). */
export function buildLibrary(out?: string): Promise<void>;

/** Builds the part for browsers into `outdir`. */
export function bundleForBrowsers(outdir: string): Promise<unknown>;

/** The model files with their sizes and digests, those of the rules too. */
export function modelFiles(): { readonly name: string; readonly bytes: number; readonly sha256: string }[];
