import { describe, expect, it } from 'vitest';
import { forgetAccount, keepsFor, storeOf, writesLater } from './account-store.ts';
import { memoryStore } from './memory-store.ts';

describe('the store of an account', () => {
  it('is not seen by another account', () => {
    const browser = memoryStore();
    storeOf('ann', browser).write('draft', 'A thesis.');
    expect(storeOf('bob', browser).read('draft')).toBeNull();
    expect(storeOf('an', browser).read('n.draft')).toBeNull();
    expect(storeOf('ann', browser).read('draft')).toBe('A thesis.');
  });

  it('deletes everything of an account and nothing of others', () => {
    const browser = memoryStore();
    browser.setItem('emend.theme', 'dark');
    for (const account of ['ann', 'bob']) storeOf(account, browser).write('draft', account);
    storeOf('ann', browser).write('proofreading', '{}');
    forgetAccount('ann', browser);
    expect(keepsFor('ann', browser)).toBe(false);
    expect(keepsFor('bob', browser)).toBe(true);
    expect(browser.getItem('emend.theme')).toBe('dark');
  });

  it('is not written anew by a page that was open while it was deleted', () => {
    const browser = memoryStore();
    const open = storeOf('eve', browser);
    open.write('draft', 'A secret.');
    forgetAccount('eve', browser);
    open.write('draft', 'A secret.');
    expect(keepsFor('eve', browser)).toBe(false);
    storeOf('eve', browser).write('draft', 'A new text.');
    expect(keepsFor('eve', browser)).toBe(true);
  });

  it('counts what was about to be written', () => {
    const browser = memoryStore();
    const store = storeOf('kim', browser);
    const takeBack = writesLater(() => store.write('draft', 'Typed a moment ago.'));
    expect(keepsFor('kim', browser)).toBe(true);
    takeBack();
    forgetAccount('kim', browser);
    expect(keepsFor('kim', browser)).toBe(false);
  });

  it('says when there is no room', () => {
    const browser = memoryStore(10);
    expect(storeOf('ann', browser).write('draft', 'Much too long.')).toBe(false);
  });
});
