import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { realAnalyser } from '../../../test/engine/real-engine.ts';
import { collectDocumentFacts } from '../document/document-facts.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { whyNotShown } from '../pipeline/shown.ts';
import type { Proposal } from '../proposal.ts';
import { openPhraseTables } from '../rules/phrase-tables.ts';
import type { ErrorClass } from '../taxonomy.ts';
import { isPartOfCompound } from './compounds.ts';
import { isAgainstPreference } from './document-preference.ts';
import { fitsItsPlace } from './fits-its-place.ts';
import { isParticipleModifier } from './participle-modifiers.ts';

const model = (name: string) => readFileSync(fileURLToPath(new URL(`../../../models/${name}`, import.meta.url)));
const analyse = realAnalyser();

const phrases = openPhraseTables(model('rules.bin'));
const lexicon = createLexicon(model('lexicon.bin'));

/** Advice to replace the words in brackets with `better`. */
function advice(marked: string, better: string, errorClass: ErrorClass = 'plain-language') {
  const start = marked.indexOf('[');
  const text = marked.replace(/[[\]]/g, '');
  const proposal: Proposal = {
    start,
    end: marked.indexOf(']') - 1,
    replacements: [better],
    rule: 'a-rule',
    errorClass,
    confidence: 0.7,
    comment: 'A comment.',
    optional: true,
  };
  return { sentence: analyse(text, { start: 0, end: text.length }), proposal };
}

describe('isPartOfCompound', () => {
  it.each([
    ['It is self-[utilization] of heat.', 'use', true],
    ['It is the [dad]-bod of pumps.', 'father', true],
    ['We [utilized] it – once.', 'used', false],
  ])('%s', (marked, better, expected) => {
    const { sentence, proposal } = advice(marked, better);
    expect(isPartOfCompound(sentence, proposal)).toBe(expected);
  });
});

describe('isParticipleModifier', () => {
  it.each([
    ['The [solicited] proposals came.', 'asked for', true],
    ['They sent [utilized] land.', 'used', false],
    ['It has a [utilized] capacity.', 'used', true],
    ['They [utilized] land.', 'used', false],
    ['By [utilizing] water, they grew.', 'using', false],
    ['The land was [utilized].', 'used', false],
  ])('%s', (marked, better, expected) => {
    const { sentence, proposal } = advice(marked, better);
    expect(isParticipleModifier(sentence, proposal)).toBe(expected);
  });
});

describe('fitsItsPlace', () => {
  it.each([
    ['It removes such [a large amount of] heat.', 'much', false],
    ['There is [a large number of] tests in it.', 'many', false],
    ['This [led to a reduction in] growth and to loss of leaves.', 'reduced', false],
    ['This [led to an increase in] yield and a decrease in cost.', 'increased', false],
    ['Drought [caused a reduction of] 53% then.', 'reduced', false],
    ['It rose among type II [diabetics] then.', 'people with diabetes', false],
    ['It rose among [diabetics] then.', 'people with diabetes', true],
    ['They run [drug addict] services.', 'person who uses drugs', false],
    ['It [led to an increase in] illness, a shorter life, and debts.', 'increased', false],
    ['It [is capable of storing] and sending large files.', 'can store', false],
    ['It [is capable of storing] large files.', 'can store', true],
    ['They think and [talk about] something new.', 'discuss', false],
    ['They think and [talk] about something new.', 'speak', true],
    ['This can be dealt with [by means of] rules.', 'with', false],
    ['We saw the leader and [statesman] at home.', 'political leader', false],
    ['They brought 40 [tons of] food.', 'many', false],
    ['Only [a small number of] initial points is enough.', 'a few', false],
    ['Only [a large number of] initial points is enough.', 'many', false],
    ['Only [a large number of] initial points are enough.', 'many', true],
    ['It [looks at] how they live and at how they die.', 'examines', false],
    ['It may [result in reduction of] the dose or change of the drug.', 'reduce', false],
    ['It [looks at] how they live and how they die.', 'examines', true],
    ['The drug will be stopped and a statin [commenced].', 'began', false],
    ['An independent telephone randomization service [concealed] group allocation until then.', 'hidden', false],
    ['It [led to an increase in] the yield of 40% then.', 'increased', false],
    ['It [led to an increase in] the yield of maize.', 'increased', true],
    ['The drug was new, and we [utilized] it.', 'used', true],
  ])('%s', (marked, better, expected) => {
    const { sentence, proposal } = advice(marked, better);
    const document = collectDocumentFacts([sentence.paragraph]);
    const context = { language: 'US', pipeline: 'advanced', documentType: 'academic', styleGuide: null } as const;
    expect(fitsItsPlace(sentence, proposal, { ...context, lexicon, document, phrases })).toBe(expected);
  });
});

describe('isAgainstPreference', () => {
  const filler = 'Rain fell on the hills and on the towns all day. '.repeat(70);
  const document = collectDocumentFacts([
    filler,
    'It rose by 5 percent, 6 percent, 7 percent and 8 percent. It didn’t stop, it wasn’t cold, we don’t know, and it hasn’t ended.',
    'We went toward it, toward them, toward him and toward her.',
  ]);
  it.each([
    ['It fell by 9 [percent] then.', '%', 'number-style', true],
    ['It [didn’t] rain.', 'did not', 'contraction', true],
    ['It rained all day[!]', '.', 'other-style', true],
    ['We ran [toward] it.', 'towards', 'other-style', true],
    ['We [utilized] it.', 'used', 'plain-language', false],
  ] as const)('%s', (marked, better, errorClass, expected) => {
    const { sentence, proposal } = advice(marked, better, errorClass);
    expect(isAgainstPreference(sentence, proposal, document)).toBe(expected);
  });
  it('finds a text informal that contracts as many verbs as it writes in full', () => {
    const text = (full: string) =>
      collectDocumentFacts([filler, `It didn’t stop, it wasn’t cold, we don’t know, it hasn’t ended. ${full}`]);
    const { sentence, proposal } = advice('It [didn’t] rain.', 'did not', 'contraction');
    expect(isAgainstPreference(sentence, proposal, text('It is not cold and was not wet.'))).toBe(true);
    const formal = text('It is not cold, was not wet, did not rain, has not ended and will not rain.');
    expect(isAgainstPreference(sentence, proposal, formal)).toBe(false);
  });
  it('knows no habit in a short text', () => {
    const { sentence, proposal } = advice(
      'It [didn’t] rain, it wasn’t cold, we don’t know, and it isn’t new.',
      'did not',
    );
    expect(isAgainstPreference(sentence, proposal, collectDocumentFacts([sentence.paragraph]))).toBe(false);
  });
});

describe('isShown', () => {
  it('holds back kinds that nobody will see', () => {
    const { proposal } = advice('We [utilized] it.', 'used');
    const options = { language: 'US', pipeline: 'advanced', documentType: 'academic', styleGuide: null } as const;
    expect(whyNotShown(proposal, options, false) === undefined).toBe(true);
    expect(whyNotShown(proposal, { ...options, silent: ['plain-language'] }, false) === undefined).toBe(false);
  });
});
