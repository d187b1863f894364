import { escapePattern } from '../text/escape-pattern.ts';
import type { Finding } from './manuscript.ts';
import { proseParts } from './prose-parts.ts';
import { plain, type ReferenceEntry, referenceEntries, tooMany } from './reference-entries.ts';
import type { StructuredManuscript } from './sections.ts';

const PARTICLE = String.raw`(?:(?:[Vv]an|[Vv]on|[Dd]er?|[Dd]en|[Dd]i|[Dd]a|[Dd]u|[Ll]e|[Ll]a|[Dd]el|[Tt]en|[Ee]l|[Aa]l|[Ss]t\.?|[Oo]’|Mc|Mac)[\s-])`;
/** The pattern reaches the first small letter in one way only: otherwise seven names in a row are tried in all combinations. */
const SURNAME = String.raw`${PARTICLE}{0,2}\p{Lu}[\p{Lu}\p{Lt}\p{Lm}\p{Lo}’'-]*\p{Ll}[\p{L}’'-]*`;
const OTHERS = String.raw`(?:,?\s(?:et\sal\.?|and\s(?:colleagues|others|co-workers))|(?:,\s${SURNAME}){0,6},?\s(?:and|&)\s(?<second>${SURNAME}))`;
const YEARS = String.raw`(?<years>(?:1[6-9]|20)\d\d[a-z]?(?:,\s?(?:(?:1[6-9]|20)\d\d[a-z]?|[a-z](?![\p{L}\d])))*)`;
/** “Brown (2010)”, “Brown and Green (2010, 2011)”, “Brown et al. (2010a)” */
const NARRATIVE = new RegExp(
  `(?<![\\p{L}’'-])(?<first>${SURNAME})(?:${OTHERS})?(?:’s|'s)?,?\\s[(\\[]${YEARS}(?=[)\\],;:])`,
  'gu',
);
/** Citations within brackets: “(e.g., Brown, 2010; Green & White, 2011)” */
const BRACKETED = /[([][^()[\]]{0,1200}?\b(?:1[6-9]|20)\d\d[a-z]?[^()[\]]{0,600}?[)\]]/gu;
const WITHIN = new RegExp(
  `(?<=^[([]|;\\s?|\\b(?:e\\.g\\.|i\\.e\\.|cf\\.|see|also|and|in|by|from|after)[,:]?\\s|[,]\\s)(?<first>${SURNAME})(?:${OTHERS})?,?\\s${YEARS}(?=[)\\],;:]|\\s[;&])`,
  'gu',
);

/** Capitalised words before a year that are not surnames: “(January 2010)”, “(Version 2010)”. */
const NO_SURNAME =
  /^(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter|version|in|since|from|until|between|before|after|during|figure|fig|table|section|chapter|equation|the|and|or|year|early|late|mid|monday|tuesday|wednesday|thursday|friday|saturday|sunday|act|law|windows|office|covid|release|edition|vol|volume|season|study|experiment|wave|olympics|conference|proceedings|census|survey|copyright|accessed|retrieved|published|approved|however|thus|following|according)$/iu;
/** Fewer entries are not a list of references, or the list was not read completely. */
const LEAST = 2;
/** No manuscript has more entries, and the whole text is searched for each entry. */
const MOST = 3_000;

