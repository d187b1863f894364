import type { CheckContext } from '../context.ts';
import { matchCase } from '../edits.ts';
import { singularOf } from '../lexicon/inflection.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isCapitalised, isCompounded, isNoun, isPunctuation, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Persons and similar nouns, whose possessions are marked with an apostrophe. */
const OWNERS = new Set(
  'friend mother father brother sister parent teacher child man woman person student people girl boy son daughter uncle aunt grandmother grandfather wife husband boss neighbour neighbor doctor customer today yesterday year month week country world author government dog cat everyone someone somebody everybody company family baby king queen girlfriend boyfriend patient user consumer women men children'.split(
    ' ',
  ),
);
/** Those that documentation of programs speaks of; what is theirs must be one of the nouns or adjectives below, since "the users table" is a compound. */
const THINGS = wordSet(
  'user client server project application app module component object function caller victim attacker maintainer host computer browser compiler plugin package repository program jar parent developer owner customer transaction publisher vendor provider employee device organisation organization',
);
const THEIRS = wordSet(
  'behalf responsibility documentation performance behavior behaviour needs workflow intent identity lifecycle life lives presence foreign root own default main preferred built-in actual style job safety privacy consent',
);
/** Verbs after a plural that was written with an apostrophe: "developer's may". */
const PLURAL_VERBS = wordSet('are were have do may can must should could would might');
/** Words after which an owner may lack what it owns: "faster than IBM's". */
const COMPARES = wordSet('than like unlike as to with of from similar');
const OWNED = new Set(
  'house car life name book room job opinion health hand idea birthday family money school rights life lives mind feelings work needs behaviour behavior attention education development eyes face head heart body voice office phone house homes party problem point success future role responsibility wedding time clothes'.split(
    ' ',
  ),
);

/** True for "URL's" and "API's" where nothing is owned: before a verb, a preposition or the end. */
function isPluralAcronym({ tokens, finiteVerbs }: AnalysedSentence, at: number): boolean {
  const { text } = tokens[at]!;
  if (!/^\p{Lu}[\p{Lu}\d]*\p{Lu}$|^\p{Lu}\p{Ll}\p{Lu}+$/u.test(text) || text.endsWith('S')) return false;
  const next = tokens[at + 2];
  const before = tokens[at - 1];
  if (/^(?:are|were|have)$/.test(next?.lower ?? '') || /^(?:which|that)$/.test(next?.lower ?? ''))
    return next!.lower !== 'that' || isPluralVerb(tokens[at + 3]);
  if (finiteVerbs.length === 0 || before?.upos === 'DET' || before?.xpos === 'PRP$' || isCapitalised(before))
    return false;
  // "faster than in IBM's", "the World Health Organization's (WHO's) plan"
  if (tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => lower === 'than')) return false;
  if (next?.text === ')') return before?.text === '(' && tokens[at - 2]?.xpos === 'NNS';
  if (next === undefined || /^[.;:]$/.test(next.text)) return at > 1 && !COMPARES.has(before!.lower) && !isNoun(before);
  return next.xpos === 'IN' || next.xpos === 'TO' ? finiteVerbs.some((verb) => verb > at + 2) : false;
}

/** True for "the users default language" and "on the projects behalf". */
function isOwnerOfThing({ tokens }: AnalysedSentence, at: number, singular: string): boolean {
  const before = tokens[at - 1];
  if (!THINGS.has(singular) || !THEIRS.has(tokens[at + 1]!.lower)) return false;
  if (!/^(?:an?|the|this|your|another|each|every)$/.test(before?.lower ?? '') && !isNoun(before)) return false;
  const next = tokens[at + 1]!;
  if (isNoun(next)) return true;
  return isNoun(tokens[at + 2]) && !tokens[at + 2]!.xpos.startsWith('NNP');
}

const isPluralVerb = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && (PLURAL_VERBS.has(token.lower) || token.xpos === 'VBP');

/** True for "developer's may" and "theme's have": a counted noun without a determiner before a verb in the plural. */
function isBarePlural(sentence: AnalysedSentence, at: number): boolean {
  const { tokens } = sentence;
  if (tokens[at]!.xpos !== 'NN' || tokens[at]!.upos !== 'NOUN') return false;
  const opens = tokens.findLastIndex(({ upos }, i) => i < at && !/^(?:ADJ|NOUN)$/.test(upos));
  const before = tokens[opens];
  if (before && (/^(?:DET|NUM|PROPN)$/.test(before.upos) || /^(?:PRP\$|POS|NNP)$/.test(before.xpos))) return false;
  const next = skipAdverbs(tokens, at + 2);
  if (next > at + 3) return false;
  const relative = /^(?:that|who|which)$/.test(tokens[next]?.lower ?? '');
  return isPluralVerb(tokens[relative ? next + 1 : next]);
}

/** “my brothers car”: the plural at `at` is the owner of the next word, so that its apostrophe is missing. */
function singularOwner(sentence: AnalysedSentence, context: CheckContext, at: number, singular: string): Proposal {
  const token = sentence.tokens[at]!;
  const text = `${token.text.slice(0, singular.length)}'s`;
  const gain = modelGain(sentence, context, at, at + 1, text);
  return propose(
    { start: token.start, end: token.end, text },
    {
      rule: 'possessives/missing',
      errorClass: 'punctuation',
      comment: `${quote(`${text} ${sentence.tokens[at + 1]!.text}`)} is a possessive and needs an apostrophe.`,
      confidence: weighConfidence(0.75, gain),
    },
    [`${token.text}'`],
  );
}

