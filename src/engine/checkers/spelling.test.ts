import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../text/sentences.ts';
import { createAnalyser } from '../analyse.ts';
import type { CheckContext, Language } from '../context.ts';
import { collectDocumentFacts } from '../document/document-facts.ts';
import { applyEdits } from '../edits.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import type { Checker } from '../proposal.ts';
import { openPhraseTables } from '../rules/phrase-tables.ts';
import { regionalSpelling } from './regional-spelling.ts';
import { spelling } from './spelling.ts';
import { spellingCapitals } from './spelling-capitals.ts';

const file = (name: string): Uint8Array => readFileSync(new URL(`../../../models/${name}`, import.meta.url));
const phrases = openPhraseTables(file('rules.bin'));
const lexicon = createLexicon(file('lexicon.bin'));
const analyse = createAnalyser(new Map([['tagger.bin', file('tagger.bin')]]));

function correct(checker: Checker, text: string, language: Language = 'US', document = text): string {
  const context: CheckContext = {
    language,
    pipeline: 'advanced',
    documentType: 'general',
    styleGuide: null,
    lexicon,
    document: collectDocumentFacts([document]),
    phrases,
  };
  const edits = splitSentences(text).flatMap((span) =>
    checker
      .check(analyse(text, span), context)
      .filter((proposal) => proposal.confidence >= 0.5 && proposal.replacements.length > 0)
      .map(({ start, end, replacements }) => ({ start, end, text: replacements[0]! })),
  );
  return applyEdits(text, edits);
}

describe.each([spelling, spellingCapitals, regionalSpelling])('$id', (checker) => {
  it.each(checker.corrects)('$wrong', ({ wrong, right }) => expect(correct(checker, wrong)).toBe(right));
  it.each(checker.accepts)('leaves %s', (text) => expect(correct(checker, text)).toBe(text));
});

describe('spelling in a document', () => {
  it('trusts a term that recurs, but not a known misspelling', () => {
    const term = 'The frobnications were measured.';
    expect(correct(spelling, term, 'US', `${term} ${term} ${term} ${term}`)).toBe(term);
    const slip = 'The goverment fell.';
    expect(correct(spelling, slip, 'US', `${slip} ${slip} ${slip}`)).toBe('The government fell.');
  });

  it('has an opinion of capitalised words only when they are certain slips', () => {
    expect(correct(spelling, 'The results of Goverment policy.')).toBe('The results of Government policy.');
    expect(correct(spelling, 'The work of Dr. Enviroment and of Karol Wojtlya.')).toContain('Wojtlya');
  });
});

describe('regional spelling for the UK', () => {
  const uk = (text: string, document = text): string => correct(regionalSpelling, text, 'UK', document);
  it('writes British forms', () => {
    expect(uk('The color of the center and the defense.')).toBe('The colour of the centre and the defence.');
    expect(uk('We analyzed it and organized a meeting.')).toBe('We analysed it and organised a meeting.');
  });
  it('respects a text that keeps to -ize', () => {
    const text = 'We organize, realize and recognize it.';
    expect(uk(text)).toBe(text);
    expect(uk('We organize it.', `${text} They organise too.`)).toBe('We organize it.');
    const mostly = 'They organise, minimise, maximise, realise, recognise and emphasise it.';
    expect(uk('We organize it.', `We organize it. ${mostly}`)).toBe('We organise it.');
  });
});
