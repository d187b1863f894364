import { expect, it } from 'vitest';
import { keepsFor, storeOf } from '../account-store.ts';
import { GUEST } from '../guests.ts';
import { memoryStore } from '../memory-store.ts';
import { askForSample, keepGuestWords, markSample, takeOverGuestTexts, takeSample } from './guest-texts.ts';
import { lastText, localTexts, rememberLast, storeOfText, writeHead } from './text-heads.ts';

const ACCOUNT = '0b0f5f3e-6a36-4a3c-9d0e-6d6a3a3f1c11';

it('gives a guest’s texts and words to the account that the guest makes, and leaves nothing behind', () => {
  const browser = memoryStore();
  const guest = storeOf(GUEST, browser);
  for (const id of [GUEST, 'second', 'tried']) {
    storeOfText(guest, id).write('draft', `{"text":"${id}"}`);
    writeHead(storeOfText(guest, id), { excerpt: id });
  }
  markSample(storeOfText(guest, 'tried'), true);
  rememberLast(guest, GUEST);
  keepGuestWords(guest, ['Emend']);
  expect(takeOverGuestTexts(ACCOUNT, browser)).toEqual(['Emend']);
  const own = storeOf(ACCOUNT, browser);
  expect(localTexts(own).map(({ id, excerpt }) => [id, excerpt])).toEqual([
    [ACCOUNT, GUEST],
    ['second', 'second'],
  ]);
  expect(storeOfText(own, ACCOUNT).read('draft')).toBe('{"text":"guest"}');
  expect(lastText(own, ACCOUNT)).toBe(ACCOUNT);
  expect(keepsFor(GUEST, browser)).toBe(false);
});

it('takes over nothing where a guest only looked at the sample, or the account has texts here', () => {
  const browser = memoryStore();
  const guest = storeOf(GUEST, browser);
  writeHead(storeOfText(guest, GUEST), { excerpt: 'sample' });
  markSample(storeOfText(guest, GUEST), true);
  expect(takeOverGuestTexts(ACCOUNT, browser)).toBeNull();
  markSample(storeOfText(guest, GUEST), false);
  writeHead(storeOfText(storeOf(ACCOUNT, browser), 'mine'), { excerpt: 'mine' });
  expect(takeOverGuestTexts(ACCOUNT, browser)).toBeNull();
  expect(localTexts(storeOf(ACCOUNT, browser)).map(({ id }) => id)).toEqual(['mine']);
});

it('shows the sample once to a guest and once to an account that was made here', () => {
  const browser = memoryStore();
  const guest = storeOf(GUEST, browser);
  expect([takeSample(guest, true), takeSample(guest, true)]).toEqual([true, false]);
  const own = storeOf(ACCOUNT, browser);
  expect(takeSample(own, false)).toBe(false);
  askForSample(own);
  expect([takeSample(own, false), takeSample(own, false)]).toEqual([true, false]);
});
