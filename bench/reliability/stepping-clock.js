import { readFileSync } from 'node:fs';

/**
 * Loaded before the program (`--import`), lets its clock be set while it runs: `Date` is ahead by the milliseconds that the file of
 * STEPPING_CLOCK says, and timers and `performance.now` go on, as when somebody sets a machine's clock. See `clock.ts`.
 */
const file = process.env['STEPPING_CLOCK'];
let aheadMs = 0;
function read() {
  try {
    aheadMs = Number(readFileSync(file, 'utf8'));
  } catch {
    // Being written just now.
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
