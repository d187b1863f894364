import type { CheckContext } from '../context.ts';
import { capitalize } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isJoiningHyphen, isPlaceholder } from '../sentence/token-tests.ts';

/** Names, and words from names, that matter most or that the corpora contain in lower case too often to decide ("french windows"). */
const ALWAYS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december christmas easter english american british chinese japanese french german spanish italian russian indian european african asian korean mexican canadian australian arabic muslim christian islamic jewish buddhist hindu america europe asia africa japan london paris'.split(
    ' ',
  ),
);
/** Particles of names, units, programs that are written in lower case, and variables that read as a name (“wii”, a weight with two indices). */
const NEVER = new Set(
  'van von de la le el al ibn der den des du da di ben al. st. joule kelvin python java ruby rust julia unix linux wii'.split(
    ' ',
  ),
);
const NAME_PARTICLE = /^(?:al|el|de|la|le|da|di|du|van|von|der|den|bin|ibn)$/;
/** What Japanese puts behind a name with a hyphen: a title, or what kind of place it is. */
const BEHIND_NAME = /^(?:san|kun|chan|sama|sensei|senpai|shi|ku|cho|machi|ken|dori|ji)$/;

export const spellingCapitals: Checker = {
  id: 'spelling-capitals',
  errorClass: 'capitals',
  corrects: [
    { wrong: 'He speaks english and french.', right: 'He speaks English and French.' },
    { wrong: 'We met on monday in london.', right: 'We met on Monday in London.' },
    { wrong: 'Yesterday i saw him, and i think he was ill.', right: 'Yesterday I saw him, and I think he was ill.' },
    { wrong: 'It is what i’ve heard from europe.', right: 'It is what I’ve heard from Europe.' },
    { wrong: 'THe results are clear.', right: 'The results are clear.' },
    { wrong: 'The sign reads: “english lessons at noon”.', right: 'The sign reads: “English lessons at noon”.' },
    { wrong: '11. REsults of the test', right: '11. Results of the test' },
  ],
  accepts: [
    'We may march in august company.',
    'The china cup and the roast turkey were on the table.',
    'The index i runs from 1 to n, and wii is zero.',
    'In case (i) and case (ii), i = 3 holds for the i-th element.',
    'Run python or linux if you like.',
    'Visit www.london.com or write to monday@english.org.',
    'The variables i and j are indices.',
    'dangerous i g - harmless i g',
    'Note i. e. that the polish was dry.',
    'He is a PhD student at the MIT with two DVDs.',
    'Use monday.js and the english_words table.',
    'The value of criterion = ‘gini’ and the package rio (Version 0.5) are named.',
    'We took the texts of ￼-london.',
  ],
  check(sentence, context) {
    const proposals: Proposal[] = [];
    for (const [index, token] of sentence.tokens.entries()) {
      if (token.kind !== 'word' || touchesCode(sentence, index)) continue;
      // "between two paris": a slip for "pairs"
      if (token.lower === 'paris' && sentence.tokens[index - 1]?.upos === 'NUM') continue;
      const right = capitalForm(sentence, index, context);
      if (right === undefined || right.form === token.text) continue;
      proposals.push({
        start: token.start,
        end: token.end,
        rule: right.rule,
        errorClass: 'capitals',
        replacements: [right.form],
        comment: right.comment,
        confidence: right.confidence,
      });
    }
    return proposals;
  },
};

interface CapitalForm {
  readonly form: string;
  readonly rule: string;
  readonly comment: string;
  readonly confidence: number;
}

function capitalForm(sentence: AnalysedSentence, index: number, context: CheckContext): CapitalForm | undefined {
  const token = sentence.tokens[index]!;
  const { lower, text } = token;
  if (text === 'i') return isPronoun(sentence, index) ? pronoun(index === 0 ? 0.9 : 0.93) : undefined;
  if (/^\p{Lu}{2}\p{Ll}+$/u.test(text)) return slippedShift(sentence, index, context);
  if (text !== lower || lower.length < 3 || NEVER.has(lower)) return undefined;
  const { lexicon, document } = context;
  const sure = ALWAYS.has(lower);
  if (!sure && !(lexicon.isProper(lower) && lexicon.frequency(lower) > 0.8)) return undefined;
  if (!sure && lexicon.isLowerCase(lower)) return undefined;
  const next = sentence.tokens[index + 1];
  const previous = sentence.tokens[index - 1];
  if (NAME_PARTICLE.test(previous?.lower ?? '') && !sure) return undefined;
  // "1000 jin", "a 500-jin rise": a unit
  const quantity = previous?.text === '-' ? sentence.tokens[index - 2] : previous;
  if (!sure && quantity?.kind === 'number') return undefined;
  // "Hanako-san", "Yokohama-shi"
  if (previous?.text === '-' && BEHIND_NAME.test(lower)) return undefined;
  // "anna-smith": half of a user name
  if (!sure && isJoiningHyphen(next) && !sentence.tokens[index + 2]?.spaceBefore) return undefined;
  // a species, a user name, a gene: lower case that the author repeats is intended
  if (!sure && document.occurrences(lower) > 2) return undefined;
  if (next?.text === '.' && next.spaceBefore === false && sentence.tokens[index + 2]?.spaceBefore === false)
    return undefined;
  const form = sure ? capitalize(lower) : lexicon.writtenForm(lower);
  if (form === lower) return undefined;
  const nationality = token.upos === 'ADJ' || sure;
  return {
    form,
    rule: 'spelling-capitals/proper',
    comment: `“${form}” is a name${nationality ? ', or comes from one,' : ''} and takes a capital letter.`,
    confidence: sure ? 0.95 : 0.8,
  };
}

