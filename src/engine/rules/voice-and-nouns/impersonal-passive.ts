import type { RuleFile } from '../rule-file.ts';

/** Openings that hide who found, thinks or says it. */
export const IMPERSONAL_PASSIVE: RuleFile = {
  id: 'impersonal-passive',
  errorClass: 'voice',
  source: 'Emend',
  comment: 'Say who: {found} leaves open whose finding or opinion it is.',
  confidence: 0.6,
  rules: `
found: ^ [it was found|observed|noted|noticed|discovered|determined|established|concluded that]
# Who found it? Say so: ‘we found that’, or name the work.
- It was found that the drug works.
- It was observed that the cells grew.
+ We found that the drug works.

believed: ^ [it is (widely|generally|commonly|often)? (believed|thought|assumed|felt|considered|accepted|agreed|recognized|recognised|held)] that
- It is widely believed that the drug works.
- It is thought that they left.
+ Many physicians believe that the drug works.

said: ^ [it (is|was|has been) (said|claimed|argued|alleged|reported|rumoured|rumored|stated|suggested|asserted)] that
- It is said that the drug works.
- It has been argued that they left.
+ Smith argued that the drug works.

decided: ^ [it was (decided|agreed|hoped|expected|felt|planned|intended)] (that|to)
- It was decided that the test should stop.
- It was hoped to finish early.
+ The board decided that the test should stop.

can-be-seen: [it (can|may|could) be (seen|noted|observed|noticed|argued|said|concluded|shown)] that
- It can be seen that the curve falls.
- It may be argued that the curve falls.
+ The curve falls.

should-be-done: [it (should|must) be (emphasized|emphasised|stressed|remembered|pointed out|mentioned|noted|borne in mind)] that
- It should be stressed that the curve falls.
- It must be pointed out that the curve falls.
+ The curve falls.

attempt-made: [(an attempt|attempts|efforts|an effort) (was|were|is|are|has been|have been) made] to
- An attempt was made to repeat the test.
- Efforts have been made to repeat the test.
+ We tried to repeat the test.

use-made: [use (was|is|has been) made] of
- Use was made of the old method.
+ We used the old method.
+ Good use of it was made.

got-passive: {NNS|NN|PRP|NNP} [gets|get|got] {RB}? {VBN} by
@ confidence=0.55
- The samples got lost by the courier.
+ The samples were lost.
`,
};
