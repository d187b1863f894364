/** Bundles the program under `from` into `out`; `tasks` are the addresses of what worker threads do. */
export function bundleProgram(from: string, out: string, tasks: Readonly<Record<string, string>>): Promise<void>;
