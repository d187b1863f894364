import { canBeAdjective, canBeNoun, verbByBase } from '../lexicon/inflection.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { endsSeenClause } from '../sentence/contact-clause.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isFiniteVerb } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

const PREPOSITIONS = wordSet(
  'of by without in for about from on after before with at against besides instead despite than through via',
);
/** Expressions in which "to" is a preposition: "look forward to meeting". */
const TO_IS_PREPOSITION: readonly (readonly [string, string])[] = [
  ['look', 'forward'],
  ['looking', 'forward'],
  ['looked', 'forward'],
  ['when', 'comes'],
];
const TO_HEADS = wordSet(
  'accustomed addicted dedicated devoted committed opposed contribute contributes contributed contributing objection commitment',
);
const OBJECT = wordSet('the a an my your his her its our their these those me him us them it you some any all more');

/** Base forms that name things in trade and computing or open compounds: "the share of spend", "inter treebank". */
const NAMED_BY_VERB = wordSet(
  'spend own inter read write undo redo redirect upload download login commit merge see pay hire lay rent retweet repost upvote',
);

/** "read and written data", "undo and redo entries": the verb is joined to another word, and both modify the noun. */
function isJoinedName(tokens: readonly AnalysedToken[], at: number): boolean {
  if (!/^(?:and|or|\/)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  return /^(?:VB[ND]?|NNS?|JJ)$/.test(tokens[at + 2]?.xpos ?? '') && isNounLike(tokens[at + 3]);
}
const isNounLike = (token: AnalysedToken | undefined): boolean => token?.upos === 'NOUN' || token?.upos === 'PROPN';

const describesNext = (tokens: readonly AnalysedToken[], at: number): boolean => {
  const { head, relation } = tokens[at]!;
  return head !== undefined && head > at && /^(?:compound|amod)$/.test(relation ?? '');
};

/**
 * True when the word is not a verb that the preposition governs: an adjective ("hours of awake behavior", "for select users"); a preposition that ends a relative clause without
 * its pronoun ("the devices they talk with have"); a function that is named by a verb ("is returned by accept and does not").
 */
function isNoVerbThere(tokens: readonly AnalysedToken[], preposition: number, at: number): boolean {
  const next = tokens[at + 1];
  // "multiply nested loops": the adverb of "multiple"
  if (tokens[at]!.lower === 'multiply' && /(?:ed|ing)$/.test(next?.lower ?? '')) return true;
  if (/^(?:awake|select)$/.test(tokens[at]!.lower) && isNounLike(next)) return true;
  if (isFiniteVerb(tokens[preposition - 1]) && /^(?:have|do|include|contain|need)$/.test(tokens[at]!.lower))
    return true;
  if (endsSeenClause(tokens, preposition)) return true;
  if (tokens[preposition]!.lower !== 'by') return false;
  // "By design the ring is built to hold two beams": a noun, followed by the clause
  if (preposition === 0 && /^(?:DT|PRP)$/.test(next?.xpos ?? '') && opensMainClause(tokens, at + 1)) return true;
  return next?.lower === 'and' && isFiniteVerb(tokens[at + 2]);
}

/** True when a noun phrase with its finite verb follows before any comma. */
function opensMainClause(tokens: readonly AnalysedToken[], from: number): boolean {
  const after = tokens.slice(from, from + 6);
  const verb = after.findIndex(isFiniteVerb);
  return verb > 0 && !after.slice(0, verb).some(({ text, upos }) => text === ',' || upos === 'ADP');
}

export const prepositionGerund: Checker = {
  id: 'preposition-gerund',
  errorClass: 'verb',
  corrects: [
    { wrong: 'She is interested in learn English.', right: 'She is interested in learning English.' },
    { wrong: 'He left without say goodbye.', right: 'He left without saying goodbye.' },
    { wrong: 'I look forward to meet you.', right: 'I look forward to meeting you.' },
    { wrong: 'By use the new method, we saved time.', right: 'By using the new method, we saved time.' },
  ],
  accepts: [
    'The feature is available for select users only.',
    'She is interested in learning English.',
    'He came by train and went for a walk before work.',
    'In use, the device is quiet.',
    'I look forward to it, and we want to meet you.',
    'We did nothing but wait, and it is better than go home.',
    'The question of what to do is open.',
    'The plans appeared in MAKE magazine, and the files with React components are new.',
    'The plan of a sever-client model is old, and the use of say-so is rare.',
    'The share of spend with that firm grew, and distributions of read and written data differ.',
    'We count the chains of retweet length.',
    'The influence on own pace was small, and so was the need for normalize functions.',
    'The hours of awake behavior are few, and a socket is returned by accept and does not inherit it.',
    'The people they talk with have the same plan, and the use of multiply nested loops is old.',
    'I cried when I saw a company I was working for go bankrupt.',
    'She contributed to this study and to changes contributing to minor differences.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    for (let i = 0; i + 1 < tokens.length; i++) {
      const preposition = tokens[i]!;
      const toHere =
        preposition.lower === 'to' &&
        (TO_HEADS.has(tokens[i - 1]?.lower ?? '') ||
          TO_IS_PREPOSITION.some(
            ([a, b]) =>
              tokens[i - 1]?.lower === b &&
              (tokens[i - 2]?.lower === a || (a === 'when' && tokens[i - 3]?.lower === a)),
          ));
      if (!toHere && !PREPOSITIONS.has(preposition.lower)) continue;
      if (['after', 'before', 'than', 'instead'].includes(preposition.lower) && preposition.upos === 'SCONJ' && i === 0)
        continue;
      let at = i + 1;
      if (tokens[at]?.lower === 'not') at++;
      if (preposition.lower === 'instead') continue;
      const verb = tokens[at];
      if (verb?.kind !== 'word' || !verb.spaceBefore) continue;
      // names: "in MAKE magazine", "SiC", "with React components"
      if (/\p{Lu}/u.test(verb.text)) continue;
      const forms = verbByBase(lexicon, verb.lower);
      // "can by pass the store": the verb is "bypass"
      if (preposition.lower === 'by' && verb.lower === 'pass' && /^(?:MD|TO)$/.test(tokens[i - 1]?.xpos ?? ''))
        continue;
      if (!forms || (verb.lower === 'be' && !/^(?:of|without|by|for)$/.test(preposition.lower))) continue;
      // "a sever-client model", "to regularize of stabilize the training": half a compound, and a misspelt "or"
      if (tokens[at + 1]?.text === '-' && !tokens[at + 1]!.spaceBefore) continue;
      if (preposition.lower === 'of' && tokens[i - 1]?.xpos === 'VB') continue;
      // "for normalize functions": a name of functions
      if (
        /^(?:functions?|methods?|commands?|keywords?|operators?|statements?|buttons?|queries|calls?)$/.test(
          tokens[at + 1]?.lower ?? '',
        )
      )
        continue;
      if (NAMED_BY_VERB.has(verb.lower) || isJoinedName(tokens, at) || isNoVerbThere(tokens, i, at)) continue;
      const ambiguous = canBeNoun(lexicon, verb.lower) || canBeAdjective(lexicon, verb.lower);
      // words that describe the next noun: "for approximate inference"
      if (ambiguous && describesNext(tokens, at)) continue;
      const next = tokens[at + 1];
      const object = next !== undefined && OBJECT.has(next.lower);
      // "for work the", "by use the": the form is also a noun, so an object must follow
      // "contributing to minor differences", "contributed to study design": "to" before a noun
      if (toHere && ambiguous && !object && next?.xpos !== 'IN' && next?.xpos !== 'TO') continue;
      // "contributes to research by deriving …"
      if (toHere && ambiguous && !object && next?.lower === 'by') continue;
      if (ambiguous && !toHere && !(object && /^(?:by|of|without|for|about|via)$/.test(preposition.lower))) continue;
      if (!toHere && ambiguous && verb.upos !== 'VERB' && verb.upos !== 'AUX' && !object) continue;
      if (preposition.lower === 'than' && !/^(?:taking?|buy|use|drive|walk|have)$/.test(verb.lower)) continue;
      if (preposition.xpos === 'RP' || (preposition.lower === 'in' && tokens[at + 1]?.lower === ',')) continue;
      const heard = modelGain(sentence, context, at, at + 1, forms.ing);
      // "to meet" is so common that the model would prefer it after "look forward" too
      const gain = toHere && heard !== undefined ? Math.max(heard, 0) : heard;
      const others = preposition.lower === 'for' ? [`to ${verb.lower}`] : [];
      proposals.push(
        propose(
          replaceTokens(sentence, at, at + 1, forms.ing),
          {
            rule: 'preposition-gerund',
            errorClass: 'verb',
            comment: `The preposition ${quote(preposition.text)} is followed by an -ing form: ${quote(`${preposition.text} ${forms.ing}`)}.`,
            confidence: weighConfidence(toHere ? 0.9 : ambiguous ? 0.6 : 0.8, gain),
          },
          others,
        ),
      );
    }
    return proposals;
  },
};
