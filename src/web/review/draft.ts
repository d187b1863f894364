import { Node } from 'prosemirror-model';
import type { AccountStore } from '../account-store.ts';
import type { AcceptedChange } from './accepted-step.ts';
import { type ReviewOptions, readOptions } from './check-options.ts';
import { DRAFT } from './draft-names.ts';
import { schema } from './schema.ts';

/** A text kept between visits, only in this browser: it goes to the server only to be checked. */
export interface Draft {
  /** Null when nothing was written yet. */
  readonly doc: Node | null;
  readonly options: ReviewOptions;
  readonly dismissed: readonly string[];
  /** Accepted corrections that still stand. */
  readonly accepted: readonly AcceptedChange[];
}

/** The stored form of a draft; `revision` grows by one with each write, in whichever tab. */
export interface DraftRecord {
  readonly revision: number;
  readonly doc: unknown;
  readonly options: unknown;
  readonly dismissed: unknown;
  readonly accepted?: unknown;
}

/** Most dismissals kept, the newest ones; at worst older ones appear again. */
const MOST_DISMISSED = 2_000;

/** The draft of an account; a damaged one, or one of another version, counts as missing. */
export function readDraft(store: AccountStore): Draft {
  return draftOf(readRecord(store));
}

export function readRecord(store: AccountStore): DraftRecord | null {
  const kept = readJson(store, DRAFT);
  return isRecord(kept) ? kept : null;
}

export function readJson(store: AccountStore, name: string): unknown {
  try {
    return JSON.parse(store.read(name) ?? 'null');
  } catch {
    return null;
  }
}

export function isRecord(kept: unknown): kept is DraftRecord {
  return typeof kept === 'object' && kept !== null && Number.isInteger((kept as DraftRecord).revision);
}

export function draftOf(record: DraftRecord | null): Draft {
  const dismissed = Array.isArray(record?.dismissed) ? record.dismissed.filter((key) => typeof key === 'string') : [];
  return {
    doc: readDocument(record?.doc),
    options: readOptions(record?.options),
    dismissed,
    accepted: readAccepted(record?.accepted),
  };
}

export function recordOf({ doc, options, dismissed, accepted }: Draft, revision: number): DraftRecord {
  const kept = { dismissed: dismissed.slice(-MOST_DISMISSED), accepted };
  return { revision, doc: doc?.toJSON() as unknown, options, ...kept };
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

function readAccepted(json: unknown): AcceptedChange[] {
  if (!Array.isArray(json)) return [];
  return json.filter((change: Partial<AcceptedChange> | null) => {
    const { from, to, was, now } = change ?? {};
    return Number.isInteger(from) && Number.isInteger(to) && typeof was === 'string' && typeof now === 'string';
  });
}
