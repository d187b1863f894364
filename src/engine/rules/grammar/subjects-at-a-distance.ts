import { inflectVerb, pluralOf, verbByBase, verbOfForm } from '../../checkers/matching/inflection.ts';
import { isFiniteVerb } from '../../checkers/matching/token-tests.ts';
import { wordSet } from '../../checkers/matching/word-sets.ts';
import type { CodeRule, RuleFile, RuleFinding } from '../rule-file.ts';

/** Nouns of which one part may be one: "one of the family". */
const GROUPS = wordSet(
  'family team group staff crew set class world lot bunch year day night kind sort type same above following latter former pair series species means past present future time times other others two three four five six seven eight nine ten dozen best worst most first last cast band party audience public majority gang faculty board council committee jury government press company trio quartet clergy rest proletariat crowd germplasm chief police media data gentry elite opposition whole',
);
const DETERMINERS = wordSet('my your his her our their these those the its');
const ONES = wordSet('one each neither either two three four five several many both');

/** "One of my friend", "one of the most important reason": what there is one of is several. */
const oneOfNoun: CodeRule = {
  id: 'one-of-noun',
  errorClass: 'noun-number',
  comment: 'Of several one is taken, so the noun is plural: {better}, not {found}.',
  examples: `
    - One of my friend lives in Paris. => One of my friends lives in Paris.
    - It is one of the most important reason for it. => It is one of the most important reasons for it.
    - Each of the student has a book. => Each of the students has a book.
    - Two of my brother are tall. => Two of my brothers are tall.
    + One of the family is missing.
    + One of the world leaders came.
    + One of the most important of all.
  `,
  check({ tokens }, { lexicon }) {
    const findings: RuleFinding[] = [];
    for (let i = 0; i + 3 < tokens.length; i++) {
      if (!ONES.has(tokens[i]!.lower) || tokens[i + 1]!.lower !== 'of' || !DETERMINERS.has(tokens[i + 2]!.lower))
        continue;
      let at = i + 3;
      while (/^(?:ADJ|ADV)$/.test(tokens[at]?.upos ?? '') || /^(?:JJS|RBS|most|best)$/.test(tokens[at]?.xpos ?? ''))
        at++;
      const noun = tokens[at];
      const next = tokens[at + 1];
      if (noun?.xpos !== 'NN' || noun.text !== noun.lower || GROUPS.has(noun.lower)) continue;
      if (lexicon.countability(noun.lower) === 'mass') continue;
      const plural = pluralOf(lexicon, noun.lower);
      if (!plural) continue;
      // "one of the world leaders": the noun belongs to the next one, unless that is the verb
      const verb = next && verbOfForm(lexicon, next.lower, 'VBZ');
      if (next && /^[-–/’']/.test(next.text)) continue;
      if (
        next &&
        (next.upos === 'NOUN' ||
          next.upos === 'PROPN' ||
          next.upos === 'ADJ' ||
          next.upos === 'NUM' ||
          next.xpos === 'CC') &&
        !(verb && /^(?:lives|wants|needs|likes|thinks|loves|helps)$/.test(next.lower))
      )
        continue;
      if (next?.lower === 'of' && tokens[i]!.lower !== 'one') continue;
      findings.push({ start: noun.start, end: noun.end, replacements: [plural] });
    }
    return findings;
  },
};

const NOT_VERBS = wordSet('present like place park back pin fan');
const COLLECTIVE = wordSet(
  'police people team family staff government committee company couple crew group band public media data audience class majority minority number lot',
);
const OPENERS = /^(?:my|your|his|her|our|their|the|this|that|a|an|every|each|another)$/;
const COMPLEMENT = /^(?:DT|PDT|PRP\$?|TO|NNP|CD|WRB)$/;
const AFTER_VERB = wordSet(
  'in at for to with on from about like as very well hard every always often too much many a that how what me him it us them you more',
);

/** "My father work in a factory": a singular noun, and the only verb of the sentence is a base form. */
const nounAndBase: CodeRule = {
  id: 'noun-and-base',
  comment: 'The subject is singular: {better}, not {found}.',
  examples: `
    - My father work in a factory. => My father works in a factory.
    - The teacher explain the rule very well. => The teacher explains the rule very well.
    - My hair need cutting. => My hair needs cutting.
    - Her sister always wear a hat. => Her sister always wears a hat.
    + The car park in the city.
    + The car park in the city is full.
    + My father will work in a factory.
    + My parents work in a factory.
    + The police work in pairs.
  `,
  check({ tokens, paragraph }, { lexicon }): RuleFinding[] {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (!first || !last || !/^[.!]$/.test(last.text) || !OPENERS.test(first.lower)) return [];
    let at = 1;
    while (tokens[at]?.upos === 'ADJ' && at < 3) at++;
    const noun = tokens[at];
    if (noun?.xpos !== 'NN' || COLLECTIVE.has(noun.lower) || lexicon.nouns(noun.lower)[0]?.plural === noun.lower)
      return [];
    if (lexicon.nouns(noun.lower).every(({ singular }) => singular !== noun.lower)) return [];
    let verbAt = at + 1;
    while (
      /^(?:always|often|usually|never|sometimes|really|also|still|only|rarely|just)$/.test(tokens[verbAt]?.lower ?? '')
    )
      verbAt++;
    const verb = tokens[verbAt];
    const next = tokens[verbAt + 1];
    if (!verb || !next || verb.text !== verb.lower || !/^(?:VBP?|NN)$/.test(verb.xpos)) return [];
    const forms = verbByBase(lexicon, verb.lower);
    if (!forms || forms.past === verb.lower || lexicon.frequency(verb.lower) < 1) return [];
    const certain = verb.xpos !== 'NN';
    if (!certain && NOT_VERBS.has(verb.lower)) return [];
    if (
      !COMPLEMENT.test(next.xpos) &&
      !AFTER_VERB.has(next.lower) &&
      !(certain && /^(?:VBG|JJ|NNS?|RB)$/.test(next.xpos))
    )
      return [];
    // another finite verb would have this subject
    const clause = tokens
      .slice(verbAt + 1)
      .findIndex(({ lower }) =>
        /^(?:,|;|:|and|but|because|when|if|that|who|which|while|what|how|where|why)$/.test(lower),
      );
    const rest = clause < 0 ? tokens.slice(verbAt + 1) : tokens.slice(verbAt + 1, verbAt + 1 + clause);
    if (rest.some(isFiniteVerb)) return [];
    if (!certain && clause >= 0 && tokens.slice(verbAt + 1 + clause).some(isFiniteVerb)) return [];
    if (tokens.some(({ lower }) => /^(?:yesterday|ago|last)$/.test(lower))) return [];
    const right = inflectVerb(lexicon, verb.lower, 'VBZ');
    if (!right) return [];
    // with the noun, so that nothing else is made of it
    const between = paragraph.slice(noun.start, verb.start);
    return [{ start: noun.start, end: verb.end, replacements: [`${between}${right}`] }];
  },
};

const DOING =
  'learning|playing|watching|reading|eating|using|driving|making|taking|studying|speaking|visiting|meeting|buying|writing|helping|solving|doing|having|getting|smoking|teaching|seeing|knowing|drinking|listening|going|living|working|spending|travelling|traveling|swimming|walking|running|cooking|cleaning|finding|recycling|exercising|sleeping|being|keeping';
const EFFECT =
  'help|cause|make|give|require|take|need|improve|allow|have|become|save|mean|keep|bring|let|increase|reduce|provide|create|cost|seem|teach|affect|lead|enable|encourage|prevent|protect|do';

/** Subjects that stand away from their verbs, or look like another number. */
export const SUBJECTS_AT_A_DISTANCE: RuleFile = {
  id: 'subjects-at-a-distance',
  errorClass: 'agreement',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 10.34–10.43',
  comment: 'The verb agrees with its subject: {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  rules: `
everyone-in: everyone|everybody|nobody|somebody|someone|anyone|each|everything|nothing in|at|of|from|on|about {DT|PRP$|this|the|them|us|you|these} {JJ}? {NN|NNS} [@love|like|want|know|think|need|work|live|go|speak|play|use|agree|believe|feel|hope|enjoy|come|study|eat|help|say|get|take|make|look|seem|have|do|understand|wear|contain|depend|cost|belong>@1:VBZ]
| everyone|everybody|nobody|somebody|someone|anyone|everything|nothing in|at|of|from|on|about {DT|PRP$|this|the|these} {JJ}? {NN|NNS} [are>is]
| everyone|everybody|nobody|somebody|someone|anyone|everything|nothing in|at|of|from|on|about {DT|PRP$|this|the|these} {JJ}? {NN|NNS} [were>was]
| everyone|everybody|nobody|somebody|someone|anyone|everything|nothing in|at|of|from|on|about {DT|PRP$|this|the|these} {JJ}? {NN|NNS} [do>does] n't|not
? let|make|help|see|did|does|do|can|will|could|would|to|should *1 everyone|everybody|nobody|somebody|someone|anyone|each|everything|nothing
? each of *4 {VBP|VB} {NN}
? _ {JJ}? {NN} work|use|play|look|help|need|study|cost {END|IN|NN}
- Everyone in my family love football. => Everyone in my family loves football.
- Everything in these shops are expensive. => Everything in these shops is expensive.

news-are: ^ mathematics|physics|economics|gymnastics|athletics|linguistics [are>is]
| ^ the|this|that|all|my|good|bad|latest? news [are>is]
| ^ the|this|that|all|good|bad? news [were>was]
| ^ the|this|that|all|good|bad? news [have>has]
| the|this|that|latest|good|bad news [are>is]
| the|this|that|latest|good|bad news [were>was]
| ^ the united states|nations|kingdom|netherlands|philippines [are>is]
| ^ the united states [have>has]
| ^ {CD} years|euros|dollars|kilometers|kilometres|miles|minutes|hours|pounds [are>is] a|too|not|enough|very|long
? news in|of|from|about
? in|on|about|from the|good|bad|this|latest news are|were
- Mathematics are my best subject. => Mathematics is my best subject.
- Ten years are a long time. => Ten years is a long time.

doing-helps: ^ ${DOING} {DT|PRP$|more|many}? {JJ}? {NNS|NN} [@${EFFECT}>@1:VBZ] {PRP|DT|PRP$|TO|IN|a|us|you|people|me|NNS|NN|JJ|to|your|not|n't|more}
| ^ ${DOING} (in|at|to|with|by|on|for|too|abroad|alone|together|a lot|much) {DT|PRP$|much|many|of}? {NN|NNS}? [@${EFFECT}>@1:VBZ] {PRP|DT|PRP$|TO|a|us|you|people|me|to|your|more}
| ^ ${DOING} {JJ|DT|PRP$|more|many}? {NNS|NN} [are>is] {JJ|very|a|not|the|more|one|so|really|VBG}
| ^ ${DOING} {JJ|DT|PRP$|more|many}? {NNS|NN} [have>has] {a|many|DT|JJ|become|been|its}
| ^ ${DOING} too much {NN} [@${EFFECT}>@1:VBZ]
? /^[-–]$/ ${DOING}
? ${DOING} {NNS} are {VBG}
? (working|living|learning|teaching|studying|running|driving|swimming|walking|cooking|drinking|growing|cleaning|being) (conditions|things|beings|people|classes|women|men|mothers|parents|lessons|groups|standards|costs|methods|materials|skills|habits|forces|shoes|lanes|pools|places|areas|hours)
- Reading books help children to learn. => Reading books helps children to learn.
- Learning a new language take time. => Learning a new language takes time.

information-were: the|this|that|all|some information|furniture|advice|money|news|equipment|luggage|software|homework|knowledge|traffic|food|weather|music {PRP} {VBD|VBP} {PRP|IN}? [were>was]
| the|this|that|my|his|her|our|your|their information|furniture|advice|money|equipment|luggage|homework|hair|knowledge|traffic|weather|food [are>is]
| the|this|that|my|his|her|our|your|their information|furniture|advice|money|equipment|luggage|homework|hair|knowledge|traffic|weather|food [were>was]
| the|this|that|my|his|her|our|your|their information|furniture|advice|money|equipment|luggage|homework|hair|knowledge|traffic|weather [have>has]
? if|though|than|wish the|this|that|my|his|her|our|your|their information|furniture|advice|money|equipment|luggage|homework|hair|knowledge|traffic|weather were
? of|and|or|in the|this|that|my|his|her|our|your|their information|furniture|advice|money|equipment|luggage|homework|hair|knowledge|traffic|weather|food
- The information you gave me were wrong. => The information you gave me was wrong.
- My hair are too long. => My hair is too long.
+ It buys more than if the money were spent on films.

what-he-says: ^ what i|he|she|we|they|you {VBZ|VBP|VBD} [are>is] not|very|so|really|always? {JJ}
| ^ neither *2 {NN} nor *2 {NN} [have>has]
| ^ neither *2 {NN} nor *2 {NN} [are>is]
| ^ neither *2 {NN} nor *2 {NN} [were>was]
| scissors|trousers|jeans|pants|pyjamas|headphones|clothes|goods|shorts|stairs [is>are]
| scissors|trousers|jeans|pants|pyjamas|headphones|clothes|goods|stairs [was>were]
| scissors|trousers|jeans|pants|pyjamas|headphones|clothes|goods|stairs [has>have]
? of|and|or|with|in|on|these|those *2 scissors|trousers|jeans|pants|pyjamas|headphones|clothes|goods|shorts|stairs
- What he says are not true. => What he says is not true.
- The scissors is on the table. => The scissors are on the table.

and-i: ^ {PRP$|the} {NN|NNS} and i [was>were]
| ^ {PRP$|the} {NN|NNS} and i [am|is>are]
| ^ {PRP$|the} {NN|NNS} and i [has>have]
- My friends and I was late. => My friends and I were late.

here-is: ^ (here|there) [is|'s>are] the|some|two|three|my|your|his|her|our|their|all *1 {NNS} {PRP|that|which|WDT|VBN|for|in|of|END}
? _ is the|my news|means|series
- Here is the documents you asked for. => Here are the documents you asked for.

number-of: ^ the number of {JJ}? {NNS} in|of|at|on {DT|PRP$}? {NN|NNS|NNP} [are>is] {VBG|VBN|JJ|very|not|RB}
| ^ the number of {JJ}? {NNS} in|of|at|on {DT|PRP$}? {NN|NNS|NNP} [have>has] {VBN}
| ^ the number of {JJ}? {NNS} [!are|have @{VBP}>@1:VBZ] {IN|RB|every|END|DT}
- The number of cars in the city are increasing. => The number of cars in the city is increasing.
- The number of visitors rise every year. => The number of visitors rises every year.
`,
  checks: [oneOfNoun, nounAndBase],
};
