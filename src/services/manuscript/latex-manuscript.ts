import { definitionsOf, type LatexParagraph, type LatexProject, scanProject } from '../../documents/latex/index.ts';
import { type Piece, PLACEHOLDER } from '../../documents/pieces/piece.ts';
import type { Display, Manuscript, ManuscriptParagraph, ParagraphPart } from '../../manuscript/manuscript.ts';
import { type LatexDisplays, latexDisplays } from './latex-displays.ts';
import { partOf } from './parts.ts';
import { lineAt, placeInSource } from './place-in-source.ts';
import { renderedText } from './rendered-text.ts';

const BIBITEM = '\\bibitem';
/** What follows the command: a mark, the key, and the entry. */
const KEY_OF_ENTRY = /^\s*(?:\[(?:[^[\]{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\]\s*)?\{([^{}]+)\}/;
const COMMAND = /\\[A-Za-z]+\*?\s?|[{}~\\]/g;
const KEYS = /\{([^{}]*)\}\s*$/;

interface Entry {
  readonly key: string;
  readonly number: number;
  readonly text: string;
  readonly place: string;
}

/** A LaTeX project as its reader sees it in print: numbered floats and entries, with references and citations that use these numbers. */
export function latexManuscript(project: LatexProject): Manuscript {
  const scan = scanProject(project, definitionsOf(project));
  const texts = new Map([...project.sources].map(([file, { text }]) => [file, withoutComments(text)]));
  const displays = latexDisplays(scan.paragraphs, texts);
  const entries = bibliography(texts);
  const whole = scan.missing.length === 0;
  const numbers = new Map<string, number>(entries.map(({ key, number }) => [key, number]));
  const listed = entries.length > 0;
  const several = project.sources.size > 1;
  const bracketed = bracketedKeys(texts);

  const citation = (keys: readonly string[]): string => {
    const all = keys.map((key) => {
      if (!numbers.has(key) && !listed) numbers.set(key, numbers.size + 1);
      return numbers.get(key)?.toString() ?? (whole ? '?' : '');
    });
    return all.includes('') ? PLACEHOLDER : `[${all.join(', ')}]`;
  };
  const rendering = (file: string) => (piece: Piece) => {
    const command = texts.get(file)?.slice(piece.from, piece.to) ?? '';
    const keys = KEYS.exec(command)?.[1]
      ?.split(',')
      .map((key) => key.trim());
    if (!keys || keys.some((key) => key === '' || key.includes('#'))) return undefined;
    if (piece.fixed === 'citation') return citation(keys);
    return piece.fixed === 'reference' ? reference(command, keys, displays, whole) : undefined;
  };
  const all = scan.paragraphs.map((paragraph): ManuscriptParagraph => {
    const { index, text, pieces, file } = paragraph;
    const display = displays.captions.get(index);
    const cited = displays.labelsOf.get(index)?.some((label) => bracketed.has(label));
    return {
      text: renderedText(text, pieces, rendering(file)),
      part: latexPart(paragraph),
      level: paragraph.level,
      place: placeInSource(texts.get(file)!, pieces, several ? file : undefined),
      ...(display && { display }),
      ...(cited && { cited }),
    };
  });
  const paragraphs = all.filter(({ text }) => /\S/.test(text));
  if (!listed) return { paragraphs };
  // \nocite{*} lists all entries on purpose
  if (bracketed.has('*')) return { paragraphs: paragraphs.filter(({ part }) => part !== 'reference') };
  return {
    paragraphs: [
      // the numbered entries replace those that were read
      ...paragraphs.filter(({ part }) => part !== 'reference'),
      { text: 'References', part: 'heading', level: 1 },
      ...entries.map(
        ({ key, number, text, place }): ManuscriptParagraph => ({
          text: `[${number}] ${text}`,
          part: 'reference',
          level: 0,
          place,
          ...(bracketed.has(key) && { cited: true }),
        }),
      ),
    ],
  };
}

function reference(
  command: string,
  keys: readonly string[],
  { byLabel, labels }: LatexDisplays,
  whole: boolean,
): string {
  const known = keys.map((key) => byLabel.get(key));
  if (known.every((display) => display !== undefined)) {
    const named = /^\\(?:[cC]ref|[aA]utoref)/.test(command);
    const list = known.map(({ number }) => number).join(' and ');
    return named ? `${wordFor(known[0]!, keys.length)} ${list}` : list;
  }
  return whole &&
    keys.some((key) => !labels.has(key) && !labels.has(key.replace(/^[^:]*:/, ''))) &&
    /^\\(?:eq|auto|page|[cC])?ref\b/.test(command)
    ? '[??]'
    : PLACEHOLDER;
}

const wordFor = ({ kind }: Display, count: number): string =>
  `${kind === 'figure' ? 'Figure' : 'Table'}${count > 1 ? 's' : ''}`;

/** The length does not change, so offsets stay valid. */
function withoutComments(text: string): string {
  return text.replace(/(?<!\\)(?:\\\\)*%[^\n]*/g, (comment) => ' '.repeat(comment.length));
}

function bibliography(texts: ReadonlyMap<string, string>): Entry[] {
  const items = [...texts].flatMap(([file, text]) => entriesIn(text).map((entry) => ({ file, text, ...entry })));
  return items.map(({ file, text, key, entry, index }, i) => ({
    key: key.trim(),
    number: i + 1,
    text: entry.replace(COMMAND, '').replace(/\s+/g, ' ').trim(),
    place: lineAt(text, index, texts.size > 1 ? file : undefined),
  }));
}

function entriesIn(text: string): { readonly key: string; readonly entry: string; readonly index: number }[] {
  const [before, ...parts] = text.split(BIBITEM);
  const entries: ReturnType<typeof entriesIn> = [];
  let index = before!.length;
  for (const part of parts) {
    const found = KEY_OF_ENTRY.exec(part);
    const entry = found && part.slice(found[0].length).split(/\\end\s*\{thebibliography\}/, 1)[0]!;
    if (found) entries.push({ key: found[1]!, entry: entry!, index });
    index += BIBITEM.length + part.length;
  }
  return entries;
}

/** Keys in braces anywhere except in a label or an entry, because the author's own commands can cite too. */
function bracketedKeys(texts: ReadonlyMap<string, string>): Set<string> {
  const keys = new Set<string>();
  for (const text of texts.values())
    for (const [, command, inside] of text.matchAll(
      /(?:\\([A-Za-z]+)\*?\s*(?:\[[^\][]*\]\s*){0,2})?\{([^{}\\]{1,400})\}/g,
    ))
      if (command !== 'label' && command !== 'bibitem') for (const key of inside!.split(',')) keys.add(key.trim());
  return keys;
}

function latexPart({ style, role, note }: LatexParagraph): ParagraphPart {
  if (role === 'abstract') return 'abstract';
  if (role === 'keywords') return 'keywords';
  if (role === 'author' || role === 'date') return 'other';
  return partOf({ style, note: note !== undefined });
}
