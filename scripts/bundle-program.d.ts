/** Bundles the program in `from` into `out`; `tasks` are the addresses of the worker threads' tasks; `entry` replaces the command line. */
export function bundleProgram(
  from: string,
  out: string,
  tasks: Readonly<Record<string, string>>,
  entry?: string,
): Promise<void>;
