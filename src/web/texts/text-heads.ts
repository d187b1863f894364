import { type AccountStore, partOf } from '../account-store.ts';
import { DRAFT, OTHERS } from '../review/draft-names.ts';
import { TEXTS as phrases } from './words.ts';

/** Where a text is stored. */
export type TextPlace = 'browser' | 'server';

/** What this browser knows about a text besides its words. */
export interface TextHead {
  /** The name that the writer gave it; empty when its first words serve as its name. */
  readonly name: string;
  /** Its title when it has no name and, on a second line, the words that follow. */
  readonly excerpt: string;
  readonly words: number;
  /** Epoch milliseconds. */
  readonly modified: number;
  readonly place: TextPlace;
  /** For a text on the server: its revision there (0 before the first), and the revision of the draft that it holds. */
  readonly server: { readonly revision: number; readonly draft: number };
}

export const NEW_HEAD: TextHead = {
  name: '',
  excerpt: '',
  words: 0,
  modified: 0,
  place: 'browser',
  server: { revision: 0, draft: 0 },
};

const HEAD = 'head';
const LAST = 'last-text';
const PLACE = 'place';
const PREFIX = 'text.';

/** The part of the store that belongs to one text. */
export function storeOfText(store: AccountStore, id: string): AccountStore {
  return partOf(store, `${PREFIX}${id}.`);
}

export function readHead(text: AccountStore): TextHead | null {
  try {
    const kept = JSON.parse(text.read(HEAD) ?? 'null') as Partial<TextHead> | null;
    return kept && { ...NEW_HEAD, ...kept };
  } catch {
    return null;
  }
}

/** Changes the head of a text. @returns false when the browser has no room */
export function writeHead(text: AccountStore, change: Partial<TextHead>): boolean {
  return text.write(HEAD, JSON.stringify({ ...(readHead(text) ?? NEW_HEAD), ...change }));
}

/** A stored draft; its document is the editor's JSON. */
interface StoredDraft {
  readonly revision: number;
  readonly doc: unknown;
}

function storedDraft(text: AccountStore): StoredDraft | null {
  try {
    return JSON.parse(text.read(DRAFT) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

/** True when the browser has changes to a text of the server that the server does not have. */
export function isBehind(text: AccountStore): boolean {
  const head = readHead(text);
  const draft = storedDraft(text);
  return head?.place === 'server' && draft !== null && draft.revision !== head.server.draft;
}

/** Removes a text of the server from this browser, unless something in it exists only here. */
export function releaseText(text: AccountStore): void {
  if (readHead(text)?.place !== 'server' || isBehind(text) || text.read(OTHERS) !== null) return;
  for (const name of text.names('')) text.remove(name);
}

/** Deletes texts that were begun and never written in; one that is still open somewhere is stored again with its first word. */
export function dropEmptyTexts(store: AccountStore): void {
  for (const name of store.names(PREFIX)) {
    if (!name.endsWith(`.${DRAFT}`)) continue;
    const text = storeOfText(store, name.slice(PREFIX.length, -DRAFT.length - 1));
    if (readHead(text) === null && !storedDraft(text)?.doc) text.remove(DRAFT);
  }
}

/** True when all words are in the text or its name, in upper or lower case. */
export function holdsWords(text: AccountStore, words: readonly string[]): boolean {
  const whole = `${readHead(text)?.name ?? ''} ${wordsIn(storedDraft(text)?.doc)}`.toLowerCase();
  return words.every((word) => whole.includes(word.toLowerCase()));
}

/** The words of a stored document; text within one block is joined, blocks are separated. */
function wordsIn(node: unknown): string {
  const { text, content } = (node ?? {}) as { readonly text?: string; readonly content?: readonly { type?: string }[] };
  if (text !== undefined) return text;
  return (content ?? []).map((child) => wordsIn(child) + (child.type === 'text' ? '' : ' ')).join('');
}

/** Id of the text that opens when the address names none: the one written last, else the account's first. */
export function lastText(store: AccountStore, account: string): string {
  return store.read(LAST) ?? account;
}

export function rememberLast(store: AccountStore, id: string): void {
  store.write(LAST, id);
}

/** Where new texts are stored: where the writer stored the last one. */
export function chosenPlace(store: AccountStore): TextPlace {
  return store.read(PLACE) === 'server' ? 'server' : 'browser';
}

export function rememberPlace(store: AccountStore, place: TextPlace): void {
  store.write(PLACE, place);
}

/** The texts stored in this browser, with their ids, in no order. */
export function localTexts(store: AccountStore): (TextHead & { readonly id: string })[] {
  return store.names(PREFIX).flatMap((name) => {
    const id = name.slice(PREFIX.length, -HEAD.length - 1);
    const head = name.endsWith(`.${HEAD}`) ? readHead(storeOfText(store, id)) : null;
    return head ? [{ ...head, id }] : [];
  });
}

/** Deletes everything that this browser stores about a text. */
export function forgetText(store: AccountStore, id: string): void {
  const text = storeOfText(store, id);
  for (const name of text.names('')) text.remove(name);
  if (store.read(LAST) === id) store.remove(LAST);
}

/** The name of a text in lists. */
export function titleFor({ name, excerpt }: Pick<TextHead, 'name' | 'excerpt'>): string {
  return name || excerpt.split('\n')[0] || phrases.untitled;
}

/** A new id (RFC 9562, version 4); `crypto.randomUUID` is missing over plain http. */
export function newTextId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
