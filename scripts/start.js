import { ensureBuilt, ensureInstalled } from './build.js';

/** `npm start`: installs and builds what is missing, then `emend serve` with the same arguments in this process. */
try {
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.argv.splice(2, 0, 'serve');
await import('../dist/cli/main.js');
