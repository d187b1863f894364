import { makeCompilerPatient } from '../platform/patient-compiler.ts';
import { codeWithoutReader, run } from './run.ts';

/** The program itself, started by `bin/emend.js`. */
makeCompilerPatient();
const args = process.argv.slice(2);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? codeWithoutReader(args) : 1);
});

process.exitCode = await run(args, process);
