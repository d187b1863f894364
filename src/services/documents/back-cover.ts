import type { BackCover } from '../../documents/docx/index.ts';
import type { CategoryName } from '../../engine/taxonomy.ts';
import type { DocumentReports, DocumentSize } from './error-report.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';
import { SCORE_TERMS } from './quality-score.ts';

/** What each category counts. */
const ABOUT: Readonly<Record<CategoryName, string>> = {
  Correctness: 'Grammar, spelling, punctuation and confused words.',
  Clarity: 'Wordy or roundabout sentences that say less than their length.',
  Fluency: 'Wording and word order that make a reader stop.',
  Style: 'Tone and level of formality.',
  'Style Guide Compliance': 'Rules of the style guide that was chosen.',
  Inclusivity: 'Words that leave people out or may hurt them.',
};

const LANGUAGES: Readonly<Record<ProofreadingOptions['language'], string>> = {
  US: 'American English',
  UK: 'British English',
  auto: 'As in the document',
};
const CERTAINTIES = { careful: 'Nearly certain ones', balanced: 'Likely ones', thorough: 'Possible ones too' } as const;

/** The statistics page: the numbers, their meaning and the chosen options. */
export function backCover(
  { score, categories }: Pick<DocumentReports, 'score' | 'categories'>,
  { words, sentences }: DocumentSize,
  filename: string,
  options: ProofreadingOptions,
): BackCover {
  return {
    title: ['Language report', filename],
    score,
    words,
    sentences,
    notes: [
      'The score says how much there was to correct, from 0 to 100. 100 means that nothing was found, not that nothing is wrong.',
      `Corrections are weighed by their kind and counted per 100 words: a weight of ${SCORE_TERMS.half} in 100 words gives a score of 50. Advice, which asks a question and corrects nothing, costs nothing.`,
    ],
    categories: categories.map(({ name, count }) => ({
      name,
      count,
      about: `${ABOUT[name]} Each weighs ${SCORE_TERMS.severity[name]}.`,
    })),
    settings: settingsOf(options),
    closing: 'Emend added this page; it is not a tracked change. Delete it before you pass the document on.',
  };
}

function settingsOf(options: ProofreadingOptions): [string, string][] {
  const switches = [
    ['Grammar and punctuation', options.correctness],
    ['Spelling', options.spellings],
    ['Clarity', options.Clarity],
    ['Fluency', options.Fluency],
    ['Style', options.Style],
  ] as const;
  const off = switches.filter(([, on]) => !on).map(([name]) => name);
  const written = [
    options.revisions_as_tracks ? 'corrections as tracked changes' : '',
    options.revisions_as_comments ? 'explanations as comments' : '',
    options.writing_advisor_as_comments ? 'advice as comments' : '',
  ].filter(Boolean);
  return [
    ['Language', LANGUAGES[options.language]],
    ['Writing', options.doc_type === 2 ? 'General' : 'Academic'],
    ['Depth', options.pipeline === 'basic' ? 'Corrections only' : 'Corrections and style'],
    ['Style guide', options.style_guide === 'NONE' ? 'None' : options.style_guide],
    ['Corrections', CERTAINTIES[options.certainty ?? 'balanced']],
    ['Not corrected', off.length === 0 ? 'Nothing was switched off' : off.join(', ')],
    ['In the file', written.length === 0 ? 'Nothing was written' : written.join('; ')],
    ['Name on the changes', options.author],
  ];
}
