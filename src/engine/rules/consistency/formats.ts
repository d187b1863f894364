import type { DocumentFacts } from '../../context.ts';
import { preference, tally } from '../../document/majority.ts';
import { choiceKey, STYLE_CHOICES } from '../../document/style-choices.ts';
import type { StyleChoice, StyleForm } from '../../document/style-form.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** Choices for which the document uses more than one form. */
const mixed = new WeakMap<DocumentFacts, readonly StyleChoice[]>();

function mixedChoices(document: DocumentFacts): readonly StyleChoice[] {
  let choices = mixed.get(document);
  if (!choices) {
    choices = STYLE_CHOICES.filter(
      ({ id, forms }) =>
        !forms.some(({ counted }) => counted) &&
        forms.filter((_, i) => document.styleCount(choiceKey(id, i)) > 0).length > 1,
    );
    mixed.set(document, choices);
  }
  return choices;
}

function findings(
  { id, what, forms }: StyleChoice,
  text: string,
  offset: number,
  document: DocumentFacts,
): RuleFinding[] {
  const counts = forms.map((form, i) => ({ form, count: document.styleCount(choiceKey(id, i)) }));
  return forms.flatMap((form) => {
    const wanted = preference(counts, form);
    if (wanted && form.meantFrom !== undefined && wanted.others >= form.meantFrom) return [];
    if (!wanted || wanted.preferred.faulty || form.parsed) return [];
    const comment = `${what} ${wanted.preferred.label} elsewhere in this text (${tally(wanted)} ${form.label}).`;
    return [...text.matchAll(form.find)].map((match): RuleFinding => {
      const start = offset + match.index;
      const replacements = [rewrite(match, wanted.preferred)];
      return { start, end: start + match[0].length, replacements, comment, confidence: wanted.confidence };
    });
  });
}

const rewrite = (match: RegExpMatchArray, { write }: StyleForm): string =>
  write.replace(/\$<(\w)>/g, (_, name: string) => match.groups?.[name] ?? '');

function check(ofMarks: boolean): CodeRule['check'] {
  return ({ paragraph, start, end }, { document }) => {
    const choices = mixedChoices(document).filter((matter) => (matter.ofMarks === true) === ofMarks);
    if (choices.length === 0) return [];
    const text = paragraph.slice(start, end);
    return choices.flatMap((choice) => findings(choice, text, start, document));
  };
}

/** Formats of numbers, dates, signs and references: exceptions to the document's own habit. */
export const formats: CodeRule = {
  id: 'formats',
  comment: 'This is written in another way elsewhere in this text.',
  where: 'anywhere',
  examples: `
    - We gave 5 mg, 6 mg and 7 mg. Then we gave 8mg. => We gave 5 mg, 6 mg and 7 mg. Then we gave 8 mg.
    - We saw 5%, 6% and 7% of them. Later it was 8 percent. => We saw 5%, 6% and 7% of them. Later it was 8%.
    - Pages 3–5, 7–9 and 10–12 are lost, as are 14-16. => Pages 3–5, 7–9 and 10–12 are lost, as are 14–16.
    - It is shown in Figure 1, in Figure 2 and in Figure 3. As seen in Fig. 4, it holds. => It is shown in Figure 1, in Figure 2 and in Figure 3. As seen in Figure 4, it holds.
    - On 3 May 2019, 4 May 2019 and June 5, 2019, it rained. => On 3 May 2019, 4 May 2019 and 5 June 2019, it rained.
    - It had 3,000 seeds, 4,000 seeds and 6,000 seeds, later 4500 seeds. => It had 3,000 seeds, 4,000 seeds and 6,000 seeds, later 4,500 seeds.
    - It gave 3 Mg/ha, 4 Mg/ha and 5 Mg/ha, later 6 Mg ha⁻¹. => It gave 3 Mg/ha, 4 Mg/ha and 5 Mg/ha, later 6 Mg/ha.
    + We gave 5 mg, then 6mg.
    + We gave 5 mg, 6 mg and 7 mg.
    + The pages 3–5, 7–9 and 10–12 are paid for by grant AB/2021-22/7.
    + The fit was good (cfi = .95, nnfi = .92, tli = .94) at 0.5 mm, 0.6 mm, 0.7 mm, 0.8 mm, 0.9 mm, 0.4 mm and 0.3 mm.
    + The dates are 2019-05-12 and 2019-06-12, on pages 3–5, 7–9.
  `,
  check: check(false),
};

/** Kinds of quotation marks, apostrophes and dashes, and optional commas: typesetting makes these uniform. */
export const marks: CodeRule = {
  id: 'marks',
  comment: 'This is written in another way elsewhere in this text.',
  where: 'anywhere',
  examples: `
    - It was “red” and “blue” and “green”, then ‘grey’. => It was “red” and “blue” and “green”, then “grey”.
    - It was red, e.g., and blue, e.g., and green, e.g., but grey, e.g. too. => It was red, e.g., and blue, e.g., and green, e.g., but grey, e.g., too.
    + It was “red” and “blue” and “green”, and he said “it is ‘grey’ today”.
  `,
  check: check(true),
};
