import type { AnalysedSentence } from '../analysis.ts';
import { capitalize } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { propose, quote, textOf } from './matching/token-edits.ts';
import { isCompounded, isPunctuation } from './matching/token-tests.ts';
import { wordSet } from './matching/word-sets.ts';

const DAYS = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
);
/** "march" and "may" are verbs too, "august" is an adjective: only beside a number or "in". */
const MONTHS = wordSet('january february april june july september october november december');
const PROPER = wordSet(
  `english american british european african asian chinese japanese spanish italian german russian korean indian mexican canadian
  australian brazilian arabic arab portuguese greek dutch swedish norwegian danish finnish polish turkish iranian iraqi egyptian
  israeli thai vietnamese indonesian malaysian pakistani irish scottish welsh hungarian romanian bulgarian ukrainian czech
  argentinian colombian peruvian chilean cuban nigerian kenyan ethiopian saudi jewish christian muslim islamic buddhist hindu catholic
  protestant latin hebrew hindi urdu mandarin cantonese
  america england britain europe africa asia china japan spain italy germany russia korea india mexico canada australia brazil
  france portugal greece sweden norway denmark finland poland iran iraq egypt israel thailand vietnam indonesia malaysia pakistan
  ireland scotland wales hungary romania bulgaria ukraine argentina colombia peru cuba nigeria kenya ethiopia switzerland austria
  belgium netherlands london paris moscow beijing tokyo madrid barcelona rome berlin york dubai singapore taiwan hong-kong
  christmas easter ramadan halloween internet-explorer google facebook youtube twitter instagram microsoft whatsapp netflix`,
);
/** Lower-case uses of names: "french fries", "china plate", "polish the table", "turkey", "latin" in names of species. */
const ALSO_COMMON = wordSet(
  'china polish turkey chile thai-food swede york wales latin japan google arabic christian dutch welsh hungary greece ukraine catholic german',
);

/** Starts a sentence for sure: text that begins in lower case after a stop, but not a trade name, a formula or a list item. */
function opensInLowerCase(sentence: AnalysedSentence): boolean {
  const { tokens, paragraph } = sentence;
  const first = tokens[0]!;
  if (
    first.kind !== 'word' ||
    !/^[a-z]/.test(first.text) ||
    /\p{Lu}|\d|_/u.test(first.text) ||
    (first.text.length === 1 && first.lower !== 'a' && first.lower !== 'i')
  )
    return false;
  // one letter and a hyphen or bracket is a symbol or a list mark: "p-values", "a) …"
  if (isCompounded(sentence, 0) && first.text.length < 3) return false;
  if (/^[).:]/.test(tokens[1]?.text ?? '') && first.text.length <= 3) return false;
  const before = paragraph.slice(0, sentence.start).trimEnd();
  return before === '' || /[.!?]["”’)]?$/.test(before);
}

export const capitals: Checker = {
  id: 'capitals',
  errorClass: 'capitals',
  corrects: [
    { wrong: 'Yesterday i went home.', right: 'Yesterday I went home.' },
    { wrong: 'he likes football very much.', right: 'He likes football very much.' },
    { wrong: 'We study english on monday.', right: 'We study English on Monday.' },
    { wrong: 'We met in june 2010.', right: 'We met in June 2010.' },
  ],
  accepts: [
    'Yesterday I went home in May.',
    'iPhone sales rose. mRNA was found.',
    'They may march in june bug season, i.e. in summer.',
    'The index i runs from 1 to n.',
    'The plates were made of china.',
    'p-values were small.',
  ],
  check(sentence, { lexicon }) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const add = (index: number, text: string, comment: string, confidence: number, rule: string): void => {
      const token = tokens[index]!;
      proposals.push(
        propose(
          { start: token.start, end: token.end, text },
          { rule: `capitals/${rule}`, errorClass: 'capitals', comment, confidence },
        ),
      );
    };
    if (tokens.length === 0) return proposals;
    if (tokens.length >= 4 && opensInLowerCase(sentence)) {
      const first = tokens[0]!;
      const known = lexicon.has(first.lower);
      const last = tokens.at(-1)!;
      // a fragment without a full stop may be an item of a list
      const confidence = (known ? 0.9 : 0.6) - (isPunctuation(last) && /[.!?]/.test(last.text) ? 0 : 0.3);
      add(
        0,
        capitalize(first.text),
        `The sentence begins with ${quote(capitalize(first.text))}, with a capital letter.`,
        confidence,
        'sentence',
      );
    }
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      if (token.kind !== 'word' || !/^\p{Ll}/u.test(token.text)) continue;
      if (token.lower === 'i' && i > 0) {
        const next = tokens[i + 1];
        const verbLike =
          next && (next.upos === 'VERB' || next.upos === 'AUX' || next.upos === 'ADV' || next.upos === 'PRON');
        if (verbLike && !isCompounded(sentence, i) && next.spaceBefore === !next.text.startsWith("'"))
          add(
            i,
            'I',
            `The pronoun ${quote('I')} is always a capital letter.`,
            next.lower === 'is' || (next.lower === 'was' && tokens[i - 1]!.upos === 'NOUN') ? 0.4 : 0.93,
            'i',
          );
        continue;
      }
      if (i === 0 || isCompounded(sentence, i)) continue;
      if (DAYS.has(token.lower))
        add(
          i,
          capitalize(token.text),
          `Names of days have a capital letter: ${quote(capitalize(token.text))}.`,
          0.93,
          'day',
        );
      else if (
        MONTHS.has(token.lower) &&
        (tokens[i - 1]!.upos === 'ADP' || tokens[i + 1]?.kind === 'number' || tokens[i - 1]!.kind === 'number')
      )
        add(
          i,
          capitalize(token.text),
          `Names of months have a capital letter: ${quote(capitalize(token.text))}.`,
          0.9,
          'month',
        );
      else if (PROPER.has(token.lower)) {
        const common =
          ALSO_COMMON.has(token.lower) && token.upos !== 'PROPN' && !/^(?:in|from|to|of)$/.test(tokens[i - 1]!.lower);
        add(
          i,
          capitalize(token.text),
          `${quote(capitalize(token.text))} is a name and has a capital letter.`,
          common ? 0.45 : 0.88,
          'name',
        );
      }
    }
    return proposals.filter(
      (proposal) =>
        textOf(sentence, 0, 1) !== '' &&
        proposal.replacements[0] !== sentence.paragraph.slice(proposal.start, proposal.end),
    );
  },
};
