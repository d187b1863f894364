import { ensureBuilt, ensureInstalled } from './build.js';

/** `npm start`: installs and builds what is missing, then runs `emend serve` with the same arguments in this process. */
try {
  ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// npm runs this in a shell and sends SIGTERM to the shell, which ends without passing it on. A server without a parent
// would keep the port and the data folder, so it stops when its parent is gone.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

process.argv.splice(2, 0, 'serve');
await import('../dist/program/main.js');
