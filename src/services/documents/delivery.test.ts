import { describe, expect, it } from 'vitest';
import { inspectDocx } from '../../../test/documents/inspect-docx.ts';
import { buildDocx, p, r } from '../../../test/docx/build-docx.ts';
import { openZip, readEntry } from '../../documents/zip/zip-archive.ts';
import type { ErrorClass } from '../../engine/taxonomy.ts';
import { finishLatex, prepareLatex } from './latex-tasks.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import { type ProofreadingOptions, proofreadingOptions } from './proofreading-options.ts';
import { prepareTracked, type WrittenDocument, writeTracked } from './tracked-tasks.ts';

const SWITCHES = ['revisions_as_tracks', 'revisions_as_comments', 'writing_advisor_as_comments'] as const;
const COMBINATIONS = Array.from({ length: 8 }, (_, i) =>
  Object.fromEntries(SWITCHES.map((name, bit) => [name, String((i & (1 << bit)) !== 0)])),
);

/** The alerts of both documents: words with their corrections, without advice. */
const FOUND: readonly [covered: string, replacements: readonly string[], errorClass: ErrorClass][] = [
  ['seems', [], 'hedge'],
  ['teh', ['the'], 'spelling'],
  ['the the', ['the'], 'redundancy'],
  ['are good', ['is good'], 'syntax'],
];
const TEXT = 'It seems that teh method works, and the the results of the formula are good.';

interface Kind {
  readonly paragraphs: readonly { readonly index: number; readonly text: string }[];
  write(alerts: readonly ParagraphAlert[], options: ProofreadingOptions): WrittenDocument;
  docxOf(result: WrittenDocument): Uint8Array;
}

const common = { sentences: 1, filename: 'a.docx', date: '2024-01-02T03:04:05Z' };

function word(): Kind {
  const bytes = buildDocx({ body: p(r(TEXT)) });
  const prepared = prepareTracked(bytes);
  if ('fault' in prepared) throw new Error(prepared.message);
  return {
    paragraphs: prepared.paragraphs,
    write: (alerts, options) => writeTracked({ bytes, alerts, options, ...common }),
    docxOf: (result) => result.bytes,
  };
}

function latex(): Kind {
  const source = `\\documentclass{article}\n\\begin{document}\n${TEXT.replace('formula', 'formula $x_1$')}\n\\end{document}\n`;
  const bytes = Buffer.from(source);
  const prepared = prepareLatex(bytes);
  if ('fault' in prepared) throw new Error(prepared.message);
  return {
    paragraphs: prepared.paragraphs,
    write: (alerts, options) =>
      finishLatex({ bytes, alerts, options, ...common, filename: 'a.tex', conversions: undefined, converter: false }),
    docxOf(result) {
      const archive = openZip(result.bytes);
      return readEntry(archive, archive.entries.find(({ name }) => name.endsWith('.docx'))!);
    },
  };
}

function alertsOf({ paragraphs: [first] }: Kind, more: readonly (typeof FOUND)[number][] = []): ParagraphAlert[] {
  const { index, text } = first!;
  return [...FOUND, ...more].map(([coveredText, replacements, errorClass]) => {
    const start = text.indexOf(coveredText);
    const place = { paragraph: index, start, end: start + coveredText.length, coveredText };
    return { ...place, replacements: [...replacements], errorClass, comment: 'Why.', rule: 'x', confidence: 1 };
  });
}

describe.each([
  ['Word', word],
  ['LaTeX', latex],
])('a %s document, however its result is delivered', (name, open) => {
  const kind = open();
  // this is not the author's error: it touches the placeholder of the formula
  const artefact = kind.paragraphs[0]!.text.match(/formula (\S+) are/)?.[1];
  const more: (typeof FOUND)[number][] = artefact === undefined ? [] : [[`${artefact} `, ['x '], 'syntax']];
  const alerts = alertsOf(kind, more);
  const results = COMBINATIONS.map((fields) => {
    const options = proofreadingOptions({ doc_type: '3', pipeline: 'advanced', ...fields });
    const result = kind.write(alerts, options);
    return { fields, options, result, reports: result.reports };
  });
  const scoresOf = (reports: WrittenDocument['reports']) =>
    Object.entries({ ...reports.scoring_report, ...reports.error_report }).filter(([key]) => key.endsWith('_score'));

  it('has something that is no error of the author in LaTeX', () =>
    expect(more).toHaveLength(name === 'LaTeX' ? 1 : 0));

  it('has the same scores', () => {
    const [first] = results;
    expect(first!.reports.score).toBeLessThan(100);
    for (const { fields, reports } of results)
      expect([fields, scoresOf(reports)]).toEqual([fields, scoresOf(first!.reports)]);
  });

  it('has the corrections that were found counted, and advice where it is asked for', () => {
    for (const { fields, options, reports, result } of results) {
      const advice = options.writing_advisor_as_comments ? 1 : 0;
      const { error_report, scoring_report, category_mapping, categories } = reports;
      expect([fields, error_report]).toMatchObject([
        fields,
        { total_corrections: 3, total_suggestions: advice, spelling: 1, writing_advisor: advice },
      ]);
      expect(scoring_report).toMatchObject({
        total_count: 3 + advice,
        correctness_count: 2,
        fluency_count: 1,
        clarity_count: advice,
      });
      expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(3 + advice);
      const mapped = Object.values(category_mapping).flat() as { count: number }[];
      expect(mapped.reduce((sum, { count }) => sum + count, 0)).toBe(3 + advice);
      expect(result.changes).toHaveLength(3 + advice);
    }
  });

  it('has counts that agree with the file wherever something is written', () => {
    for (const { fields, options, reports, result } of results) {
      const { total_corrections, total_suggestions } = reports.error_report as Record<string, number>;
      const { changes, comments } = inspectDocx(kind.docxOf(result));
      const beside = options.revisions_as_comments ? total_corrections! : 0;
      expect([fields, changes]).toEqual([fields, options.revisions_as_tracks ? total_corrections : 0]);
      expect([fields, comments.length]).toEqual([fields, beside + total_suggestions!]);
    }
  });
});
