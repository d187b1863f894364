/**
 * A small XML tree and the canonical form of a story with our changes rejected, written apart from the product's
 * scanner and editor so that it can disagree with them.
 */
export interface Element {
  readonly name: string;
  attributes: string;
  readonly children: (Element | string)[];
}

/** The tree of an XML text; comments and processing instructions are left out. */
export function parse(source: string): Element {
  const root: Element = { name: '', attributes: '', children: [] };
  const stack = [root];
  const token =
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<\/[^>]*>|<([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/g;
  for (const [text, name, rest = ''] of source.matchAll(token)) {
    const top = stack.at(-1)!;
    if (name !== undefined) {
      const element = { name, attributes: rest.replace(/\/$/, '').trim(), children: [] };
      top.children.push(element);
      if (!rest.endsWith('/')) stack.push(element);
    } else if (text.startsWith('</')) stack.pop();
    else if (!text.startsWith('<!--') && !text.startsWith('<?')) top.children.push(text);
  }
  return root;
}

function isElement(node: Element | string | undefined): node is Element {
  return typeof node === 'object';
}

function local(element: Element): string {
  return element.name.slice(element.name.indexOf(':') + 1);
}

function serialise(node: Element | string): string {
  if (typeof node === 'string') return node;
  const inner = node.children.map(serialise).join('');
  return node.name === '' ? inner : `<${node.name} ${node.attributes}>${inner}</${node.name}>`;
}

/** Reject the changes of `author`, drop the marks of the comments `ours`, and merge what was split. */
export function rejectedForm(source: string, author: string, ours: ReadonlySet<number>): string {
  const root = parse(source);
  reject(root, `author="${author}"`, ours);
  merge(root);
  return serialise(root);
}

function commentId(element: Element): number {
  return Number(/\bid="(\d+)"/.exec(element.attributes)?.[1] ?? -1);
}

function reject(parent: Element, mark: string, comments: ReadonlySet<number>): void {
  const children = parent.children.splice(0);
  for (const child of children) {
    if (!isElement(child)) {
      parent.children.push(child);
      continue;
    }
    reject(child, mark, comments);
    const name = local(child);
    const ours = child.attributes.includes(mark);
    if (name === 'ins' && ours) continue;
    if (name === 'del' && ours) parent.children.push(...child.children.map(restored));
    else if (/^comment(RangeStart|RangeEnd|Reference)$/.test(name) && comments.has(commentId(child))) continue;
    else parent.children.push(child);
  }
}

function restored(node: Element | string): Element | string {
  if (!isElement(node)) return node;
  const name = local(node) === 'delText' ? node.name.replace('delText', 't') : node.name;
  return { name, attributes: node.attributes, children: node.children.map(restored) };
}

function merge(parent: Element): void {
  for (const child of parent.children) if (isElement(child)) merge(child);
  const kept: (Element | string)[] = [];
  for (const child of parent.children) {
    const last = kept.at(-1);
    if (!isElement(child)) {
      // White space between elements is no content; in text it is.
      if (/^(t|instrText|delText)$/.test(local(parent)) || child.trim() !== '') kept.push(child);
      continue;
    }
    const name = local(child);
    if (name === 't') child.attributes = child.attributes.replace(/\s*xml:space="[^"]*"/, '');
    if (name === 't' && child.children.length === 0) continue;
    if (name === 'r' && child.children.every((one) => isElement(one) && local(one) === 'rPr')) continue;
    if ((name === 'ins' || name === 'moveTo') && local(parent) !== 'rPr' && local(parent) !== 'trPr') {
      child.attributes = child.attributes.replace(/\S*:?\bid="[^"]*"/, '').trim();
      if (child.children.length === 0) continue;
    }
    if (
      isElement(last) &&
      last.name === child.name &&
      last.attributes === child.attributes &&
      mergeable(name, last, child)
    ) {
      const content =
        name === 'r' ? child.children.filter((one) => !isElement(one) || local(one) !== 'rPr') : child.children;
      last.children.push(...content);
      merge(last);
    } else kept.push(child);
  }
  parent.children.splice(0, parent.children.length, ...kept);
}

function mergeable(name: string, a: Element, b: Element): boolean {
  if (name === 't' || name === 'ins' || name === 'moveTo') return true;
  const properties = (run: Element) =>
    run.children
      .filter((one) => isElement(one) && local(one) === 'rPr')
      .map(serialise)
      .join('');
  return name === 'r' && properties(a) === properties(b);
}

/** How often each element of a part occurs, without text, runs and our changes. */
export function elementCounts(source: string, author: string): Map<string, number> {
  const counts = new Map<string, number>();
  const visit = (element: Element) => {
    const name = local(element);
    if (name === 'ins' && element.attributes.includes(`author="${author}"`)) return;
    if (!/^(|r|rPr|t|delText|ins|del|moveTo|tab|br|comment(RangeStart|RangeEnd|Reference))$/.test(name))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const child of element.children) if (isElement(child) && name !== 'rPr') visit(child);
  };
  visit(parse(source));
  return counts;
}
