import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate } from './candidate.ts';

/** Words after which a comma may part two main clauses that need a semicolon: "…, however, …", "…, this shows …". */
const OPENS_CLAUSE = new Set(
  'however therefore thus hence otherwise rather then moreover furthermore instead consequently nevertheless accordingly this these it they we there he she such'.split(
    ' ',
  ),
);
/** Small words that writers put once too often, where no slot model looks at them. */
const NEEDLESS = new Set('that as it then and also both of for in on with out up being so but'.split(' '));
/** Verbs and nouns whose clause may lack its "that", and what else asks for one. */
const ASKS_FOR_THAT = new Set(
  'show suggest indicate demonstrate find conclude assume ensure given fact note consider reveal mean imply confirm believe argue report observe hypothesize prove such so state evidence'.split(
    ' ',
  ),
);
/** What a comparison may lack behind these: "higher than (that of) the control". */
const COMPARES = new Set(['than', 'to', 'with', 'from', 'as']);

const isFiniteVerb = ({ xpos }: AnalysedToken): boolean =>
  xpos === 'VBZ' || xpos === 'VBP' || xpos === 'VBD' || xpos === 'MD';

/**
 * Candidates for what joins the parts of a sentence: "and" before the last of a list, a semicolon between main clauses, "that" before a
 * clause, "that of" in a comparison, and small words that nothing asks for.
 */
export function linkCandidates(tokens: readonly AnalysedToken[]): Candidate[] {
  const found: Candidate[] = [];
  const add = (
    kind: Candidate['kind'],
    from: number,
    to: number,
    form: string,
    change: string,
    about: number,
  ): void => {
    const forms = form === '' ? [] : form.split(' ');
    found.push({ kind, from, to, forms, change, slotCandidate: 0, slotCurrent: 0, about });
  };
  const lastVerb = tokens.findLastIndex(isFiniteVerb);
  const firstVerb = tokens.findIndex(isFiniteVerb);
  for (let i = 1; i < tokens.length - 1; i++) {
    const { lower, kind, xpos } = tokens[i]!;
    const left = tokens[i - 1]!;
    const next = tokens[i + 1]!;
    if (lower === ',') {
      const joinable = next.kind === 'word' && left.kind !== 'punctuation' && next.xpos !== 'CC';
      if (joinable && i > firstVerb && lastVerb > i && firstVerb >= 0) {
        const marker = OPENS_CLAUSE.has(next.lower) ? next.lower : next.xpos;
        add('semicolon', i, i + 1, ';', `comma>; ${marker}`, i + 1);
      }
      if (joinable) {
        add('link', i, i + 1, 'and', 'comma>and', i + 1);
        add('link', i + 1, i + 1, 'and', 'none>and', i + 1);
      }
    } else if (lower === ';') add('semicolon', i, i + 1, ',', ';>comma', i + 1);
    else if (kind === 'word') {
      if (NEEDLESS.has(lower) && next.kind === 'word') add('link', i, i + 1, '', `${lower}>none`, i + 1);
      if (left.kind === 'word' && ASKS_FOR_THAT.has(left.lemma) && /^(?:DT|PRP|NN|JJ|EX|VBG)/.test(xpos))
        add('link', i, i, 'that', `none>that`, i - 1);
      if (COMPARES.has(left.lower) && /^(?:DT|NN|JJ|PRP\$)/.test(xpos)) {
        add('link', i, i, 'that of', 'none>that of', i);
        add('link', i, i, 'those of', 'none>those of', i);
      }
    }
  }
  return found;
}
