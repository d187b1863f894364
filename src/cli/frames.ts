/** Name and places of an error; its message may quote the text. */
export function framesOf(error: unknown): string {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  return [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}
