/** Name and stack frames of an error, without its message, which may quote the text. */
export function framesOf(error: unknown): string {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  return [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}
