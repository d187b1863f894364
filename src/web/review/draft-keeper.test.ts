import { expect, it } from 'vitest';
import { storeOf } from '../account-store.ts';
import { memoryStore } from '../memory-store.ts';
import { documentOf, plainText } from './blocks.ts';
import { readOptions } from './check-options.ts';
import { type Draft, readDraft } from './draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const draft = (text: string, dismissed: string[] = []): Draft => ({
  doc: documentOf(text),
  options: readOptions(undefined),
  dismissed,
  accepted: [],
});
const textOf = (found: Draft | null) => found?.doc && plainText(found.doc);

it('keeps text, options and dismissals for the next visit', () => {
  const store = storeOf('ann', memoryStore());
  expect(createDraftKeeper(store).first).toEqual({
    doc: null,
    options: readOptions(undefined),
    dismissed: [],
    accepted: [],
  });
  createDraftKeeper(store).save({
    ...draft('A text.', ['key']),
    options: { ...readOptions(undefined), language: 'UK' },
  });
  const { first } = createDraftKeeper(store);
  expect([textOf(first), first.options.language, first.dismissed]).toEqual(['A text.', 'UK', ['key']]);
});

it('tells a tab what another has written, once', () => {
  const store = storeOf('ann', memoryStore());
  const [a, b] = [createDraftKeeper(store), createDraftKeeper(store)];
  a.save(draft('Written in A.'));
  expect(a.news()).toBeNull();
  expect(textOf(b.news())).toBe('Written in A.');
  expect(b.news()).toBeNull();
  b.save(draft('Continued in B.'));
  expect(b.hasOther()).toBe(false);
  expect(textOf(a.news())).toBe('Continued in B.');
});

it('puts aside what a tab would overwrite unseen, and gives it back in exchange', () => {
  const store = storeOf('ann', memoryStore());
  const [a, b] = [createDraftKeeper(store), createDraftKeeper(store)];
  a.save(draft('Written in A.'));
  b.save(draft('Written in B.'));
  expect(textOf(readDraft(store))).toBe('Written in B.');
  expect(b.hasOther()).toBe(true);
  expect(textOf(b.swap(draft('Written in B.')))).toBe('Written in A.');
  expect(textOf(b.swap(draft('Written in A.')))).toBe('Written in B.');
  b.dropOther();
  expect(b.hasOther()).toBe(false);
  expect(b.swap(draft('x'))).toBeNull();
});

it('puts nothing aside that is empty or the same', () => {
  const store = storeOf('ann', memoryStore());
  const [a, b] = [createDraftKeeper(store), createDraftKeeper(store)];
  a.save(draft('The same.'));
  b.save(draft('The same.'));
  a.news();
  a.save(draft(''));
  b.save(draft('New.'));
  expect(b.hasOther()).toBe(false);
});

it('overwrites nothing when there is no room to put it aside', () => {
  const store = storeOf('ann', memoryStore(340));
  const [a, b] = [createDraftKeeper(store), createDraftKeeper(store)];
  expect(a.save(draft('Written in A.'))).toBe(true);
  expect(b.save(draft(`Written in B. ${'Much longer. '.repeat(20)}`))).toBe(false);
  expect(textOf(readDraft(store))).toBe('Written in A.');
});

it('takes damaged records for none', () => {
  const store = storeOf('ann', memoryStore());
  for (const damaged of ['{', '{"revision":"x"}', '[]', '{"revision":3,"doc":{"type":"nonsense"}}']) {
    store.write('draft', damaged);
    store.write('draft-others', damaged);
    expect(createDraftKeeper(store).first.doc).toBeNull();
    expect(createDraftKeeper(store).hasOther()).toBe(false);
  }
});
