import type { AccountStore } from '../account-store.ts';
import { type Draft, type DraftRecord, draftOf, isRecord, readJson, readRecord, recordOf } from './draft.ts';
import { DRAFT, OTHERS } from './draft-names.ts';

/** Keeps the draft that several tabs may write: the newest wins, and what it replaces unseen is put aside. */
export interface DraftKeeper {
  /** What was kept when this tab began. */
  readonly first: Draft;
  /** What another tab has written since this one last read or wrote; null when nothing. */
  news(): Draft | null;
  /** @returns false when the browser has no room; what was kept before is untouched then */
  save(draft: Draft): boolean;
  /** Whether a version lies aside that another tab wrote. */
  hasOther(): boolean;
  /** The version put aside last, which changes places with `current`. */
  swap(current: Draft): Draft | null;
  /** Deletes the version put aside last. */
  dropOther(): void;
}

/** Versions that may lie aside; each of them came from two tabs that were written in without knowing of each other. */
const MOST_OTHERS = 5;

export function createDraftKeeper(store: AccountStore): DraftKeeper {
  const kept = readRecord(store);
  let known = kept?.revision ?? 0;

  const others = (): DraftRecord[] => {
    const list = readJson(store, OTHERS);
    return Array.isArray(list) ? list.filter(isRecord) : [];
  };
  const keepOthers = (records: readonly DraftRecord[]): boolean => {
    if (records.length > 0) return store.write(OTHERS, JSON.stringify(records.slice(0, MOST_OTHERS)));
    store.remove(OTHERS);
    return true;
  };
  const save = (draft: Draft): boolean => {
    const stored = readRecord(store);
    const unseen = stored !== null && stored.revision !== known && hasText(stored) && !sameText(stored, draft);
    if (unseen && !keepOthers([stored, ...others()])) return false;
    const next = Math.max(known, stored?.revision ?? 0) + 1;
    if (!store.write(DRAFT, JSON.stringify(recordOf(draft, next)))) return false;
    known = next;
    return true;
  };

  return {
    first: draftOf(kept),
    news() {
      const stored = readRecord(store);
      if (stored === null || stored.revision === known) return null;
      known = stored.revision;
      return draftOf(stored);
    },
    save,
    hasOther: () => others().length > 0,
    swap(current) {
      const [other, ...rest] = others();
      if (!other || !keepOthers([recordOf(current, known), ...rest])) return null;
      return draftOf(other);
    },
    dropOther: () => void keepOthers(others().slice(1)),
  };
}

function hasText(record: DraftRecord): boolean {
  return (draftOf(record).doc?.textContent.trim() ?? '') !== '';
}

function sameText(record: DraftRecord, { doc }: Draft): boolean {
  const other = draftOf(record).doc;
  return doc !== null && other !== null && doc.eq(other);
}
