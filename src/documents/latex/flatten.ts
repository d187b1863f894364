import { shownKeys } from './arguments.ts';
import { nameTail } from './conditionals.ts';
import type { Definitions } from './definitions.ts';
import { forgetTexts } from './per-text.ts';
import { DOCUMENT_BEGIN, firstUncommented, groupEnd, isCommented } from './read-source.ts';
import { INCLUDE, includedBy, inputResolver } from './resolve-input.ts';
import type { LatexProject } from './scan-project.ts';
import { withSignCharacters } from './sign-characters.ts';

/** No document has more text; anything beyond is left out. */
const LARGEST = 30_000_000;
const DEEPEST = 30;

/**
 * Returns one source for a whole project, in which each file replaces the command that includes it, once. Files that the project lacks are
 * left out, so that a converter of the result reads no other file.
 */
export function flatten({ main, sources }: LatexProject): string {
  const seen = new Set([main]);
  const resolve = inputResolver(sources, main);
  let size = 0;

  function inline(path: string, depth: number): string {
    const text = path === main ? sources.get(path)!.text : bodyOf(sources.get(path)!.text);
    size += text.length;
    if (size > LARGEST) return '';
    return text.replace(INCLUDE, (whole: string, ...groups: (string | number)[]) => {
      const offset = groups.at(-2) as number;
      if (isCommented(text, offset)) return whole;
      const { name, folder } = includedBy([whole, ...(groups as (string | undefined)[])]);
      const found = resolve(name, path, folder);
      if (found === undefined || seen.has(found) || depth >= DEEPEST || /\.(?:sty|cls|def)$/.test(found)) return '';
      seen.add(found);
      return `\n${inline(found, depth + 1)}\n`;
    });
  }
  return inline(main, 0).replaceAll('\r\n', '\n');
}

const END_OF_INPUT = /\\endinput(?![A-Za-z])/g;

/** Returns the document of a file that can also be compiled alone. */
function bodyOf(text: string): string {
  const begin = firstUncommented(text, DOCUMENT_BEGIN);
  const content = begin ? text.slice(begin.index + begin[0].length) : text;
  const end = begin ? content.indexOf('\\end{document}') : -1;
  const body = end < 0 ? content : content.slice(0, end);
  return body.slice(0, firstUncommented(body, END_OF_INPUT)?.index);
}

const CITATION =
  /\\(?:[cC]ite[a-zA-Z]*|(?:auto|text|paren|foot|smart|super|full|short|online|block|p|foot)cites?|(?:Auto|Text|Paren)cites?)\*?(?:\s?\[[^\][]*\]){0,2}\s?\{([^{}\\]+)\}/g;
/** References that pandoc drops without a trace. */
const REFERENCE =
  /\\(?:[vCc]?pageref|nameref|(?:name|lcname|label)cref|[CVS]ref|Autoref|subref|fullref|[zf]ref)\*?\s?\{([^{}\\]+)\}/g;
/** `\\verb1…1`: TeX allows it, converters reject it. */
const DIGIT_VERB =
  /\\verb(?:0[^0\n]*0|1[^1\n]*1|2[^2\n]*2|3[^3\n]*3|4[^4\n]*4|5[^5\n]*5|6[^6\n]*6|7[^7\n]*7|8[^8\n]*8|9[^9\n]*9)/g;
const CONDITIONAL = /\\(if[A-Za-z@]*|else|fi)(?![A-Za-z@])/g;

/**
 * Returns a source that converters understand more often: citations and references as their keys, signs as characters, without the branches of conditionals that
 * are known to be false; with `bare` the preamble keeps only simple definitions and the title matter.
 */
export function simplified(source: string, definitions: Definitions, bare: boolean): string {
  const cited = source
    .replace(CITATION, (_whole, keys: string) => asKeys(keys))
    .replace(REFERENCE, (_whole, keys: string) => asKeys(keys))
    .replace(DIGIT_VERB, (whole) => {
      const code = whole.slice('\\verb1'.length, -1);
      return code.includes('|') ? `\\verb+${code}+` : `\\verb|${code}|`;
    });
  const resolved = withoutDeadBranches(withSignCharacters(cited), definitions);
  return bare ? withoutParameterLines(withBarePreamble(resolved)) : resolved;
}

