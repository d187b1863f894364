import { escapePattern } from '../../../text/escape-pattern.ts';
import { unescapeXml } from './characters.ts';

const patterns = new Map<string, RegExp>();
/** Names come from the document, so their number is bounded. */
const MAX_PATTERNS = 500;

/** Returns the value of an attribute in the text of a start tag, by its name as written, or undefined. */
export function attribute(tag: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) {
    if (patterns.size >= MAX_PATTERNS) patterns.clear();
    pattern = new RegExp(`\\s${escapePattern(name)}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const match = pattern.exec(tag);
  const raw = match?.[1] ?? match?.[2];
  return raw === undefined ? undefined : unescapeXml(raw);
}

/** Returns the prefix, with its colon, of a tag's name: `w:` for `<w:p …>`, '' for `<p>`. */
export function tagPrefix(tag: string): string {
  const name = /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';
  const colon = name.indexOf(':');
  return colon < 0 ? '' : name.slice(0, colon + 1);
}
