import { describe, expect, it } from 'vitest';
import { buildDocx, p, r } from '../../../test/docx/build-docx.ts';
import { buildOdt, p as odtParagraph } from '../../../test/odt/build-odt.ts';
import { openTracked } from '../../documents/open-tracked.ts';
import type { ErrorClass } from '../../engine/taxonomy.ts';
import { isWanted } from './alert-filter.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import { type FormFields, proofreadingOptions } from './proofreading-options.ts';
import { prepareTracked, writeTracked } from './tracked-tasks.ts';

const TEXT = 'It seems that teh method works, and the the results are good.';
const bytes = buildDocx({ body: p(r(TEXT)) });

function alert(coveredText: string, replacements: string[], errorClass: ErrorClass): ParagraphAlert {
  const start = TEXT.indexOf(coveredText);
  const end = start + coveredText.length;
  return { paragraph: 0, start, end, coveredText, replacements, errorClass, comment: 'Why.', rule: 'x', confidence: 1 };
}
const hedge = alert('seems', [], 'hedge');
const spelling = alert('teh', ['the'], 'spelling');
const redundancy = alert('the the', ['the'], 'redundancy');
const guide = alert('results', ['findings'], 'APA');
const inclusive = alert('good', ['fine'], 'inclusive');
const all = [hedge, spelling, redundancy, guide, inclusive];

const optionsOf = (fields: FormFields) => proofreadingOptions({ doc_type: '3', pipeline: 'advanced', ...fields });
const write = (alerts: readonly ParagraphAlert[], fields: FormFields = {}) => {
  const options = optionsOf(fields);
  const wanted = alerts.filter((each) => isWanted(each, options));
  return writeTracked({
    bytes,
    alerts: wanted,
    options,
    sentences: 1,
    filename: 'a.docx',
    date: '2024-01-02T03:04:05Z',
  });
};

describe('alerts of every kind', () => {
  it('pass the switches of their category', () => {
    const names = (fields: FormFields) =>
      all.filter((each) => isWanted(each, optionsOf(fields))).map((each) => each.errorClass);
    expect(names({})).toEqual(['hedge', 'spelling', 'redundancy']);
    expect(names({ style_guide: 'APA', inclusive_lang: 'true' })).toEqual(all.map((each) => each.errorClass));
    expect(names({ style_guide: 'IEEE' })).not.toContain('APA');
    expect(names({ Clarity: 'false', Fluency: 'false', spellings: 'false' })).toEqual([]);
  });

  it('become comments as advisors when those are asked for, and are counted only then', () => {
    const without = write(all).reports;
    expect(without.error_report).toMatchObject({ total_corrections: 2, total_suggestions: 0, writing_advisor: 0 });
    const withThem = write(all, { writing_advisor_as_comments: 'true' }).reports;
    expect(withThem.error_report).toMatchObject({ total_corrections: 2, total_suggestions: 1, writing_advisor: 1 });
    expect(withThem.category_mapping['Clarity']).toEqual([
      { id: 2, category: 'Clarity', sub_category: '', lang_category: 'Hedge Words', critical_error: false, count: 1 },
    ]);
    expect(withThem.score).toBe(without.score);
  });

  it('count once where two overlap', () => {
    const twice = write([spelling, alert('that teh method', ['that the method'], 'syntax')]);
    expect(twice.reports.error_report).toMatchObject({ total_corrections: 1 });
    expect(twice.skipped).toBe(1);
  });
});

describe('an OpenDocument text', () => {
  it('gets its changes, its page of figures and its counts', () => {
    const odt = buildOdt({ body: odtParagraph(TEXT) });
    const prepared = prepareTracked(odt);
    expect(prepared).toMatchObject({ words: 12, extension: 'odt', paragraphs: [{ index: 0, text: TEXT }] });
    const options = optionsOf({ statistics_in_document: 'true' });
    const basis = { sentences: 1, filename: 'a.odt', date: '2024-01-02T03:04:05Z' };
    const written = writeTracked({ bytes: odt, alerts: [spelling, redundancy], options, ...basis });
    expect(written.reports.error_report).toMatchObject({ total_corrections: 2 });
    const texts = openTracked(written.bytes).paragraphs.map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual([
      TEXT.replace('teh', 'the').replace('the the', 'the'),
      'Language report',
      'a.odt',
    ]);
  });
});

describe('reading a document', () => {
  const prepare = (...texts: string[]) => {
    const prepared = prepareTracked(buildDocx({ body: texts.map((text) => p(r(text))).join('') }));
    if ('fault' in prepared) throw new Error(prepared.message);
    return prepared;
  };

  it('leaves out what has no letters', () => {
    const { paragraphs, words } = prepare('12.5 %', 'Fine.');
    expect(paragraphs.map(({ text }) => text)).toEqual(['Fine.']);
    expect(words).toBe(2);
  });

  it('knows where sentences begin and end', () => {
    const { paragraphs } = prepare(
      'The force is given by',
      'where m is the mass.',
      'A title without a stop',
      'This is one. This is another',
      'It ends here.',
    );
    expect(paragraphs.map(({ shape }) => [shape.freeStart, shape.freeEnd])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, false],
      [true, true],
    ]);
  });
});
