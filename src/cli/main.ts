import { makeCompilerPatient } from '../platform/patient-compiler.ts';
import { run } from './run.ts';

/** The program itself; `bin/emend.js` starts it. */
makeCompilerPatient();
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `emend check … | head` closes the pipe; there is nobody left to tell.
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), process);
