import type { EditorApi } from './plugin-api.ts';

/** Both exist in the editor, where the command runs. */
declare const Api: EditorApi;
declare const Asc: { readonly scope: { readonly emend: Asked } };

/** Which words of which paragraph are meant. */
export interface AskedWords {
  readonly index: number;
  readonly text: string;
  readonly words: string;
  readonly nth: number;
  readonly total: number;
}

/** What the command is asked for, by way of `Asc.scope`. */
export type Asked =
  | { readonly task: 'read' }
  /** `track`: changes are tracked from now on, for the words are about to be replaced. */
  | ({ readonly task: 'select'; readonly track: boolean } & AskedWords)
  /** Changes are tracked, or not, as before. */
  | { readonly task: 'finish'; readonly index: number; readonly track: boolean };

/** Answer of `select`. */
export interface Selected {
  readonly status: 'done' | 'changed' | 'blocked';
  /** Where the paragraph is now. */
  readonly index: number;
  /** Whether changes were tracked before. */
  readonly tracked: boolean;
}

/**
 * Runs in the editor, to which it is sent as its source: it may use nothing of this file but types, and gives JSON, because commands give strings and numbers
 * alone. `read` gives the text of each paragraph without what is marked as deleted, or null where the editor does not say what that is; `select` a `Selected`;
 * `finish` the text of one paragraph, or null.
 *
 * Texts and searches of the editor hold deleted words too (ONLYOFFICE/DocumentServer issue 3467). Its report of changes has the words, and in later versions
 * their paragraph; their place is where they occur, or where they occur beside what was inserted for them. Where that is not one place, nothing is done.
 */
export function runInEditor(): string {
  const asked = Asc.scope.emend;
  const document = Api.GetDocument();
  const paragraphs = document.GetAllParagraphs();
  const whole = paragraphs.map((paragraph) => paragraph.GetText().replace(/[\r\n]+$/, ''));
  const placesOf = (text: string, words: string): number[] => {
    const found: number[] = [];
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) found.push(at);
    return found;
  };
  const meets = (spans: readonly number[][], start: number, end: number): boolean =>
    spans.some(([from = 0, to = 0]) => start < to && from < end);

  const changes = Object.values(document.GetReviewReport()).flat();
  const inserted = changes.flatMap(({ Type, Value }) => (Type === 'TextAdd' && Value ? [Value] : []));
  /** Of each paragraph the spans of deleted text; null where they are not known. */
  const deleted: (number[][] | null)[] = whole.map(() => []);
  for (const { Type, Value, ReviewedElement } of changes) {
    if (Type !== 'TextRem' || !Value) continue;
    const id = ReviewedElement?.GetInternalId?.();
    const holders = [...whole.keys()].filter((i) =>
      id === undefined ? whole[i]?.includes(Value) : paragraphs[i]?.GetInternalId?.() === id,
    );
    for (const i of holders) {
      const [text = '', spans] = [whole[i], deleted[i]];
      const places = placesOf(text, Value).filter((at) => !meets(spans ?? [], at, at + Value.length));
      const replaced = places.filter((at) =>
        inserted.some((put) => text.startsWith(put, at + Value.length) || text.slice(0, at).endsWith(put)),
      );
      const [at, more] = places.length > 1 ? replaced : places;
      if (spans && holders.length === 1 && at !== undefined && more === undefined) spans.push([at, at + Value.length]);
      else deleted[i] = null;
    }
  }
  const current = whole.map((text, i) => {
    const spans = deleted[i];
    return spans
      ? text
          .split('')
          .filter((_, at) => !meets(spans, at, at + 1))
          .join('')
      : null;
  });

  if (asked.task === 'read') return JSON.stringify(current);
  if (asked.task === 'finish') {
    document.SetTrackRevisions(asked.track);
    return JSON.stringify(current[asked.index] ?? null);
  }
  const { words, nth, total, track } = asked;
  const tracked = document.IsTrackRevisions();
  let index = -1;
  for (const [i, text] of current.entries())
    if (text === asked.text && (index < 0 || Math.abs(i - asked.index) < Math.abs(index - asked.index))) index = i;
  const paragraph = paragraphs[index];
  if (!paragraph) return JSON.stringify({ status: 'changed', index, tracked });
  const found = paragraph.Search(words, true) ?? [];
  const places = placesOf(whole[index] ?? '', words);
  const kept = found.filter((_, i) => {
    const at = places[i] ?? 0;
    return !meets(deleted[index] ?? [], at, at + words.length);
  });
  const range = found.length === places.length && kept.length === total ? kept[nth] : undefined;
  // a caret begins a code in searches, and nothing escapes it
  if (!range || words.includes('^')) return JSON.stringify({ status: 'blocked', index, tracked });
  range.Select();
  if (track) document.SetTrackRevisions(true);
  return JSON.stringify({ status: 'done', index, tracked });
}
