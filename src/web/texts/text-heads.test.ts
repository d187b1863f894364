import { describe, expect, it } from 'vitest';
import { storeOf } from '../account-store.ts';
import { memoryStore } from '../memory-store.ts';
import {
  dropEmptyTexts,
  forgetText,
  holdsWords,
  lastText,
  localTexts,
  newTextId,
  releaseText,
  rememberLast,
  storeOfText,
  titleFor,
  writeHead,
} from './text-heads.ts';

const draft = (text: string, revision = 1) =>
  JSON.stringify({
    revision,
    doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  });

describe('texts of a browser', () => {
  it('lists those with a head, and finds them by all words of a query', () => {
    const store = storeOf('ann', memoryStore());
    for (const [id, words] of [
      ['a', 'Rivers run.'],
      ['b', 'Birds fly.'],
    ] as const) {
      storeOfText(store, id).write('draft', draft(words));
      writeHead(storeOfText(store, id), { excerpt: words, words: 2 });
    }
    expect(localTexts(store).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(holdsWords(storeOfText(store, 'a'), ['RUN', 'rivers'])).toBe(true);
    expect(holdsWords(storeOfText(store, 'a'), ['run', 'birds'])).toBe(false);
    rememberLast(store, 'a');
    forgetText(store, 'a');
    expect(localTexts(store).map(({ id }) => id)).toEqual(['b']);
    expect(lastText(store, 'ann')).toBe('ann');
  });

  it('lets go of what the server has, and of nothing else', () => {
    const store = storeOf('ann', memoryStore());
    const kept = (id: string) => storeOfText(store, id).names('').length > 0;
    for (const [id, place, held] of [
      ['synced', 'server', 3],
      ['behind', 'server', 2],
      ['mine', 'browser', 3],
    ] as const) {
      storeOfText(store, id).write('draft', draft('Words.', 3));
      writeHead(storeOfText(store, id), { place, server: { revision: 1, draft: held } });
      releaseText(storeOfText(store, id));
    }
    expect(['synced', 'behind', 'mine'].map(kept)).toEqual([false, true, true]);
  });

  it('drops what was begun and never written in', () => {
    const store = storeOf('ann', memoryStore());
    storeOfText(store, 'empty').write('draft', JSON.stringify({ revision: 1 }));
    storeOfText(store, 'old').write('draft', draft('Words.'));
    dropEmptyTexts(store);
    expect(store.names('')).toEqual(['text.old.draft']);
  });

  it('names a text by its name, else by its first line', () => {
    expect(titleFor({ name: 'Essay', excerpt: 'A\nb' })).toBe('Essay');
    expect(titleFor({ name: '', excerpt: 'Water in soils\nRain fell.' })).toBe('Water in soils');
    expect(titleFor({ name: '', excerpt: '' })).toBe('Untitled');
  });

  it('makes ids as the service takes them', () => {
    expect(newTextId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
