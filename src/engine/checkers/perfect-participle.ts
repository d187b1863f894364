import type { CheckContext } from '../context.ts';
import { canBeAdjective, canBeNoun, verbByBase, verbOfForm } from '../lexicon/inflection.ts';
import { HAVE_FORMS, SUBJECT_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isAdverb } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

const SUBJECTS: ReadonlySet<string> = new Set([...SUBJECT_PRONOUNS, 'who']);
const ADVERBS = wordSet("already never ever just also always not n't recently really only yet still");

/** Returns the participle that belongs after "have"; undefined when the token is a participle already or may be an object. */
function participleOf(token: AnalysedToken, { lexicon }: CheckContext): string | undefined {
  const { lower } = token;
  if (lexicon.verbs(lower).some((verb) => verb.participle === lower)) return undefined;
  if (lower === 'be' || lower === 'was' || lower === 'were' || lower === 'is') return 'been';
  const past = verbOfForm(lexicon, lower, 'VBD');
  // the lexicon lists "led" with "leaded": an irregular past never has a regular participle
  if (past && past.past !== past.participle && past.participle === `${past.base}ed`) return undefined;
  return (past ?? verbByBase(lexicon, lower) ?? verbOfForm(lexicon, lower, 'VBZ'))?.participle;
}

const TIME =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|times?|nights?|mornings?|evenings?|afternoons?|summers?|winters?)$/;

/** True when "have" at `have` may be the whole verb of a relative clause without its pronoun, after the noun that is its object. */
function isContactClause(tokens: readonly AnalysedToken[], have: number): boolean {
  const [noun, subject] = [tokens[have - 2], tokens[have - 1]];
  return subject?.xpos === 'PRP' && noun?.upos === 'NOUN' && !TIME.test(noun.lower) && tokens[have]!.lower !== 'having';
}

export const perfectParticiple: Checker = {
  id: 'perfect-participle',
  errorClass: 'verb',
  corrects: [
    { wrong: 'He has went home.', right: 'He has gone home.' },
    { wrong: 'I have already saw this film.', right: 'I have already seen this film.' },
    { wrong: 'They had began the work.', right: 'They had begun the work.' },
    { wrong: 'She has never be there.', right: 'She has never been there.' },
  ],
  accepts: [
    "The one that I hadn't was better.",
    'He has gone home and had breakfast.',
    'He has led the team for years.',
    'They have work to do and have never needed help.',
    'I have to go, and we had better leave.',
    'What they have is love.',
    'Had he known, he would have left.',
    'The changes it had were small.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (const [i, token] of tokens.entries()) {
      if (!HAVE_FORMS.has(token.lower) || (token.upos !== 'AUX' && token.upos !== 'VERB')) continue;
      let at = i + 1;
      let adverb = false;
      while (isAdverb(tokens[at]) && at < i + 4) {
        if (ADVERBS.has(tokens[at]!.lower)) adverb = true;
        at++;
      }
      const verb = tokens[at];
      if (verb?.kind !== 'word' || verb.lower === 'better' || verb.lower === 'to' || verb.lower === 'had') continue;
      if (!adverb && at !== i + 1) continue;
      const right = participleOf(verb, context);
      if (!right || right === verb.lower) continue;
      const past = verbOfForm(context.lexicon, verb.lower, 'VBD') !== undefined || right === 'been';
      // a form that is also a noun or an adjective is an object: "have work", "had changes"
      if (canBeNoun(context.lexicon, verb.lower) || canBeAdjective(context.lexicon, verb.lower)) continue;
      if (!past && !adverb && !(SUBJECTS.has(tokens[i - 1]?.lower ?? '') && verb.upos === 'VERB')) continue;
      // "all they have is", "what it had were": two finite verbs side by side
      const relative = tokens
        .slice(Math.max(0, i - 4), i)
        .some(({ lower, xpos }) => lower === 'that' || xpos.startsWith('W'));
      if (/^(?:is|was|were|are)$/.test(verb.lower) && (!adverb || relative)) continue;
      if (!past && tokens.slice(Math.max(0, i - 4), i).some((before) => before.xpos.startsWith('W'))) continue;
      // "the money they had went to charity": the clause ends with "had"
      if (past && isContactClause(tokens, i)) continue;
      const gain = modelGain(sentence, context, at, at + 1, right);
      proposals.push(
        propose(replaceTokens(sentence, at, at + 1, right), {
          rule: 'perfect-participle',
          errorClass: 'verb',
          comment: `After ${quote(token.text)} use the past participle: ${quote(right)}, not ${quote(verb.text)}.`,
          confidence: weighConfidence(past ? 0.92 : 0.78, gain),
        }),
      );
    }
    return proposals;
  },
};
