import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ServerText } from '../../contract/text.ts';
import { storeOf } from '../account-store.ts';
import { listServerTexts, searchServerTexts } from '../api/texts.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { useAccount } from '../session.tsx';
import {
  dropEmptyTexts,
  holdsWords,
  localTexts,
  releaseText,
  storeOfText,
  type TextPlace,
  titleFor,
} from './text-heads.ts';

/** A text in the form that lists show. */
export interface ListedText {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly excerpt: string;
  readonly words: number;
  readonly modified: number;
  readonly place: TextPlace;
}

export interface Texts {
  /** The newest first; null until the server has answered or failed to answer. */
  readonly all: readonly ListedText[] | null;
  readonly problem: string | null;
  reload(): void;
}

const SEARCH_REST_MS = 250;

/** The writer's texts, in this browser and on the server; with a query, only those that contain all of its words. */
export function useTexts(query = ''): Texts {
  const account = useAccount().id;
  const store = useMemo(() => {
    const found = storeOf(account);
    // Runs once, before the page can begin a text: a text that was just begun is empty as well.
    dropEmptyTexts(found);
    return found;
  }, [account]);
  const { value: server, problem, reload } = useFetched(listServerTexts, account);
  const words = query.trim().split(/\s+/).filter(Boolean);
  const found = useServerSearch(words.join(' '));
  const known = server ?? (problem === null ? null : []);
  const all = known && merged(known, storeTexts());
  return {
    all:
      all?.filter(({ id }) => words.length === 0 || found.has(id) || holdsWords(storeOfText(store, id), words)) ?? null,
    problem,
    reload,
  };

  function storeTexts() {
    for (const { id, place } of localTexts(store)) if (place === 'server') releaseText(storeOfText(store, id));
    return localTexts(store).filter(({ words: count, name }) => count > 0 || name !== '');
  }
}

function merged(server: readonly ServerText[], local: ReturnType<typeof localTexts>): ListedText[] {
  const texts = new Map<string, Omit<ListedText, 'title'>>();
  for (const text of server) texts.set(text.id, { ...text, place: 'server' });
  // A newer version in this browser is not on the server yet.
  for (const text of local) texts.set(text.id, text);
  return [...texts.values()]
    .map((text) => ({ ...text, title: titleFor(text) }))
    .sort((a, b) => b.modified - a.modified);
}

/** Ids of the server's texts that contain the words; asks when the reader pauses. */
function useServerSearch(query: string): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (query === '') return setFound(new Set());
    let current = true;
    const timer = setTimeout(() => {
      searchServerTexts(query).then(
        (ids) => current && setFound(new Set(ids)),
        () => undefined,
      );
    }, SEARCH_REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query]);
  return found;
}
