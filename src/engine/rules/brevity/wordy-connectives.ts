import type { RuleFile } from '../rule-file.ts';

/** Strings of small words that do the work of one. */
export const WORDY_CONNECTIVES: RuleFile = {
  id: 'wordy-connectives',
  errorClass: 'brevity',
  source: 'Emend',
  comment: '{found} says no more than {better}.',
  rules: `
due-to-the-fact-that: [(due to|owing to|because of) the fact that>because]
- The test stopped due to the fact that the sensor failed. => The test stopped because the sensor failed.
- Owing to the fact that it rained, we left. => Because it rained, we left.
+ The delay was due to the facts that we have listed.

in-order-to: [in order to>to] {VB}
- We cooled the sample in order to slow the reaction. => We cooled the sample to slow the reaction.
- In order to compare them, we used one scale. => To compare them, we used one scale.
+ They stood in order to their left.
`,
};
