import { execFile } from 'node:child_process';
import { findProgram } from './find-program.ts';

/**
 * Sets the limit for core files to nothing, for this process and for those that it starts from now on: an image of its memory would hold
 * the texts under way. Node cannot set limits of its own, so `prlimit` (util-linux) does it for us. Programs that take cores by a pipe, such as
 * systemd-coredump, keep to the same limit.
 * @returns false where the limit could not be set, as on macOS, whose own standard is no core files
 */
export function forbidCoreDumps(): Promise<boolean> {
  const prlimit = findProgram(['prlimit']);
  if (prlimit === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    execFile(prlimit, ['--pid', String(process.pid), '--core=0:0'], (error) => resolve(error === null));
  });
}
