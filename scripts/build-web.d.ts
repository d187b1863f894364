/** Bundles `src/web` into `out`. */
export function buildWeb(out: string): Promise<void>;
