import { describe, expect, it } from 'vitest';
import { isCaption, isCodeLine, isReference, kindByLooks } from './place-kind.ts';

describe('isCaption', () => {
  it.each([
    ['Figure 2. Very large differences were found.', true],
    ['Fig. 3: Mean and range.', true],
    ['Table S1 | Patients of both groups', true],
    ['Table 2 Patients of both groups', true],
    ['Supplementary Figure 4a. Heat in the cell.', true],
    ['Figure 2 shows very large differences.', false],
    ['S1 Fig. Growth of the cells.', true],
    ['S2 Table shows the growth.', false],
    ['Additional file 3: Forms of consent.', true],
    ['Additional files 3 and 4 hold the forms.', false],
    ['Figures 2 and 3 show them.', false],
    ['A table of 3. It is long.', false],
    ['Maps are useful.', false],
  ])('%s', (text, expected) => expect(isCaption(text)).toBe(expected));
});

describe('isCodeLine', () => {
  it.each([
    'library(stats)',
    'position(values):',
    'isBetter(first, second, limit=0.05):',
    '#shape.test(rest, lag=10)',
    'price=data[,2][1:2620]',
    'rows = read.csv(‘prices.csv’, header=T)',
  ])('knows a line of a program: %s', (text) => expect(isCodeLine(text)).toBe(true));
  it.each([
    'Results (2019)',
    'The method(s)',
    'function(which is making it)',
    'Costs(see the first part)',
    'It is (x).',
  ])('knows other text: %s', (text) => expect(isCodeLine(text)).toBe(false));
});

describe('isReference', () => {
  it.each([
    'Smith, J. A., & Jones, B. (2019). The use of it. Journal of Things, 12(3), 45–67.',
    '[12] J. Smith and B. Jones, “In order to,” Proc. IEEE, vol. 3, pp. 1–9, 2010.',
    '3. Smith J, Jones B. Utilization of it. Lancet. 2001;12:45-9.',
  ])('knows a reference: %s', (text) => expect(isReference(text)).toBe(true));
  it.each([
    'Smith and Jones (2019) found 12–15 cases in order of size.',
    'In 2019, we used the method of Smith, J. for it.',
    'A. The first of 10–12 answers was given in 2010.',
  ])('knows prose: %s', (text) => expect(isReference(text)).toBe(false));
});

describe('kindByLooks', () => {
  it.each([
    ['Results of the second test', true, 'heading'],
    ['• results of the second test', true, 'list-fragment'],
    ['a) results of the second test;', true, 'list-fragment'],
    ['Table 2 Patients of both groups', true, 'caption'],
    ['3. Smith J, Jones B. Utilization of it. Lancet. 2001;12:45-9.', false, 'reference'],
    ['It was used in both groups.', false, 'prose'],
    ['Lit.: dog Nom. man Acc. see Translated: The dog see the man.', false, 'block-quotation'],
    ['The LIT. team won it.', false, 'prose'],
  ] as const)('%s', (text, label, kind) => expect(kindByLooks(text, label)).toBe(kind));
});
