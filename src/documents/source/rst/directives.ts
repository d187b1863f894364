import type { StyleKind } from '../../docx/paragraph.ts';

/** Kinds of the text after the name of a directive and of its content; undefined where there is no prose. */
export interface Directive {
  /** The text after the name: its title, the beginning of its content, or text for machines. */
  readonly argument: 'title' | 'content' | 'machine';
  readonly content: StyleKind | undefined;
}

const of = (names: string, argument: Directive['argument'], content: StyleKind | undefined) =>
  names.split(' ').map((name) => [name, { argument, content }] as const);

const DIRECTIVES: ReadonlyMap<string, Directive> = new Map([
  ...of('note warning tip hint important caution danger error attention seealso compound only', 'content', 'body'),
  ...of('admonition topic sidebar rubric centered tab dropdown collapse details card grid-item-card', 'title', 'body'),
  ...of('container class role-block glossary hlist ifconfig tabs tab-set grid', 'machine', 'body'),
  ...of('epigraph highlights pull-quote', 'content', 'quote'),
  ...of('figure', 'machine', 'caption'),
  ...of('table', 'title', 'table'),
  ...of('list-table', 'title', 'table'),
  ...of('csv-table', 'title', undefined),
  ...of('versionadded versionchanged deprecated versionremoved', 'machine', 'body'),
  ...of(
    'function method classmethod staticmethod attribute data exception describe object option cmdoption envvar program confval setting directive role decorator property module-doc opcode pdbcommand',
    'machine',
    'body',
  ),
]);

/** Returns the content of a directive; names from domains contain a colon (`py:function`). */
export function directiveOf(name: string): Directive {
  const known =
    DIRECTIVES.get(name.toLowerCase()) ?? DIRECTIVES.get(name.slice(name.lastIndexOf(':') + 1).toLowerCase());
  return known ?? { argument: 'machine', content: undefined };
}
