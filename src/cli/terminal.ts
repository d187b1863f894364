import { styleText } from 'node:util';

/** The input and output of a command; tests pass their own. */
export interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Colours only on a terminal, and not if NO_COLOR (no-color.org) is set. */
export function styler(stream: { readonly isTTY?: boolean }): (style: Style, text: string) => string {
  const coloured = Boolean(stream.isTTY) && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
  return (style, text) => (coloured ? styleText(style, text) : text);
}

/** Writes, and waits while the reader is behind, so that memory stays constant on endless input. */
export async function write(stream: NodeJS.WritableStream, text: string): Promise<void> {
  if (stream.write(text)) return;
  await new Promise<void>((resolve) => stream.once('drain', resolve));
}

/** A line on standard error that is rewritten as work goes on; nothing if that is not a terminal. */
export function createProgress(terminal: Terminal, label: string) {
  const { stderr } = terminal;
  let shownAt = 0;
  let shown = false;
  return {
    update(done: number, total: number | null): void {
      const now = performance.now();
      if (!stderr.isTTY || now - shownAt < 100) return;
      shownAt = now;
      shown = true;
      const share = total ? ` of ${total.toLocaleString('en')} (${Math.floor((100 * done) / total)} %)` : '';
      stderr.write(`\r\x1b[K${label}: ${done.toLocaleString('en')}${share}`);
    },
    clear(): void {
      if (shown) stderr.write('\r\x1b[K');
    },
  };
}