interface Citation {
  readonly surnames: readonly string[];
  readonly year: string;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Compares citations by author and year with the list of references: each citation needs an entry, and each entry a citation. */
export function authorYearFindings(manuscript: StructuredManuscript): Finding[] {
  const citations = citationsIn(manuscript);
  const entries = referenceEntries(manuscript).filter(({ years }) => years.length > 0);
  if (citations.length < LEAST || entries.length < LEAST || entries.length > MOST) return [];
  const isListed = listOf(entries);
  const unlisted = citations.filter((citation) => !isListed(citation));
  // tables contain citations too
  const own = manuscript.paragraphs.filter(({ part }) => part !== 'reference' && part !== 'other');
  const prose = proseByYear(plain(own.map((one) => one.text).join('\n')));
  const uncited = entries.filter((entry) => !entry.cited && !isCited(entry, prose));
  return [
    ...(tooMany(unlisted.length, citations.length) ? [] : firstOfEach(unlisted).map((one) => notListed(one, entries))),
    ...(tooMany(uncited.length, entries.length) ? [] : uncited.map(notCited)),
  ];
}

/** Returns the citations whose work is in the list of references. */
export function listedCitations(manuscript: StructuredManuscript): readonly Citation[] {
  const entries = referenceEntries(manuscript);
  return entries.length > MOST ? [] : citationsIn(manuscript).filter(listOf(entries));
}

function citationsIn({ paragraphs }: StructuredManuscript): Citation[] {
  return proseParts(paragraphs).flatMap(({ text, paragraph }) => {
    if (!/(?:1[6-9]|20)\d\d/.test(text)) return [];
    const found = [...text.matchAll(NARRATIVE)].flatMap((match) => citationsOf(match, 0, paragraph));
    for (const brackets of text.matchAll(BRACKETED))
      for (const match of brackets[0].matchAll(WITHIN)) found.push(...citationsOf(match, brackets.index, paragraph));
    return found;
  });
}

/** Capitalised words that begin a sentence: “Similarly, Brown and Green (2010)”. */
const OPENER =
  /^(?:\p{Lu}\p{Ll}+ly|Further|However|Moreover|Thus|Hence|Here|Also|Later|Then|First|Second|Third|Overall|Indeed|Instead|Likewise|Nevertheless|Still|While|Although|As|See|Like|Furthermore|Nonetheless|Meanwhile|Besides|Yet|Both|For|But|When|Where|Since|Because|After|Before|Unlike|Despite|Today|Next|Again|Whereas|Therefore|Accordingly|By|In|On|From|And|The|With|Consistent|Following)$/u;

function citationsOf(match: RegExpExecArray, from: number, paragraph: number): Citation[] {
  const { first, second, years } = match.groups as Record<string, string | undefined>;
  if (OPENER.test(first!)) {
    const skipped = /^[\p{L}’'-]+,?\s+/u.exec(match[0])?.[0].length ?? 0;
    // the rest is read again together with the bracket after it
    const rest = [...`${match[0].slice(skipped)})`.matchAll(NARRATIVE)][0];
    return skipped > 0 && rest ? citationsOf(rest, from + match.index + skipped, paragraph) : [];
  }
  if (NO_SURNAME.test(first!)) return [];
  const surnames = [first!, second]
    .filter((name) => name !== undefined)
    .map((name) => plain(name.replace(/[’']s$/, '')));
  const start = from + match.index;
  const place = {
    paragraph,
    start,
    end: start + match[0].length + (/[([]\d[^()[\]]*$/.test(match[0]) ? 1 : 0),
    text: match[0].replace(/[([]/g, ''),
  };
  let year = '';
  return years!.split(/,\s?/).map((one): Citation => {
    year = /^\d/.test(one) ? one : year.slice(0, 4) + one;
    return { ...place, surnames, year };
  });
}

const SURNAME_END = String.raw`(?![\p{L}-])`;

/** Tells whether a text contains a certain name. */
type Finder = (text: string) => boolean;

function finder(surname: string): Finder {
  const whole = new RegExp(`(?<![\\p{L}])${escapePattern(surname)}${SURNAME_END}`, 'u');
  // “Kirby-Smith” may be listed under one of the two
  const parts = surname.split(/[\s-]/).filter((part) => part.length > 3);
  return (text) => whole.test(text) || parts.some((part) => text.includes(part));
}

const IN_PRESS = 'in press';

const bare = (year: string): string => year.slice(0, 4);

/** Returns a test whether the list has the work of a citation. It looks entries up by their years: a thesis has a thousand of each. */
function listOf(entries: readonly ReferenceEntry[]): (citation: Citation) => boolean {
  const byYear = new Map<string, ReferenceEntry[]>();
  for (const entry of entries)
    for (const year of new Set(entry.years.map(bare))) {
      const others = byYear.get(year);
      if (others) others.push(entry);
      else byYear.set(year, [entry]);
    }
  const unprinted = byYear.get(bare(IN_PRESS)) ?? [];
  return (citation) => {
    const isFirst = finder(citation.surnames[0]!);
    const has = (entry: ReferenceEntry) => lists(entry, citation, isFirst);
    return (byYear.get(bare(citation.year))?.some(has) ?? false) || unprinted.some(has);
  };
}

function lists({ authors, years, text }: ReferenceEntry, { surnames, year }: Citation, isFirst: Finder): boolean {
  const fits = years.some(
    (one) => one === year || one === IN_PRESS || (bare(one) === bare(year) && (one.length === 4 || year.length === 4)),
  );
  return fits && (isFirst(authors) || (surnames.length > 1 && isFirst(plain(text))));
}

const firstOfEach = (citations: readonly Citation[]): Citation[] =>
  citations.filter(
    (one, i) => citations.findIndex(({ surnames, year }) => surnames[0] === one.surnames[0] && year === one.year) === i,
  );

function notListed({ surnames, year, text, ...place }: Citation, entries: readonly ReferenceEntry[]): Finding {
  const { paragraph, start, end } = place;
  const isFirst = finder(surnames[0]!);
  const others = entries
    .filter(({ authors }) => isFirst(authors.slice(0, 40)))
    .flatMap(({ years }) => years.slice(0, 1));
  const known =
    others.length > 0 && others.length < 5 ? ` The list has this name with ${[...new Set(others)].join(', ')}.` : '';
  return {
    group: 'references',
    check: 'citation-not-listed',
    paragraph,
    start,
    end,
    message: `Add “${text.trim()}” to the list of references, or correct the citation: the list has no such entry for ${year}.${known}`,
  };
}

/** Largest distance in characters between the start of the author's name and the year. */
const BEFORE_YEAR = 160;

/** Collects, for each year, the text before its mentions: a search of the whole text for each entry takes time proportional to the product of both. */
function proseByYear(text: string): { readonly text: string; before(year: string): string } {
  const windows = new Map<string, string[]>();
  for (const { 0: year, index } of text.matchAll(/(?:1[6-9]|20)\d\d/g)) {
    const found = windows.get(year) ?? [];
    windows.set(year, found);
    found.push(text.slice(Math.max(0, index - BEFORE_YEAR), index + year.length));
  }
  return { text, before: (year) => (windows.get(year) ?? []).join('\n') };
}

/** True when the first author and a year of the entry occur near each other somewhere in the text. */
function isCited({ authors, years, text }: ReferenceEntry, prose: ReturnType<typeof proseByYear>): boolean {
  const [, surname] = authors.match(/(?<![\p{L}'’-])-*([\p{L}'’][\p{L}'’-]+)(?=[,\s.;(])/u) ?? [];
  if (surname === undefined || surname.length < 3) return true;
  // a citation may use an institution's initials, or a work's title
  const initials =
    authors
      .match(/\p{L}+/gu)
      ?.filter((word) => !/^(?:of|the|and|for)$/.test(word))
      .slice(0, 5)
      .map((word) => word[0])
      .join('') ?? '';
  const names = [surname, ...(authors.match(/\p{L}[\p{L}'-]{3,}/gu) ?? []).slice(0, 3)];
  return (
    years.some((year) => {
      const near = new RegExp(
        `(?:${names.map(escapePattern).join('|')}|(?<!\\p{L})${escapePattern(initials.slice(0, 3))})[^\\n]{0,90}${year === IN_PRESS ? 'press|forthcoming|n\\.' : bare(year)}`,
        'u',
      );
      const isNear = near.test(year === IN_PRESS ? prose.text : prose.before(bare(year)));
      return isNear || (year.length === 5 && prose.text.includes(year));
    }) || prose.text.includes(plain(text).slice(0, 40))
  );
}

function notCited({ paragraph, text }: ReferenceEntry): Finding {
  return {
    group: 'references',
    check: 'reference-not-cited',
    paragraph,
    start: 0,
    end: Math.min(text.length, 60),
    message: 'Cite this work in the text, or remove it from the list: nothing cites its author and year.',
  };
}
