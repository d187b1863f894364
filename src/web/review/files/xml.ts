/**
 * Parses an XML part of a document.
 * @throws Error when the bytes are not XML
 */
export function parseXml(bytes: Uint8Array): Element {
  const { documentElement } = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml');
  if (documentElement.querySelector('parsererror') || documentElement.localName === 'parsererror')
    throw new Error('damaged XML');
  return documentElement;
}

/** The first child with a name, regardless of its namespace. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  if (element) for (const child of element.children) if (child.localName === name) return child;
  return undefined;
}

/** An attribute by its name without the namespace. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  if (element) for (const attribute of element.attributes) if (attribute.localName === name) return attribute.value;
  return undefined;
}

/** Text escaped for HTML and XML; characters that XML does not allow are left out. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!).replace(FORBIDDEN, '');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
