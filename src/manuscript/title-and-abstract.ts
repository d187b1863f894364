import { definitionsIn } from '../engine/document/abbreviation-definitions.ts';
import { KNOWN_ABBREVIATIONS } from '../engine/document/abbreviation-faults.ts';
import { splitSentences } from '../text/sentences.ts';
import { countWords } from '../text/words.ts';
import { type Move, movesOf } from './abstract-moves.ts';
import { listedCitations } from './author-year-citations.ts';
import type { Finding, ManuscriptParagraph } from './manuscript.ts';
import { isLoud } from './prose-parts.ts';
import type { StructuredManuscript } from './sections.ts';

/** Longer titles are cited less and take three lines in print: most journals ask for 15 to 20 words. */
const LONGEST_TITLE = 20;
/** Most journals take 150 to 300 words; APA's manual 250, IEEE 250, AMA 350 for structured abstracts. */
const LONGEST_ABSTRACT = 350;
/** Shorter abstracts hardly state the results. */
const SHORTEST_ABSTRACT = 75;
/** In a shorter manuscript, the abstract is a note on the text below and need not have all parts of an abstract. */
const LEAST_TEXT = 800;
/** If a larger share of the words is in the abstract, the file is only an abstract: of a talk, for example, with its own references. */
const MOST_OF_TEXT = 0.6;

interface Placed extends ManuscriptParagraph {
  readonly paragraph: number;
}

const finding = (check: string, { paragraph }: Placed, start: number, end: number, message: string): Finding => ({
  group: 'title-and-abstract',
  check,
  paragraph,
  start,
  end,
  message,
});

/** Checks title and abstract, which are read and printed without the rest: their length, abbreviations, citations, and the parts of an abstract. */
export function titleAndAbstractFindings(manuscript: StructuredManuscript): Finding[] {
  const { paragraphs } = manuscript;
  const placed = paragraphs.map((one, paragraph): Placed => ({ ...one, paragraph }));
  const title = placed.find(({ part }) => part === 'title');
  const abstract = placed.filter(({ part }) => part === 'abstract');
  const words = wordsOf(paragraphs);
  const first = abstract[0];
  const isPart = first !== undefined && wordsOf(abstract) <= MOST_OF_TEXT * words;
  return [
    ...(title ? titleFindings(title, paragraphs) : []),
    ...(first && words >= LEAST_TEXT ? contentFindings(first, abstract) : []),
    ...(isPart ? [...citationsIn(abstract, manuscript), ...undefinedIn(abstract, paragraphs)] : []),
  ];
}

const wordsOf = (paragraphs: readonly ManuscriptParagraph[]): number =>
  paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);

function titleFindings(title: Placed, paragraphs: readonly ManuscriptParagraph[]): Finding[] {
  const { text } = title;
  const words = countWords(text);
  const found: Finding[] = [];
  if (words > LONGEST_TITLE) {
    const message = `Shorten the title: it has ${words} words, and most journals ask for at most ${LONGEST_TITLE}.`;
    found.push(finding('title-length', title, 0, text.length, message));
  }
  const defined = new Set(paragraphs.flatMap((one) => definitionsIn(one.text).map(({ form }) => form)));
  // an abbreviation that the text spells out is not a name; in a title in capitals every word looks like one
  if (!isLoud(text))
    for (const { form, start, end } of abbreviationsIn(text)) {
      if (!defined.has(form) || definitionsIn(text).some((one) => one.form === form)) continue;
      const message = `Write “${form}” in full in the title: it is explained only in the text, and a title is read by itself.`;
      found.push(finding('title-abbreviation', title, start, end, message));
    }
  return found;
}

/** Checks length and moves. */
function contentFindings(first: Placed, abstract: readonly Placed[]): Finding[] {
  const words = wordsOf(abstract);
  const found: Finding[] = [];
  const whole = (check: string, message: string): void => {
    found.push(finding(check, first, 0, Math.min(first.text.length, 60), message));
  };
  if (words > LONGEST_ABSTRACT)
    whole(
      'abstract-length',
      `Shorten the abstract: it has ${words} words, and hardly a journal takes more than ${LONGEST_ABSTRACT}.`,
    );
  else if (words < SHORTEST_ABSTRACT)
    whole('abstract-length', `Say more in the abstract: it has ${words} words, and most have 150 to 250.`);
  const missing = missingMoves(abstract);
  // a short abstract cannot have all moves, and one without two of them is of another kind
  if (words >= SHORTEST_ABSTRACT && missing.length === 1) whole('abstract-moves', MISSING[missing[0]!]);
  return found;
}

