import { type AccountStore, type BrowserStore, forgetAccount, keepsFor, storeOf } from '../account-store.ts';
import { GUEST } from '../guests.ts';
import { lastText, localTexts, rememberLast, storeOfText } from './text-heads.ts';

const WELCOME = 'welcome';
const SAMPLE = 'sample';
const WORDS = 'words';

/** Makes the next text that is opened empty begin with the sample, for a new account. */
export function askForSample(store: AccountStore): void {
  store.write(WELCOME, 'sample');
}

/** True when an empty text begins with the sample: once for each account made in this browser, and once for guests. */
export function takeSample(store: AccountStore, isGuest: boolean): boolean {
  const asked = store.read(WELCOME);
  if (asked === 'done' || (asked === null && !isGuest)) return false;
  store.write(WELCOME, 'done');
  return true;
}

export function isSample(text: AccountStore): boolean {
  return text.read(SAMPLE) !== null;
}

export function markSample(text: AccountStore, is: boolean): void {
  if (is) text.write(SAMPLE, '1');
  else text.remove(SAMPLE);
}

/** The words of a guest's dictionary; the service keeps none for guests. */
export function guestWords(store: AccountStore): string[] {
  try {
    const kept: unknown = JSON.parse(store.read(WORDS) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

export function keepGuestWords(store: AccountStore, words: readonly string[]): void {
  store.write(WORDS, JSON.stringify(words));
}

/**
 * Moves what a guest wrote in this browser to the account that the guest has just made.
 * @returns the words of the guest's dictionary, which the account does not have yet; null when there was nothing but the sample
 */
export function takeOverGuestTexts(account: string, browser: BrowserStore = localStorage): readonly string[] | null {
  const guest = storeOf(GUEST, browser);
  const own = storeOf(account, browser);
  const written = localTexts(guest).filter(({ id }) => !isSample(storeOfText(guest, id)));
  if (written.length === 0 || keepsFor(account, browser)) return null;
  for (const { id } of written) {
    // The id of a guest's first text is the guest's name, as the id of an account's first text is the account's.
    const [from, to] = [storeOfText(guest, id), storeOfText(own, id === GUEST ? account : id)];
    for (const name of from.names('')) to.write(name, from.read(name)!);
  }
  const last = lastText(guest, GUEST);
  rememberLast(own, last === GUEST ? account : last);
  const words = guestWords(guest);
  forgetAccount(GUEST, browser);
  return words;
}
