import { storeOf } from '../account-store.ts';
import { addWord } from '../api/review.ts';
import { askForSample, takeOverGuestTexts } from '../texts/guest-texts.ts';

/** The first steps of a new account: it takes over the texts written here without an account; without any, the review begins with a sample. */
export async function beginWith(account: string): Promise<void> {
  const words = takeOverGuestTexts(account);
  if (words === null) askForSample(storeOf(account));
  // A word that the service refuses appears as unknown again.
  else await Promise.allSettled(words.map(addWord));
}