/** Empties lines of definitions that no converter understands: parameters outside of the usual commands. */
function withoutParameterLines(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      const isUsual = /^[ \t]*\\(?:re)?(?:newcommand|providecommand)/.test(line);
      return !isUsual && /[^\\]#[1-9]/.test(line.split('%', 1)[0]!) ? '' : line;
    })
    .join('\n');
}

function asKeys(keys: string): string {
  return `[${shownKeys(keys).replace(/_/g, '\\_')}]`;
}

function withoutDeadBranches(source: string, definitions: Definitions): string {
  const out: string[] = [];
  const stack: { known: boolean; shown: boolean }[] = [];
  let last = 0;
  let unshown = 0;
  const shown = () => unshown === 0;
  for (const found of source.matchAll(CONDITIONAL)) {
    const name = found[1]!;
    if (isCommented(source, found.index) || /^(?:iff|ifthenelse)$/.test(name)) continue;
    const before = source.slice(Math.max(0, found.index - 12), found.index);
    if (/\\(?:new|let|def|csname|string)\s*$/.test(before) || /\\newif\s*\{?$/.test(before)) continue;
    const top = stack.at(-1);
    const flag = name === 'else' || name === 'fi' ? undefined : definitions.flag(name);
    const drops = name === 'else' || name === 'fi' ? top?.known === true : flag !== undefined;
    if (shown()) out.push(source.slice(last, found.index));
    last = found.index;
    if (name === 'fi') unshown -= stack.pop()?.shown === false ? 1 : 0;
    else if (name === 'else') {
      if (top?.known) {
        unshown += top.shown ? 1 : -1;
        top.shown = !top.shown;
      }
    } else {
      unshown += flag === false ? 1 : 0;
      stack.push({ known: flag !== undefined, shown: flag !== false });
    }
    const end = found.index + found[0].length;
    if (drops) last = end + (flag === undefined ? 0 : nameTail(source, end));
    else if (!shown()) last = found.index;
  }
  if (shown()) out.push(source.slice(last));
  // if a conditional has no end, nothing is certain
  return stack.length === 0 ? out.join('') : source;
}

const TITLE_MATTER = /\\(?:title|author|date|subtitle)\s*(?:\[[^\]]{0,400}\]\s*)?\{/g;
const SIMPLE_DEFINITION =
  /^[ \t]*\\(?:re)?(?:newcommand|providecommand)\*?\s*\{?\\[A-Za-z]+\}?\s*(?:\[\d\]\s*)?(?:\[[^\]]{0,200}\]\s*)?(\{[^\n]*)/gm;

function withBarePreamble(source: string): string {
  const begin = firstUncommented(source, DOCUMENT_BEGIN);
  const preamble = begin ? source.slice(0, begin.index) : '';
  const end = begin ? source.lastIndexOf('\\end{document}') : -1;
  const body = begin ? source.slice(begin.index + begin[0].length, end > 0 ? end : undefined) : source;
  const kept: string[] = [];
  forgetTexts();
  for (const found of preamble.matchAll(TITLE_MATTER)) {
    const close = groupEnd(preamble, found.index + found[0].length - 1);
    if (close > 0 && !isCommented(preamble, found.index)) kept.push(preamble.slice(found.index, close));
  }
  for (const [line, body] of preamble.matchAll(SIMPLE_DEFINITION))
    if (endsGroup(body!) && matchingAll(line)) kept.push(line.trim());
  return `\\documentclass{article}\n${kept.join('\n')}\n\\begin{document}\n${body}\n\\end{document}\n`;
}

/** True for the rest of a line that ends with a brace, before a comment, and has no names of packages. */
function endsGroup(rest: string): boolean {
  const body = rest.replace(/(?<!\\)(?:\\\\)*%.*/, '').trimEnd();
  return body.endsWith('}') && !body.includes('@');
}

function matchingAll(line: string): boolean {
  let depth = 0;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === '{') depth++;
    else if (line[i] === '}') depth--;
    else if (line[i] === '%') break;
  }
  return depth === 0;
}