const pronoun = (confidence: number): CapitalForm => ({
  form: 'I',
  rule: 'spelling-capitals/pronoun',
  comment: 'The pronoun “I” is always a capital letter.',
  confidence,
});

/** True when "i" is the pronoun: a verb or its clitic follows, and it is not an index, an enumeration or part of a formula. */
function isPronoun(sentence: AnalysedSentence, index: number): boolean {
  const previous = sentence.tokens[index - 1];
  const next = sentence.tokens[index + 1];
  const clitic = next !== undefined && !next.spaceBefore && /^'(?:m|ve|d|ll|am)$/.test(next.lower);
  if (clitic) return true;
  if (!next || (!next.spaceBefore && !/^[,.!?]$/.test(next.text))) return false;
  if (previous && !sentence.tokens[index]!.spaceBefore && !/^["“‘(]$/.test(previous.text)) return false;
  if (previous?.text === '(' || next.text === ')' || next.kind === 'number' || next.kind === 'symbol') return false;
  if (
    previous &&
    /^(?:index|indices|variable|variables|case|step|item|element|row|node|user|agent|player|each|every|the|of|component|class|part|type|phase|figure|equation)$/.test(
      previous.lower,
    )
  )
    return false;
  // "with i starting from 0", "a value i being above the limit": an index
  if (next.xpos === 'VBG' && (previous?.lower === 'with' || previous?.upos === 'NOUN')) return false;
  // "dangerous i g": letters of sounds and names
  if (/^\p{L}$/u.test(next.text) && next.lower !== 'a') return false;
  // "an offer i over offer j"
  if (previous?.upos === 'NOUN' && sentence.tokens.some(({ text }) => text === 'j')) return false;
  return /^(?:VB[PD]?|MD|RB|VBN|VBZ|VBG)$/.test(next.xpos) && !/^(?:is|are|and|or|in|of|th)$/.test(next.lower);
}

/** Corrects "THe" and "NIce", where the shift key was held too long in a word that is not an acronym. */
function slippedShift(sentence: AnalysedSentence, index: number, context: CheckContext): CapitalForm | undefined {
  const token = sentence.tokens[index]!;
  const { lexicon, document } = context;
  if (lexicon.has(token.text) || !lexicon.isLowerCase(token.lower) || lexicon.frequency(token.lower) < 20)
    return undefined;
  if (
    document.occurrences(token.lower) > 1 &&
    !/^(?:the|we|he|this|that|they|it|in|there|these|and|but|for|she|you)$/.test(token.lower)
  )
    return undefined;
  // "11. REsults": a number before a heading is not its first word
  const opening = sentence.tokens.slice(0, index).every(({ kind }) => kind === 'punctuation' || kind === 'number');
  const form = opening ? token.text[0]! + token.text.slice(1).toLowerCase() : token.lower;
  return {
    form,
    rule: 'spelling-capitals/shift',
    comment: `“${token.text}” has a capital too many: “${form}”.`,
    confidence: 0.85,
  };
}

/** True when the word touches a sign of a path, a formula, an address or a tag, or is part of a compound. */
function touchesCode(sentence: AnalysedSentence, index: number): boolean {
  const token: AnalysedToken = sentence.tokens[index]!;
  const previous = sentence.tokens[index - 1];
  const next = sentence.tokens[index + 1];
  // "criterion = 'gini'", "rio (Version 0.5)": a value of a program, and its package
  if (/^['"‘’“”]$/.test(previous?.text ?? '') && sentence.tokens[index - 2]?.text === '=') return true;
  if (next?.text === '(' && /^(?:version|v)$/.test(sentence.tokens[index + 2]?.lower ?? '')) return true;
  if (isPlaceholder(sentence.tokens[index - 2]) && previous?.text === '-' && !previous.spaceBefore) return true;
  if (
    previous &&
    !token.spaceBefore &&
    /^[\\/@#$=<>^~|+*_&%{}[\].:-]$/.test(previous.text) &&
    !/^\p{Pd}$/u.test(previous.text)
  )
    return true;
  return next !== undefined && !next.spaceBefore && /^[\\/@#$=<>^~|+*_&%{}[\](]/.test(next.text);
}
