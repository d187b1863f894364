import type { ComponentChildren } from 'preact';

/** A sentence of a catalogue in whose place `{name}` an element stands; each language has its own order of words. */
export function Sentence({
  children,
  parts,
}: {
  readonly children: string;
  readonly parts: Readonly<Record<string, ComponentChildren>>;
}) {
  return <>{children.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 1 ? parts[part] : part))}</>;
}
