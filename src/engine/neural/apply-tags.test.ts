import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../analyse.ts';
import { applyEdits } from '../edits.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { applyTags, startDraft } from './apply-tags.ts';
import { classifyChange } from './classify-change.ts';
import { changeEdit, draftChanges } from './draft-changes.ts';

const model = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../models/${name}`, import.meta.url)));
const lexicon = createLexicon(model('lexicon.bin'));
const analyse = createAnalyser(new Map([['tagger.bin', model('tagger.bin')]]));
const sentenceOf = (text: string) => analyse(text, { start: 0, end: text.length });

/** Tags by token text; "^" is the start of the sentence. */
function changesOf(text: string, tagged: Readonly<Record<string, string>>, probability = 0.9) {
  const sentence = sentenceOf(text);
  const tags = ['KEEP', ...new Set(Object.values(tagged))];
  const words = ['^', ...sentence.tokens.map((token) => token.text)];
  const verdicts = words.map((word) => {
    const tag = tagged[word];
    return tag === undefined ? undefined : { tag: tags.indexOf(tag), probability };
  });
  const draft = applyTags(startDraft(sentence), verdicts, tags, lexicon, 0.5);
  return { sentence, changes: draftChanges(sentence, draft) };
}

function rewritten(text: string, tagged: Readonly<Record<string, string>>): string {
  const { sentence, changes } = changesOf(text, tagged);
  return applyEdits(
    text,
    changes.map((change) => changeEdit(sentence, change)),
  );
}

describe('tags', () => {
  it.each([
    ['She go home.', { go: 'FORM_s' }, 'She goes home.'],
    ['He have two child.', { have: 'FORM_s', child: 'FORM_s' }, 'He has two children.'],
    ['They was late.', { was: 'REPLACE_were' }, 'They were late.'],
    ['I saw dog.', { saw: 'APPEND_a' }, 'I saw a dog.'],
    ['Evening I sleep.', { '^': 'APPEND_in' }, 'In evening I sleep.'],
    ['However it rained.', { However: 'APPEND_,' }, 'However, it rained.'],
    ['We discussed about it.', { about: 'DELETE' }, 'We discussed it.'],
    ['The life is hard.', { The: 'DELETE' }, 'Life is hard.'],
    ['It well is known.', { well: 'SWAP' }, 'It is well known.'],
    ['Always he is late.', { Always: 'SWAP' }, 'He always is late.'],
    ['It is every thing.', { every: 'JOIN' }, 'It is everything.'],
    ['In london it rains.', { london: 'CAPITAL' }, 'In London it rains.'],
    ['A well known name.', { well: 'APPEND_-' }, 'A well-known name.'],
    ['My friends house burnt.', { friends: 'FORM_base' }, 'My friend house burnt.'],
    ['My friend house burnt.', { friend: "APPEND_'s" }, "My friend's house burnt."],
    ['Although it rained but we left.', { but: 'REPLACE_,' }, 'Although it rained, we left.'],
    ['Its raining.', { Its: "REPLACE_it's" }, "It's raining."],
    ['We came, we saw', { ',': 'REPLACE_.', we: 'CAPITAL' }, 'We came. We saw'],
    ['A important point.', { A: 'REPLACE_an' }, 'An important point.'],
    ['It is good', { good: 'APPEND_.' }, 'It is good.'],
    ['A quick solved case.', { quick: 'FAMILY_adverb' }, 'A quickly solved case.'],
  ])('rewrite %j with %j', (text, tags, right) => expect(rewritten(text, tags)).toBe(right));

  it('that name a fault without a repair, or do not fit the word, change nothing', () => {
    expect(changesOf('He runs.', { runs: 'SPELL', He: 'OTHER' }).changes).toEqual([]);
    expect(changesOf('He runs.', { He: 'FORM_superlative', '.': 'SWAP' }).changes).toEqual([]);
  });

  it('below the least probability change nothing', () => {
    expect(changesOf('She go home.', { go: 'FORM_s' }, 0.4).changes).toEqual([]);
  });

  it('on neighbouring words make one change, as sure as the least sure of them', () => {
    const { changes } = changesOf('He is goes home.', { is: 'DELETE', goes: 'FORM_base' });
    expect(changes).toMatchObject([{ from: 1, to: 3, probability: 0.9 }]);
  });
});

describe('classes of changes', () => {
  it.each([
    ['She go home.', { go: 'FORM_s' }, 'verb-form', 'agreement'],
    ['They was late.', { was: 'REPLACE_were' }, 'be-form', 'agreement'],
    ['I have two cat.', { cat: 'FORM_s' }, 'noun-number', 'noun-number'],
    ['I saw dog.', { saw: 'APPEND_a' }, 'determiner', 'article'],
    ['Evening I sleep.', { '^': 'APPEND_in' }, 'preposition', 'preposition'],
    ['He depends of it.', { of: 'REPLACE_on' }, 'preposition', 'preposition'],
    ['We discussed about it.', { about: 'DELETE' }, 'preposition', 'preposition'],
    ['However it rained.', { However: 'APPEND_,' }, 'comma', 'punctuation'],
    ['He going home.', { He: 'APPEND_is' }, 'auxiliary', 'verb'],
    ['It well is known.', { well: 'SWAP' }, 'word-order', 'syntax'],
    ['In london it rains.', { london: 'CAPITAL' }, 'capitals', 'capitals'],
    ['He sings beautiful.', { beautiful: 'FAMILY_adverb' }, 'word-form', 'adjective-adverb'],
    ['It is good', { good: 'APPEND_.' }, 'other', 'punctuation'],
  ])('%j with %j is %s', (text, tags, kind, errorClass) => {
    const { sentence, changes } = changesOf(text, tags);
    const [found] = changes.map((change) => classifyChange(sentence, change, lexicon));
    expect(found).toMatchObject({ kind, errorClass });
    expect(found!.comment).toMatch(/^.{15,}\.$/);
  });
});
