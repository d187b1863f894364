/** A node of pandoc's document in JSON. */
interface Node {
  readonly t: string;
  readonly c?: unknown;
}

/**
 * Returns pandoc's reading of a document without anything that its writer would fetch or copy unchanged: pictures become their
 * caption and name, raw fragments are left out. Deep documents are read without recursion.
 *
 * @throws SyntaxError when it is not JSON
 */
export function safePandocJson(json: string): string {
  const document: unknown = JSON.parse(json);
  const stack: unknown[] = [document];
  while (stack.length > 0) {
    const value = stack.pop();
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        value[i] = replaced(value[i]);
        stack.push(value[i]);
      }
    } else if (value !== null && typeof value === 'object') stack.push(...Object.values(value));
  }
  return JSON.stringify(document);
}

function replaced(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('t' in value)) return value;
  const { t, c } = value as Node;
  if (t === 'RawBlock') return { t: 'Plain', c: [] };
  if (t === 'RawInline') return { t: 'Str', c: '' };
  if (t !== 'Image' || !Array.isArray(c)) return value;
  const [, caption, target] = c as [unknown, unknown[], [string, string]];
  const name = { t: 'Str', c: `[picture ${target?.[0] ?? ''}]` };
  // before version 3 a figure is a picture with this prefix, and its caption appears nowhere else
  if (!target?.[1]?.startsWith('fig:')) return name;
  return {
    t: 'Span',
    c: [
      ['', [], []],
      [name, { t: 'LineBreak' }, ...caption],
    ],
  };
}
