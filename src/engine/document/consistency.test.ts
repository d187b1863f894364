import { describe, expect, it } from 'vitest';
import { definitionsIn } from './abbreviation-definitions.ts';
import { definedAtKey, definitionsKey, usedAtKey, usesKey } from './abbreviation-uses.ts';
import { formKey, hyphenatedKey, openKey, WORDS_KEY } from './count-styles.ts';
import { collectDocumentFacts, countDocument, documentFacts } from './document-facts.ts';
import { preference, tally } from './majority.ts';
import { choiceKey, STYLE_CHOICES } from './style-choices.ts';

const facts = (...paragraphs: string[]) => collectDocumentFacts(paragraphs);

describe('countStyles', () => {
  it('counts formats, compounds and capitals over all paragraphs', () => {
    const document = facts(
      'We gave 5 mg and 6 mg on 3–5 days to the GitHub users.',
      'A nonlinear, non-linear or data set with 7mg; the dataset and the github users.',
    );
    expect(document.styleCount(choiceKey('unit-space', 0))).toBe(2);
    expect(document.styleCount(choiceKey('unit-space', 1))).toBe(1);
    expect(document.styleCount(choiceKey('range-dash', 0))).toBe(1);
    expect(document.styleCount(hyphenatedKey('non', 'linear'))).toBe(1);
    expect(document.styleCount(openKey('data', 'set'))).toBe(1);
    expect(document.styleCount(formKey('GitHub'))).toBe(1);
    expect(document.styleCount(formKey('github'))).toBe(1);
    expect(document.styleCount(WORDS_KEY)).toBeGreaterThan(20);
  });
  it('knows where abbreviations are defined and used', () => {
    const document = facts('The SVM is old.', 'A support vector machine (SVM) is used. SVMs win; the SVM lost.');
    expect(document.styleCount(definitionsKey('SVM'))).toBe(1);
    expect(document.styleCount(usesKey('SVM'))).toBe(2);
    expect(document.styleCount(usedAtKey('SVM'))).toBe(1);
    expect(document.styleCount(definedAtKey('SVM'))).toBe(2);
  });
  it.each([
    ['a convolutional neural network (CNN, see below)', 'CNN', 'convolutional neural network'],
    ['of the Epstein–Barr virus (EBV) and', 'EBV', 'epstein–barr virus'],
    ['seen by FISH (Figure 9 and unpublished data) and', undefined, undefined],
    ['choice probabilities (CPs) are', 'CP', 'choice probability'],
    ['Support-Vector Machines (SVMs) are', 'SVM', 'support vector machine'],
    [
      'with BEAST (Bayesian evolutionary analysis by sampling trees; version 2)',
      'BEAST',
      'bayesian evolutionary analysis by sampling tree',
    ],
    ['in the panels (A-H) and (PCNT) there', undefined, undefined],
    ['the mean (SD) was 3', undefined, undefined],
    ['a quality of life (QOL) scale', 'QOL', 'quality of life'],
  ])('reads %s', (text, form, expansion) => {
    expect(definitionsIn(text).map((found) => [found.form, found.expansion])).toEqual(form ? [[form, expansion]] : []);
  });
  it('can be sent to another thread', () => {
    const counts = structuredClone(countDocument(['We gave 5 mg.']));
    expect(documentFacts(counts).styleCount(choiceKey('unit-space', 0))).toBe(1);
  });
  it.each(STYLE_CHOICES.map((choice) => [choice.id, choice] as const))(
    '%s: the forms have the same groups',
    (_, { forms }) => {
      const groups = forms.map(({ write }) => [...write.matchAll(/\$<\w>/g)].map(([name]) => name).sort());
      expect(forms.length).toBeGreaterThan(1);
      for (const names of groups) expect(names).toEqual(groups[0]);
      for (const { find, write } of forms)
        for (const [name] of write.matchAll(/(?<=\$<)\w(?=>)/g)) expect(find.source).toContain(`(?<${name}>`);
    },
  );
});

describe('preference', () => {
  const counts = [
    { form: 'a', count: 6 },
    { form: 'b', count: 2 },
  ];
  it('is for the majority, surer when it is clear', () => {
    expect(preference(counts, 'b')).toEqual({ preferred: 'a', count: 6, others: 2, confidence: 0.75 });
    expect(preference(counts, 'a')).toBeUndefined();
    expect(tally(preference(counts, 'b')!)).toBe('6 times, against twice');
  });
  it('is for neither in a tie, nor when there is no habit', () => {
    expect(
      preference(
        [
          { form: 'a', count: 2 },
          { form: 'b', count: 2 },
        ],
        'b',
      ),
    ).toBeUndefined();
    expect(
      preference(
        [
          { form: 'a', count: 1 },
          { form: 'b', count: 0 },
        ],
        'b',
      ),
    ).toBeUndefined();
  });
});
