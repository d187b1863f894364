import type { Proposal } from '../proposal.ts';

type Told = Pick<Proposal, 'comment' | 'errorClass'>;

/** A comment that begins with one of these keeps its capital after “Also,”, as acronyms do. */
const NAME = /^(?:\p{Lu}\p{Lu}|I\b|(?:English|British|American|Latin|Roman|Greek|French|German|Arabic)\b)/u;
/** The spelling comes first: the other comments name the word in its corrected spelling. */
const SPELT: ReadonlySet<string> = new Set(['spelling', 'regional']);

/** Joins the comments on several changes in one alert: “‘teh’ is a common misspelling of ‘the’. Also, delete the space …”. */
export function joinComments(told: readonly Told[]): string {
  const spelling = told.filter(({ errorClass }) => SPELT.has(errorClass));
  const others = told.filter(({ errorClass }) => !SPELT.has(errorClass));
  const [first = '', second, ...rest] = new Set([...spelling, ...others].map(({ comment }) => comment));
  if (second === undefined) return first;
  const also = NAME.test(second) ? second : second.charAt(0).toLowerCase() + second.slice(1);
  return [first, `Also, ${also}`, ...rest].join(' ');
}
