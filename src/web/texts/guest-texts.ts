import { type AccountStore, type BrowserStore, forgetAccount, keepsFor, storeOf } from '../account-store.ts';
import { GUEST } from '../guests.ts';
import { lastText, localTexts, rememberLast, storeOfText } from './text-heads.ts';

const WELCOME = 'welcome';
const SAMPLE = 'sample';
const WORDS = 'words';

/** The next text that is opened empty begins with the sample: for an account that was just made. */
export function askForSample(store: AccountStore): void {
  store.write(WELCOME, 'sample');
}

/** Shall an empty text begin with the sample? Once for each account that was made here, and once for guests. */
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

/** Words that a guest vouches for; the service keeps none for them. */
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
 * Gives what a guest wrote in this browser to the account that the guest has just made.
 * @returns the words of the guest's dictionary, which the account does not know yet; null where there was nothing but the sample
 */
export function takeOverGuestTexts(account: string, browser: BrowserStore = localStorage): readonly string[] | null {
  const guest = storeOf(GUEST, browser);
  const own = storeOf(account, browser);
  const written = localTexts(guest).filter(({ id }) => !isSample(storeOfText(guest, id)));
  if (written.length === 0 || keepsFor(account, browser)) return null;
  for (const { id } of written) {
    // A guest's first text has the guest's name for its id, as an account's first has the account's.
    const [from, to] = [storeOfText(guest, id), storeOfText(own, id === GUEST ? account : id)];
    for (const name of from.names('')) to.write(name, from.read(name)!);
  }
  const last = lastText(guest, GUEST);
  rememberLast(own, last === GUEST ? account : last);
  const words = guestWords(guest);
  forgetAccount(GUEST, browser);
  return words;
}
