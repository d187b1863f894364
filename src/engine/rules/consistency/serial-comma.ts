import { preference, tally } from '../../document/majority.ts';
import { choiceKey, STYLE_CHOICES } from '../../document/style-choices.ts';
import { missingSerialCommas } from '../guides-shared/serial-comma.ts';
import type { CodeRule } from '../rule.ts';

const CHOICE = STYLE_CHOICES.find(({ id }) => id === 'serial-comma')!;
const WITH = 0;
const WITHOUT = 1;

/** Lists without a comma before their last item, in a text that uses that comma elsewhere. */
export const serialCommaHabit: CodeRule = {
  id: 'serial-comma',
  comment: 'Elsewhere in this text a comma comes before the last item of a list.',
  examples: `
    - We saw ants, bees, and flies. We fed ants, bees, and wasps. We kept mice, rats, and dogs. Then we found traces of copper, zinc and iron in the soil. => We saw ants, bees, and flies. We fed ants, bees, and wasps. We kept mice, rats, and dogs. Then we found traces of copper, zinc, and iron in the soil.
    + We saw ants, bees, and flies. Then we found traces of copper, zinc and iron in the soil.
    + We saw ants, bees and flies. We fed ants, bees and wasps. Then we found lead, zinc and iron.
  `,
  check(sentence, { document }) {
    const counts = [WITH, WITHOUT].map((form) => ({ form, count: document.styleCount(choiceKey(CHOICE.id, form)) }));
    const wanted = preference(counts, WITHOUT);
    if (!wanted) return [];
    const comment = `${CHOICE.what} ${CHOICE.forms[WITH]!.label} elsewhere in this text (${tally(wanted)} without).`;
    return missingSerialCommas(sentence).map((finding) => ({ ...finding, comment, confidence: wanted.confidence }));
  },
};
