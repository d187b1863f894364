import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isVerb } from './token-tests.ts';

/** Verbs that take an adverb of the same form as the preposition: "fill in", "carry on", "set up". */
const WITH_PARTICLE: Readonly<Record<string, ReadonlySet<string>>> = {
  in: wordSet(
    'fill come go log sign plug type bring put check get move let take set break build opt bake give cut hand join kick live fit step factor call zoom key enter feed roll pull turn lock drop jump dial tune believe be stay settle fall rope draw tie sink blend chip drive run rush walk pour ring send take tuck phone write mix work invest engage participate result succeed specialise specialize trade deal interest',
  ),
  on: wordSet(
    'go carry turn come log switch move try get put keep pass hang sign take hold catch drag read call press push live be work rely depend focus agree look act build rest count draw comment reflect stand sit run hook add insist',
  ),
  by: wordSet('go come get pass stand put drop stop fly walk run sit lay live swear'),
  over: wordSet('go come take hand pass carry turn get fall start roll run cross think talk bend lean move boil be'),
};

/** "The form to fill in in May": the verb shortly before takes the first of two equal particles, or the first ends the clause of the verb. */
export function takesParticle(tokens: readonly AnalysedToken[], at: number): boolean {
  const verb = tokens.slice(Math.max(0, at - 4), at).findLast(isVerb);
  return verb !== undefined && (WITH_PARTICLE[tokens[at]!.lower]?.has(verb.lemma) ?? true);
}
