import { execFileSync } from 'node:child_process';

/**
 * Runs a program in a folder and gives what it printed, or throws with that and its errors.
 * @param more variables of its environment, beside those of this process
 */
export function run(program: string, args: readonly string[], cwd: string, more: Record<string, string> = {}): string {
  const env = { ...process.env, ...more };
  return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
