/** Bundles the program under `from` into `out`; `tasks` are the addresses of what worker threads do; `entry` stands in for the command line. */
export function bundleProgram(
  from: string,
  out: string,
  tasks: Readonly<Record<string, string>>,
  entry?: string,
): Promise<void>;
