import { readFileSync } from 'node:fs';

/**
 * Loaded before the program (`--import`). It lets the program's clock be changed while it runs: `Date` is ahead by the
 * milliseconds in the file of STEPPING_CLOCK, while timers and `performance.now` continue, as when a machine's clock is
 * set. See `clock.ts`.
 */
const file = process.env['STEPPING_CLOCK'];
let aheadMs = 0;
function read() {
  try {
    aheadMs = Number(readFileSync(file, 'utf8'));
  } catch {
    // The file is being written at this moment.
  }
}
read();
setInterval(read, 50).unref();

const now = () => RealDate.now() + aheadMs;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
