import { execFileSync } from 'node:child_process';

/** Runs a program in a folder and gives what it printed, or throws with that and its errors. */
export function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
