import { type Node, DOMParser as SchemaParser } from 'prosemirror-model';
import { schema } from '../schema.ts';
import { readMarkdown } from './read-markdown.ts';

export function documentOfHtml(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return SchemaParser.fromSchema(schema).parse(body);
}

/** The document of a Markdown text, which it keeps, so that it can be saved as it was but for the words that changed. */
export function documentOfMarkdown(markdown: string): Node {
  return schema.nodes['doc']!.create({ markdown }, documentOfHtml(readMarkdown(markdown).html).content);
}
