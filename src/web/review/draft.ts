import { Node } from 'prosemirror-model';
import { type ReviewOptions, readOptions } from './check-options.ts';
import { schema } from './schema.ts';

/** What is kept between visits, in this browser alone: the text never goes to the server but to be checked. */
export interface Draft {
  readonly doc: Node | null;
  readonly options: ReviewOptions;
  readonly dismissed: readonly string[];
}

const KEY = 'emend.draft';
/** The newest dismissals are kept; older ones come up again at worst. */
const MOST_DISMISSED = 2_000;

/** The part of `localStorage` that is needed. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is damaged or of another version counts as not there. */
export function readDraft(store: Store): Draft {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    const dismissed = Array.isArray(kept?.['dismissed'])
      ? kept['dismissed'].filter((key) => typeof key === 'string')
      : [];
    return { doc: readDocument(kept?.['doc']), options: readOptions(kept?.['options']), dismissed };
  } catch {
    return { doc: null, options: readOptions(null), dismissed: [] };
  }
}

function readDocument(json: unknown): Node | null {
  if (json === undefined || json === null) return null;
  try {
    const doc = Node.fromJSON(schema, json);
    doc.check();
    return doc;
  } catch {
    return null;
  }
}

/** @returns false when the browser has no room for it */
export function writeDraft(
  store: Store,
  { doc, options, dismissed }: { doc: Node; options: ReviewOptions; dismissed: ReadonlySet<string> },
): boolean {
  const kept = { doc: doc.toJSON() as unknown, options, dismissed: [...dismissed].slice(-MOST_DISMISSED) };
  try {
    store.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(store: Store): void {
  store.removeItem(KEY);
}
