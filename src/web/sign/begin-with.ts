import { storeOf } from '../account-store.ts';
import { addWord } from '../api/review.ts';
import { askForSample, takeOverGuestTexts } from '../texts/guest-texts.ts';

/** The first steps of an account that was just made: what was written here without one comes along, else the review begins with a sample. */
export async function beginWith(account: string): Promise<void> {
  const words = takeOverGuestTexts(account);
  if (words === null) askForSample(storeOf(account));
  // A word that is not taken is asked about again.
  else await Promise.allSettled(words.map(addWord));
}
