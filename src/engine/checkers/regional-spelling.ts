import type { CheckContext, DocumentFacts } from '../context.ts';
import { WORDS_KEY } from '../document/count-styles.ts';
import { matchCase } from '../edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Frequent verbs and nouns whose spelling shows whether a text uses -ize (Oxford) or -ise. */
const IZE_STEMS =
  'organ real recogn minim maxim optim character general summar emphas special util synthes normal visual categor standard random priorit author critic final hypothes stabil local initial central global modern'.split(
    ' ',
  );
const IZE_ENDINGS = ['ize', 'ized', 'izes', 'izing', 'ization', 'izations'];
/** Words of a text that would show -ise if its author used it. */
const LONG = 600;
/** When a text has -ise at least this many times as often as -ize, -ize is a slip. */
const SLIP = 2;
/** Digraphs that British English no longer uses in these words: "phenology", "ecology", "phenotype"; and "sulfate", as chemists write it everywhere (IUPAC 1990). */
const OBSOLETE = /^(?:phaen|oec)|sulph/i;
const NAMES = { US: 'American', UK: 'British' } as const;

export const regionalSpelling: Checker = {
  id: 'regional-spelling',
  errorClass: 'regional',
  corrects: [
    { wrong: 'The colour of the centre was grey.', right: 'The color of the center was gray.' },
    { wrong: 'We analysed the behaviour of the travellers.', right: 'We analyzed the behavior of the travelers.' },
    { wrong: 'They organised a defence programme.', right: 'They organized a defense program.' },
  ],
  accepts: [
    'The color of the center was gray.',
    'He works at the Centre for Humour Studies.',
    'The book is called “The Colour Purple”.',
    'The analyses were practical, and the check was licensed.',
    'Visit www.colour.com and use colour_map.',
  ],
  check(sentence, context) {
    const proposals: Proposal[] = [];
    const quoted = quotedTokens(sentence);
    for (const [index, token] of sentence.tokens.entries()) {
      if (token.kind !== 'word' || token.lower.length < 4 || quoted[index]) continue;
      const form = context.lexicon.counterpart(token.lower, context.language);
      if (form === undefined || OBSOLETE.test(form) || isName(sentence, index) || isPart(sentence, index)) continue;
      const confidence = confidenceOf(token.lower, context);
      if (confidence === 0) continue;
      const right = matchCase(form, token.text);
      const other = context.language === 'US' ? NAMES.UK : NAMES.US;
      proposals.push({
        start: token.start,
        end: token.end,
        rule: context.lexicon.isOxford(token.lower) ? 'regional-spelling/oxford' : 'regional-spelling',
        errorClass: 'regional',
        replacements: [right],
        comment: context.lexicon.isOxford(token.lower)
          ? `“${token.text}” is spelt with -ize here; most British publishers write “${right}”.`
          : `“${token.text}” is the ${other} spelling; ${NAMES[context.language]} English has “${right}”.`,
        confidence,
      });
    }
    return proposals;
  },
};

/** The confidence of a change of spelling; 0 when -ize, which is British too, is what the text mostly writes and not a rare slip. */
function confidenceOf(lower: string, context: CheckContext): number {
  if (context.language !== 'UK' || !context.lexicon.isOxford(lower)) return 0.9;
  const habit = izeHabit(context.lexicon, context.document);
  // a slip is "organize" once or twice, or with twice as many of "organise"; otherwise -ize is the author's choice, as it is in a long text without -ise
  if (habit.ise === 0 && context.document.styleCount(WORDS_KEY) >= LONG) return 0;
  return habit.ize > 2 && habit.ise < SLIP * habit.ize ? 0 : 0.75;
}

interface IzeHabit {
  readonly ize: number;
  readonly ise: number;
}

const habits = new WeakMap<DocumentFacts, IzeHabit>();

/** Returns how often frequent words end in -ize and in -ise; counted once per document. */
function izeHabit(lexicon: Lexicon, document: DocumentFacts): IzeHabit {
  const known = habits.get(document);
  if (known) return known;
  let ize = 0;
  let ise = 0;
  for (const stem of IZE_STEMS)
    for (const ending of IZE_ENDINGS) {
      const form = stem + ending;
      if (!lexicon.isOxford(form)) continue;
      ize += document.occurrences(form);
      ise += document.occurrences(lexicon.counterpart(form, 'UK') ?? form);
    }
  const habit = { ize, ise };
  habits.set(document, habit);
  return habit;
}

/** Capitalised in mid-sentence: "World Health Organisation", "the Centre for …"; an opening word counts when the next is capitalised too. */
function isName(sentence: AnalysedSentence, index: number): boolean {
  const { tokens } = sentence;
  const token = tokens[index]!;
  if (!/^\p{Lu}/u.test(token.text)) return false;
  if (token.upos === 'PROPN') return true;
  if (tokens.slice(0, index).some((other) => other.kind === 'word')) return true;
  return /^\p{Lu}/u.test(tokens[index + 1]?.text ?? '');
}

/** True when the word touches a sign other than ordinary punctuation: it is part of code or an address. */
function isPart(sentence: AnalysedSentence, index: number): boolean {
  const token = sentence.tokens[index]!;
  const previous = sentence.tokens[index - 1];
  const next = sentence.tokens[index + 1];
  return (
    (previous !== undefined && !token.spaceBefore && (previous.kind === 'symbol' || previous.text === '.')) ||
    (next !== undefined && !next.spaceBefore && (next.kind === 'symbol' || next.text === '('))
  );
}

/** Returns which tokens are between quotation marks: they are another person's words, or a title. */
function quotedTokens(sentence: AnalysedSentence): boolean[] {
  let open = false;
  return sentence.tokens.map((token, index) => {
    const opens = /^[“«]$/.test(token.text) || (token.text === '"' && !open);
    const closes = /^[”»]$/.test(token.text) || (token.text === '"' && open);
    if (closes) open = false;
    else if (opens) open = sentence.tokens.slice(index + 1).some((other) => /^["”»]$/.test(other.text));
    return open;
  });
}
