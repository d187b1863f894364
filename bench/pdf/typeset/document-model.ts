/** A stretch of text with one style. */
export interface Span {
  readonly text: string;
  readonly look: 'plain' | 'bold' | 'italic';
}

export interface ModelBlock {
  readonly t: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'quote' | 'code' | 'caption' | 'row';
  readonly spans: readonly Span[];
  readonly cells?: readonly string[];
  readonly footnote?: string;
}

export interface DocumentModel {
  readonly name: string;
  readonly runningHead: string;
  readonly blocks: readonly ModelBlock[];
}

/** The correct result for the scorer. */
export interface ExpectedDocument {
  readonly name: string;
  readonly furniture: readonly string[];
  readonly blocks: readonly {
    readonly t: string;
    readonly x: string;
    readonly bold?: readonly string[];
    readonly italic?: readonly string[];
  }[];
  readonly footnotes: readonly string[];
}

/** Small deterministic generator (mulberry32), so that a seed always gives the same document. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface ModelOptions {
  readonly words: number;
  readonly footnotes: boolean;
  readonly tables: boolean;
  readonly code: boolean;
  readonly quotes: boolean;
}

/** A document of prose paragraphs, mixed with headings, lists, notes and other elements. `take` returns the next paragraph. */
export function makeDocument(name: string, seed: number, take: () => string, options: ModelOptions): DocumentModel {
  const random = randomNumbers(seed);
  const blocks: ModelBlock[] = [plain('h1', titleFrom(take(), 6 + Math.floor(random() * 6)))];
  let words = 0;
  let tables = 0;
  while (words < options.words) {
    const chance = random();
    if (chance < 0.13) blocks.push(plain('h2', titleFrom(take(), 2 + Math.floor(random() * 6))));
    else if (chance < 0.17) blocks.push(plain('h3', titleFrom(take(), 2 + Math.floor(random() * 5))));
    else if (chance < 0.22) {
      for (let item = 2 + Math.floor(random() * 4); item > 0; item--) {
        blocks.push(plain('li', clip(take(), random() < 0.5 ? 14 : 45)));
      }
    } else if (chance < 0.25 && options.quotes) blocks.push(plain('quote', clip(take(), 80)));
    else if (chance < 0.28 && options.tables) {
      tables++;
      blocks.push(plain('caption', `Table ${tables}: ${clip(take(), 12)}`));
      for (let row = 0; row < 4; row++) {
        const cells = [titleFrom(take(), 2), String(Math.floor(random() * 900)), (random() * 50).toFixed(2)];
        blocks.push({ t: 'row', spans: [{ text: cells.join(' '), look: 'plain' }], cells });
      }
    } else if (chance < 0.3 && options.code) {
      blocks.push(plain('code', 'for item in values:\n    total = total + item\nprint(total)'));
    }
    const text = take();
    words += text.split(' ').length;
    const footnote = options.footnotes && random() < 0.12 ? clip(take(), 25) : undefined;
    blocks.push({ t: 'p', spans: decorate(text, random), ...(footnote ? { footnote } : {}) });
  }
  return { name, runningHead: titleFrom(take(), 4), blocks };
}

export function expectedOf(model: DocumentModel, furniture: readonly string[]): ExpectedDocument {
  return {
    name: model.name,
    furniture,
    blocks: model.blocks.map(({ t, spans }) => {
      const pick = (look: Span['look']) => spans.filter((span) => span.look === look).map((span) => span.text);
      return {
        t: t === 'quote' ? 'p' : t,
        x: spans.map((span) => span.text).join(''),
        bold: pick('bold'),
        italic: pick('italic'),
      };
    }),
    footnotes: model.blocks.flatMap((block) => (block.footnote ? [block.footnote] : [])),
  };
}

function plain(t: ModelBlock['t'], text: string): ModelBlock {
  return { t, spans: [{ text, look: 'plain' }] };
}

function decorate(text: string, random: () => number): Span[] {
  if (random() > 0.3) return [{ text, look: 'plain' }];
  const words = text.split(' ');
  const start = Math.floor(random() * Math.max(1, words.length - 4));
  const end = Math.min(words.length, start + 1 + Math.floor(random() * 3));
  const parts: Span[] = [
    {
      text: words
        .slice(0, start)
        .map((word) => `${word} `)
        .join(''),
      look: 'plain',
    },
    { text: words.slice(start, end).join(' '), look: random() < 0.5 ? 'bold' : 'italic' },
    {
      text: words
        .slice(end)
        .map((word) => ` ${word}`)
        .join(''),
      look: 'plain',
    },
  ];
  return parts.filter((part) => part.text !== '');
}

function titleFrom(text: string, words: number): string {
  const kept = text
    .replace(/[^\p{L}\p{N}\s'’-]/gu, '')
    .split(/\s+/)
    .slice(0, words)
    .join(' ');
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

function clip(text: string, words: number): string {
  const parts = text.split(' ');
  return parts.length <= words
    ? text
    : `${parts
        .slice(0, words)
        .join(' ')
        .replace(/[,;:—–(-]+$/u, '')}.`;
}
