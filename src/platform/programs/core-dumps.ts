import { execFile } from 'node:child_process';
import { findProgram } from './find-program.ts';

/**
 * Sets the limit for core files to zero, for this process and for those that it starts later, because an image of its
 * memory would contain the texts being processed. Node cannot set its own limits, so `prlimit` (util-linux) does it.
 * Programs that receive core files through a pipe, such as systemd-coredump, respect the same limit.
 * @returns false if the limit could not be set, as on macOS, where the default is no core files
 */
export function forbidCoreDumps(): Promise<boolean> {
  const prlimit = findProgram(['prlimit']);
  if (prlimit === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    execFile(prlimit, ['--pid', String(process.pid), '--core=0:0'], (error) => resolve(error === null));
  });
}
