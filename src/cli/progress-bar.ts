import type { Terminal } from './terminal.ts';

const CELLS = 30;
const INTERVAL_MS = 100;

/** A progress bar on standard error; nothing if that is not a terminal. */
export function createProgressBar({ stderr }: Terminal, label: string) {
  let shownAt = Number.NEGATIVE_INFINITY;
  let shown = false;
  return {
    update(done: number, total: number): void {
      const now = performance.now();
      if (!stderr.isTTY || (now - shownAt < INTERVAL_MS && done < total)) return;
      shownAt = now;
      shown = true;
      const share = total === 0 ? 1 : done / total;
      const full = Math.floor(share * CELLS);
      const bar = '█'.repeat(full) + '░'.repeat(CELLS - full);
      stderr.write(`\r\x1b[K${label} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %`);
    },
    clear(): void {
      if (shown) stderr.write('\r\x1b[K');
      shown = false;
    },
  };
}
