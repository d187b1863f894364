import type { ComponentChildren } from 'preact';

/** A sentence of a catalogue with an element in place of `{name}`; each language has its own word order. */
export function Sentence({
  children,
  parts,
}: {
  readonly children: string;
  readonly parts: Readonly<Record<string, ComponentChildren>>;
}) {
  return <>{children.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 1 ? parts[part] : part))}</>;
}
