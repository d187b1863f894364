import { describe, expect, it } from 'vitest';
import { draftChanges } from './draft-changes.ts';

const draft = (...texts: string[]) => texts.map((text) => ({ text }));

describe('draftChanges', () => {
  it('counts sentences kept, added and gone, wherever they stand', () => {
    const before = draft('The river rose. We left at noon.', 'Nobody came back.');
    const after = draft('Nobody came back.', 'The river rose overnight. We left at noon. It was cold.');
    expect(draftChanges(before, after)).toEqual({ kept: 2, added: 2, removed: 1 });
  });

  it('takes a sentence for the same when only spaces, stops or capitals differ', () => {
    expect(draftChanges(draft('We left,  at noon.'), draft('we left at noon!'))).toEqual({
      kept: 1,
      added: 0,
      removed: 0,
    });
  });

  it('counts a sentence that stands twice twice', () => {
    expect(draftChanges(draft('So be it. So be it.'), draft('So be it.'))).toEqual({ kept: 1, added: 0, removed: 1 });
    expect(draftChanges(draft('So be it.'), draft('So be it. So be it.'))).toEqual({ kept: 1, added: 1, removed: 0 });
  });

  it('finds nothing in empty drafts', () => {
    expect(draftChanges([], draft(' ', '***'))).toEqual({ kept: 0, added: 0, removed: 0 });
  });
});