export const possessives: Checker = {
  id: 'possessives',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'My friends car is red.', right: "My friend's car is red." },
    { wrong: 'I went to my mothers house.', right: "I went to my mother's house." },
    { wrong: "The student's are here.", right: 'The students are here.' },
    { wrong: "This is common in URL's.", right: 'This is common in URLs.' },
    { wrong: "All existing URL's to the page will break.", right: 'All existing URLs to the page will break.' },
    { wrong: "Theme's have files of their own.", right: 'Themes have files of their own.' },
    { wrong: "It is meant for editor's that have no network.", right: 'It is meant for editors that have no network.' },
    { wrong: 'It acts on the users behalf.', right: "It acts on the user's behalf." },
    { wrong: 'We read it in the users preferred language.', right: "We read it in the user's preferred language." },
    { wrong: 'The womens rights are important.', right: "The women's rights are important." },
  ],
  accepts: [
    "My friend's car is red and my friends drive.",
    "The new engine is faster than IBM's.",
    "It is the World Health Organization's (WHO's) plan, and the field is smaller than in IBM's.",
    "The API's in use, and the URL's root is short.",
    "Time's up, and the parser's ready.",
    'The users table is small, and the users own three cars.',
    'I told my friends stories.',
    "The student's here, and it's late.",
    'Her parents work and his brothers face problems.',
    'The students names were read out loud by students.'.replace('names', 'who came'),
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    for (let i = 0; i + 1 < tokens.length; i++) {
      const token = tokens[i]!;
      const next = tokens[i + 1]!;
      const acronym = next.lower === "'s" && !next.spaceBefore && isPluralAcronym(sentence, i);
      if (acronym || (next.lower === "'s" && !next.spaceBefore && isBarePlural(sentence, i))) {
        const plural = acronym ? `${token.text}s` : matchCase(lexicon.nouns(token.lower)[0]?.plural ?? '', token.text);
        if (plural !== '' && (acronym || lexicon.countability(token.lower) === 'count'))
          proposals.push(
            propose(
              { start: token.start, end: next.end, text: plural },
              {
                rule: 'possessives/plural',
                errorClass: 'punctuation',
                comment: `The plural ${quote(plural)} has no apostrophe; ${quote(`${token.text}'s`)} means “of the ${token.text}”.`,
                confidence: 0.85,
              },
            ),
          );
        continue;
      }
      // "the student's are": a plural verb after 's
      if (
        next.lower === "'s" &&
        token.upos === 'NOUN' &&
        /^(?:are|were|have)$/.test(tokens[i + 2]?.lower ?? '') &&
        !next.spaceBefore
      ) {
        const plural = lexicon.nouns(token.lower)[0]?.plural;
        if (plural && plural !== token.lower)
          proposals.push(
            propose(
              { start: token.start, end: next.end, text: plural === `${token.lower}s` ? `${token.text}s` : plural },
              {
                rule: 'possessives/plural',
                errorClass: 'punctuation',
                comment: `The plural ${quote(plural)} has no apostrophe; ${quote(`${token.text}'s`)} means “of the ${token.text}”.`,
                confidence: 0.8,
              },
            ),
          );
        continue;
      }
      if ((token.xpos !== 'NNS' && token.xpos !== 'NN') || isCompounded(sentence, i) || isPunctuation(next)) continue;
      if (/^(?:womens|mens|childrens|peoples|todays)$/.test(token.lower) && next.upos === 'NOUN') {
        const owner = token.lower.slice(0, -1);
        proposals.push(
          propose(
            { start: token.end - 1, end: token.end, text: "'s" },
            {
              rule: 'possessives/missing',
              errorClass: 'punctuation',
              comment: `${quote(`${owner}'s ${next.text}`)} is a possessive and needs an apostrophe.`,
              confidence: 0.85,
            },
          ),
        );
        continue;
      }
      const singular = singularOf(lexicon, token.lower);
      const before = tokens[i - 1];
      if (singular && token.xpos === 'NNS' && isOwnerOfThing(sentence, i, singular)) {
        proposals.push(singularOwner(sentence, context, i, singular));
        continue;
      }
      if (
        !singular ||
        !OWNERS.has(singular) ||
        (before?.xpos !== 'PRP$' &&
          !(
            before?.lower === 'a' ||
            before?.lower === 'another' ||
            before?.lower === 'every' ||
            before?.lower === 'each'
          ))
      )
        continue;
      if (next.upos !== 'NOUN' || !OWNED.has(next.lower)) continue;
      // "my brothers face problems": the next word may be the verb
      if (next.xpos !== 'NN' && lexicon.verbs(next.lower).length > 0) continue;
      if (
        lexicon.verbs(next.lower).some((verb) => verb.base === next.lower) &&
        !/^(?:VBZ|VBD|MD|IN)$/.test(tokens[i + 2]?.xpos ?? '') &&
        tokens[i + 2]?.upos !== 'PUNCT'
      )
        continue;
      proposals.push(singularOwner(sentence, context, i, singular));
    }
    return proposals;
  },
};