const MISSING: Readonly<Record<Exclude<Move, 'background'>, string>> = {
  purpose: 'Say in the abstract what the work is for: no sentence names an aim or a question.',
  methods: 'Say in the abstract how the work was done: no sentence names a method, data or a sample.',
  results: 'Say in the abstract what was found: no sentence reports a result.',
  conclusion: 'End the abstract with what follows from the results: no sentence draws a conclusion.',
};

function missingMoves(abstract: readonly Placed[]): Exclude<Move, 'background'>[] {
  const sentences = abstract.flatMap(({ text }) =>
    splitSentences(text).map(({ start, end }) => text.slice(start, end)),
  );
  const made = movesOf(sentences);
  return (['purpose', 'methods', 'results', 'conclusion'] as const).filter((move) => !made.has(move));
}

/** “[3]”, “(Brown, 2010)”, “(Brown et al. 2010)”. */
const CITATION =
  /\[[1-9]\d{0,2}(?:\s?[,–-]\s?\d{1,3}){0,9}\](?!\s?(?:%|mm|days|years))|\((?:e\.g\.,? |see )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Since|In|From|Version) )\p{Lu}[\p{L}’'-]+(?: (?:and|&) \p{Lu}[\p{L}’'-]+| et al\.?)?,? (?:1[89]|20)\d\d[a-z]?(?:[;,][^()]{0,200})?\)|\b\p{Lu}[\p{L}’'-]{1,40}(?: (?:and|&) \p{Lu}[\p{L}’'-]{1,40}| et al\.?) \((?:1[89]|20)\d\d[a-z]?\)/gu;

/** Finds citations by their form, or because the list of references has the work: “as Brown (2010) showed”. */
function citationsIn(abstract: readonly Placed[], manuscript: StructuredManuscript): Finding[] {
  const listed = listedCitations(manuscript);
  return abstract.flatMap((paragraph) => {
    const byForm = Array.from(paragraph.text.matchAll(CITATION), ({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }));
    const byList = listed
      .filter(({ paragraph: place }) => place === paragraph.paragraph)
      .filter(({ start, end }) => !byForm.some((other) => start < other.end && end > other.start));
    const message = 'Remove the citation from the abstract: an abstract is printed without the list of references.';
    return [...byForm, ...byList].map(({ start, end }) => finding('abstract-citation', paragraph, start, end, message));
  });
}

const ABBREVIATION = /(?<![\p{L}\d./_@-])(?<form>\p{Lu}[\p{Lu}\d]{1,6})s?(?![\p{L}\d_@]|-\d|[./]\p{L})/gu;

function abbreviationsIn(text: string): { form: string; start: number; end: number }[] {
  return Array.from(text.matchAll(ABBREVIATION), ({ index, groups }) => {
    const form = groups!['form']!;
    return { form, start: index, end: index + form.length };
  }).filter(({ form }) => !KNOWN_ABBREVIATIONS.has(form) && !/\d/.test(form) && form.length > 2);
}

/** Finds abbreviations that the abstract does not spell out. They are not common knowledge, because the text explains them later. */
function undefinedIn(abstract: readonly Placed[], paragraphs: readonly ManuscriptParagraph[]): Finding[] {
  const explained = new Set(
    paragraphs.flatMap(({ part, text }) => (part === 'body' ? definitionsIn(text).map(({ form }) => form) : [])),
  );
  // in brackets it is explained, in any words
  const inBrackets = (form: string): boolean =>
    abstract.some(({ text }) => new RegExp(`[([]${form}s?[)\\];, ]|\\b${form}s? [([]`, 'u').test(text));
  const seen = new Set<string>();
  return abstract.flatMap((paragraph) =>
    isLoud(paragraph.text)
      ? []
      : abbreviationsIn(paragraph.text).flatMap(({ form, start, end }): Finding[] => {
          if (!explained.has(form) || inBrackets(form) || seen.has(form)) return [];
          seen.add(form);
          const message = `Write “${form}” in full in the abstract at its first use: an abstract is read without the text.`;
          return [finding('abstract-abbreviation', paragraph, start, end, message)];
        }),
  );
}
