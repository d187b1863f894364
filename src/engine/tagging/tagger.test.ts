import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenize } from '../../text/token.ts';
import { createTagger, type Tagger } from './tagger.ts';

/** Our own sentences with the tags of the UD English guidelines. */
const FIXTURE: readonly (readonly [sentence: string, upos: string, xpos?: string])[] = [
  ['The results were published last year.', 'DET NOUN AUX VERB ADJ NOUN PUNCT', 'DT NNS VBD VBN JJ NN .'],
  ["She doesn't like cold coffee.", 'PRON AUX PART VERB ADJ NOUN PUNCT', 'PRP VBZ RB VB JJ NN .'],
  ['He wants to read the book.', 'PRON VERB PART VERB DET NOUN PUNCT', 'PRP VBZ TO VB DT NN .'],
  ['These reads are long.', 'DET NOUN AUX ADJ PUNCT', 'DT NNS VBP JJ .'],
  ["The children's shoes are wet.", 'DET NOUN PART NOUN AUX ADJ PUNCT', 'DT NNS POS NNS VBP JJ .'],
  ['We have seen that film before.', 'PRON AUX VERB DET NOUN ADV PUNCT', 'PRP VBP VBN DT NN RB .'],
  ['They think that it works.', 'PRON VERB SCONJ PRON VERB PUNCT', 'PRP VBP IN PRP VBZ .'],
  ['Mary and John live in Berlin.', 'PROPN CCONJ PROPN VERB ADP PROPN PUNCT', 'NNP CC NNP VBP IN NNP .'],
  ['There are three ways out.', 'PRON VERB NUM NOUN ADV PUNCT'],
  ['The running water was cleaner than ours.', 'DET VERB NOUN AUX ADJ ADP PRON PUNCT'],
  ['Cells were grown at 37 degrees for two days.', 'NOUN AUX VERB ADP NUM NOUN ADP NUM NOUN PUNCT'],
  ['What did you say?', 'PRON AUX PRON VERB PUNCT', 'WP VBD PRP VB .'],
  ['The will names two heirs.', 'DET NOUN VERB NUM NOUN PUNCT', 'DT NN VBZ CD NNS .'],
  ['She have went home.', 'PRON AUX VERB ADV PUNCT', 'PRP VBP VBD RB .'],
  ['He go to school.', 'PRON VERB ADP NOUN PUNCT', 'PRP VBP IN NN .'],
  ['The dogs barked.', 'DET NOUN VERB PUNCT', 'DT NNS VBD .'],
  ['i dont know him', 'PRON AUX VERB PRON'],
];

let tagger: Tagger;
beforeAll(() => {
  tagger = createTagger(readFileSync(new URL('../../../models/tagger.bin', import.meta.url)));
});

describe('createTagger', () => {
  it('tags sentences of every kind', () => {
    let right = 0;
    let all = 0;
    const wrong: string[] = [];
    for (const [sentence, upos, xpos] of FIXTURE) {
      const tokens = tokenize(sentence);
      const found = tagger.tag(tokens);
      upos.split(' ').forEach((tag, i) => {
        all++;
        const fits = found[i]?.upos === tag && (xpos === undefined || found[i]?.xpos === xpos.split(' ')[i]);
        if (fits) right++;
        else wrong.push(`${sentence}: ${tokens[i]?.text} ${found[i]?.upos} ${found[i]?.xpos}`);
      });
    }
    // single words may change when the model is retrained, but not more
    expect(right / all, wrong.join('\n')).toBeGreaterThan(0.94);
  });

  it.each([
    ['The mice were running.', 'the mouse be run .'],
    ["She's been happier since.", 'she be be happy since .'],
    ['He took the knives.', 'he take the knife .'],
    ["They can't have gone to Paris.", 'they can not have go to Paris .'],
    ['Two analyses were carried out.', 'two analysis be carry out .'],
    ['I studied the biggest cities.', 'I study the big city .'],
  ])('gives the lemmas of %s', (sentence, lemmas) => {
    expect(
      tagger
        .tag(tokenize(sentence))
        .map((tag) => tag.lemma)
        .join(' '),
    ).toBe(lemmas);
  });

  it('tags any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const tokens = tokenize(text);
        const found = tagger.tag(tokens);
        expect(found).toHaveLength(tokens.length);
        for (const { upos, xpos } of found) expect(`${upos} ${xpos}`).toMatch(/^[A-Z]+ \S+$/);
      }),
    );
  });

  it('refuses what is not its model', () => {
    expect(() => createTagger(new Uint8Array([1, 2, 3, 4, 5]))).toThrow(/not a model file/);
    const whole = readFileSync(new URL('../../../models/tagger.bin', import.meta.url));
    expect(() => createTagger(whole.subarray(0, 1000))).toThrow(/is damaged/);
  });
});
