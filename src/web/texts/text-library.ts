import { countWords } from '../../text/words.ts';
import type { AccountStore } from '../account-store.ts';
import { forEachTextBlock, plainText, textOf, titleOf, withoutTail } from '../review/blocks.ts';
import { type Draft, draftOf, readRecord, recordOf } from '../review/draft.ts';
import { DRAFT, OTHERS } from '../review/draft-names.ts';
import { storeOfText, type TextHead, writeHead } from './text-heads.ts';

/** Stores a draft where the page finds it when it opens the text. @returns false when the browser has no room */
export function putText(store: AccountStore, id: string, draft: Draft, head: Partial<TextHead>): boolean {
  const text = storeOfText(store, id);
  const known = readRecord(text)?.revision ?? 0;
  return (
    text.write(DRAFT, JSON.stringify(recordOf(draft, known + 1))) &&
    (draft.doc === null || writeHead(text, { ...describe(draft), ...head }))
  );
}

const EXCERPT = 160;

/** What lists show of a draft; the first line of the excerpt is its title, the second the words that follow. */
export function describe({ doc }: Draft): Pick<TextHead, 'excerpt' | 'words' | 'modified'> {
  if (!doc) return { excerpt: '', words: 0, modified: Date.now() };
  const plain = plainText(withoutTail(doc)).replace(/\s+/g, ' ');
  const title = titleOf(doc);
  const rest = plain.startsWith(title) ? plain.slice(title.length) : plain;
  let words = 0;
  forEachTextBlock(doc, (block) => {
    words += countWords(textOf(block));
  });
  return { excerpt: `${title}\n${rest.trim().slice(0, EXCERPT)}`, words, modified: Date.now() };
}

/** Turns the single draft of earlier releases into the account's first text. */
export function takeOverOldDraft(store: AccountStore, account: string): void {
  const old = store.read(DRAFT);
  if (old === null) return;
  const text = storeOfText(store, account);
  if (text.read(DRAFT) === null) {
    if (!text.write(DRAFT, old)) return;
    const others = store.read(OTHERS);
    if (others !== null) text.write(OTHERS, others);
    const draft = draftOf(readRecord(text));
    if (draft.doc) writeHead(text, describe(draft));
  }
  store.remove(DRAFT);
  store.remove(OTHERS);
}
