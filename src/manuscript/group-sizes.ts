import type { Finding } from './manuscript.ts';
import { proseParts } from './prose-parts.ts';
import type { StructuredManuscript } from './sections.ts';

const COUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6})`;
const PEOPLE = String.raw`(?:\p{Ll}+ ){0,2}(?:participants|patients|subjects|students|adults|children|volunteers|respondents|individuals|people|persons|adolescents|employees|workers|teachers|farmers|nurses|physicians|doctors|athletes|players|drivers|users|learners|pupils|speakers|residents|consumers|customers|managers|veterans|donors|parents|members|women and men|men and women)`;
const WOMEN = '(?:women|females?|girls)';
const MEN = '(?:men|males?|boys)';
const SHARE = String.raw`(?: \(\d{1,3}(?:\.\d+)? ?%\)|, \d{1,3}(?:\.\d+)? ?%)?`;
const pair = (one: string, other: string): RegExp =>
  new RegExp(
    `(?<![\\d.,–-])(?<all>${COUNT}) ${PEOPLE} ?[([](?:n ?= ?)?(?<a>${COUNT}) ${one}${SHARE},?;?(?: and| &)? (?:n ?= ?)?(?<b>${COUNT}) ${other}${SHARE}(?=[)\\];,])`,
    'gu',
  );
const PAIRS = [pair(WOMEN, MEN), pair(MEN, WOMEN)];

/** Finds samples in which women and men add up to more than the sample. A smaller sum is possible: people of another gender, or who did not say. */
export function groupSizeFindings({ paragraphs }: StructuredManuscript): Finding[] {
  return proseParts(paragraphs).flatMap(({ text, paragraph }) =>
    PAIRS.flatMap((form) => [...text.matchAll(form)]).flatMap((match): Finding[] => {
      const [all, a, b] = ['all', 'a', 'b'].map((name) => Number(match.groups![name]!.replaceAll(',', ''))) as [
        number,
        number,
        number,
      ];
      if (a + b <= all) return [];
      const message = `Check these numbers: ${a} and ${b} are ${a + b}, and the sample has ${all}.`;
      const start = match.index;
      return [{ group: 'numbers', check: 'group-size', paragraph, start, end: start + match[0].length, message }];
    }),
  );
}
