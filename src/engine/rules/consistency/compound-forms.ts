import type { DocumentFacts } from '../../context.ts';
import { DIFFERENT_WITHOUT_HYPHEN, hyphenatedForms } from '../../document/compound-counts.ts';
import { hyphenatedKey, isCompound, isHyphenated, openKey } from '../../document/count-styles.ts';
import { preference, tally } from '../../document/majority.ts';
import { matchCase } from '../../edits.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

type Form = 'solid' | 'hyphen' | 'open';

function counted(first: string, second: string, document: DocumentFacts): { form: Form; count: number }[] {
  return [
    { form: 'solid', count: document.occurrences(first + second) },
    { form: 'hyphen', count: document.styleCount(hyphenatedKey(first, second)) },
    { form: 'open', count: document.styleCount(openKey(first, second)) },
  ];
}

function written(first: string, second: string, form: Form): string {
  return form === 'solid' ? first + second : `${first}${form === 'hyphen' ? '-' : ' '}${second}`;
}

function finding(
  first: AnalysedToken,
  last: AnalysedToken,
  own: Form,
  document: DocumentFacts,
  [left, right]: readonly [string, string] = [first.lower, last.lower],
): RuleFinding[] {
  const wanted = preference(counted(left, right, document), own);
  // a hyphen or a space may depend on the place ("long-term care", "in the long term"); one word does not
  if (!wanted || (own !== 'solid' && wanted.preferred !== 'solid')) return [];
  const better = written(left, right, wanted.preferred);
  const comment = `This text has “${better}” elsewhere (${tally(wanted)} “${written(left, right, own)}”).`;
  const replacements = [matchCase(better, first.text)];
  return [{ start: first.start, end: last.end, replacements, comment, confidence: wanted.confidence }];
}

/** Terms of two words, however often a text has them as one. */
const OPEN_TERMS = new Set(
  'time series|data point|data points|use case|use cases|test case|test cases|real time'.split('|'),
);

/** Beginnings that take no hyphen: "conspecific" is right, however often a text has "con-specific". */
const NEVER_APART = /^(?:con|un|dis|im|ir)$/;

/** Words after which a name follows. */
const NAMED = /^(?:named|called|titled)$/;

/** True except for a single letter ("A-H", "i-th") and for a name with internal capitals ("Q-PCR"). */
const isPlain = ({ text }: AnalysedToken): boolean => text.length > 1 && !/.\p{Lu}/u.test(text);

/** "Wi-Fi" beside "WiFi": two capitals make a name, which is written as its owners write it. */
const isName = (first: AnalysedToken, last: AnalysedToken): boolean =>
  /^\p{Lu}\p{Ll}/u.test(first.text) && /^\p{Lu}\p{Ll}/u.test(last.text);

/** Compounds that the document writes in more than one way: as one word, with a hyphen or as two words. */
export const compoundForms: CodeRule = {
  id: 'compounds',
  comment: 'This compound is written in another way elsewhere in this text.',
  where: 'anywhere',
  examples: `
    - The dataset is large, a dataset is small, and the data set is lost. => The dataset is large, a dataset is small, and the dataset is lost.
    - A nonlinear model and a nonlinear fit beat the non-linear one. => A nonlinear model and a nonlinear fit beat the nonlinear one.
    - The follow-up was long, a follow-up is rare, and the followup is lost. => The follow-up was long, a follow-up is rare, and the follow-up is lost.
    + The follow-up was long, a follow-up is rare, and a table is named followup.
    + The WiFi is on, the WiFi is off, and all WiFi routers speak Wi-Fi.
    + Anyway, there is no way, and any way is right; anyway, it is.
    + Every day is an everyday matter, and everyday life is good.
    + The dataset is large, and the data set is lost.
    + A timeseries is long, a timeseries is short, and the time series is lost.
    + The con-specifics came, and the con-specifics left; other conspecifics stayed.
    + We had to re-cover the chair, recover the money and recover the data.
  `,
  check({ tokens }, { document, lexicon }) {
    // "map-reduce" beside the name “MapReduce”: no word is made of two that no dictionary has
    const isNoNewName = ({ replacements: [best = ''] }: RuleFinding): boolean =>
      /[- ]/.test(best) || lexicon.has(best.toLowerCase());
    return tokens.flatMap((token, i): RuleFinding[] => {
      // "a database named pgboss": a name keeps its spelling
      if (token.kind !== 'word' || !isPlain(token) || NAMED.test(tokens[i - 1]?.lower ?? '')) return [];
      if (isHyphenated(tokens, i)) {
        const last = tokens[i + 2]!;
        return DIFFERENT_WITHOUT_HYPHEN.has(token.lower) || !isPlain(last) || isName(token, last)
          ? []
          : finding(token, last, 'hyphen', document).filter(isNoNewName);
      }
      const parts = hyphenatedForms(document).get(token.lower);
      if (parts) {
        const alone =
          tokens[i + 1]?.text !== '-' &&
          tokens[i - 1]?.text !== '-' &&
          !DIFFERENT_WITHOUT_HYPHEN.has(parts[0]) &&
          !NEVER_APART.test(parts[0]);
        return alone ? finding(token, token, 'solid', document, parts) : [];
      }
      const next = tokens[i + 1];
      if (next?.kind !== 'word' || !next.spaceBefore || !isCompound(token.lower, next.lower)) return [];
      if (tokens[i + 2]?.text === '-' || tokens[i - 1]?.text === '-') return [];
      if (OPEN_TERMS.has(`${token.lower} ${next.lower}`)) return [];
      if (!isPlain(next) || token.upos !== 'NOUN' || next.upos !== 'NOUN') return [];
      // "skinstage" is a name in a file, or the conversion of the file lost a space
      return document.styleCount(openKey(token.lower, next.lower)) > 0 && lexicon.has(token.lower + next.lower)
        ? finding(token, next, 'open', document)
        : [];
    });
  },
};
