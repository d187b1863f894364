import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentClient, type DocumentRecord, type Fields, joinDocumentServer } from './document-client.ts';
import { type DocxMarkup, inspectDocx } from './inspect-docx.ts';
import { docxOf, docxWithMistakes, MISTAKES } from './sample-documents.ts';

/** Each switch of a submission, proved on the file that comes back. */
describe('the switches of a submission', () => {
  let client: DocumentClient;
  let plain: { record: DocumentRecord; markup: DocxMarkup };
  beforeAll(async () => {
    client = await joinDocumentServer();
    plain = await proofread({});
  });
  afterAll(() => client.stop());

  async function proofread(fields: Fields) {
    const { record, file } = await client.proofread(docxWithMistakes(), fields);
    const markup = inspectDocx(file);
    expectAgreement(record, markup);
    return { record, markup };
  }

  /** Counts of the reports are counts of what is in the file, where corrections are delivered at all. */
  function expectAgreement({ error_report, scoring_report, ...record }: DocumentRecord, markup: DocxMarkup) {
    const { total_corrections, total_suggestions } = error_report!;
    const tracks = record['revisions_as_tracks'] === true;
    expect(markup.changes).toBe(tracks ? total_corrections : 0);
    const comments = record['revisions_as_comments'] === true ? total_corrections! : 0;
    expect(markup.comments).toHaveLength(comments + total_suggestions!);
    expect(scoring_report['total_count']).toBe(total_corrections! + total_suggestions!);
  }

  const corrected = (markup: DocxMarkup, before: string) => !markup.text.includes(before);

  it('tracks every correction by default, and writes no comment', () => {
    const { markup } = plain;
    for (const mistake of Object.values(MISTAKES))
      expect([mistake, corrected(markup, mistake)]).toEqual([mistake, true]);
    expect(markup.text).toContain('We received the letters');
    expect(markup.text).toContain('He goes to school');
    expect(markup.deletions + markup.insertions).toBeGreaterThanOrEqual(markup.changes);
    expect([...markup.authors]).toEqual(['Emend']);
    expect(markup.xml).not.toContain('_EmendBackCover');
  });

  const categories: [name: string, off: keyof typeof MISTAKES, counter: string][] = [
    ['correctness', 'grammar', 'correctness_count'],
    ['Clarity', 'clarity', 'clarity_count'],
    ['Fluency', 'fluency', 'fluency_count'],
    ['Style', 'style', 'style_count'],
  ];
  it.each(categories)('%s off leaves its mistakes alone', async (name, mistake, counter) => {
    expect(plain.record.scoring_report[counter]).toBeGreaterThan(0);
    const { record, markup } = await proofread({ [name]: 'false' });
    expect(corrected(markup, MISTAKES[mistake])).toBe(false);
    expect(corrected(markup, MISTAKES.spelling)).toBe(true);
    if (name !== 'correctness') expect(record.scoring_report[counter]).toBe(0);
    else expect(record.scoring_report[counter]).toBe(record.error_report!['spelling']);
  });

  it('spellings off leaves spelling alone and nothing else', async () => {
    const { record, markup } = await proofread({ spellings: 'false' });
    expect(corrected(markup, MISTAKES.spelling)).toBe(false);
    expect(corrected(markup, MISTAKES.grammar)).toBe(true);
    expect(record.error_report!['spelling']).toBe(0);
  });

  it('pipeline basic makes corrections only', async () => {
    const { record, markup } = await proofread({ pipeline: 'basic' });
    expect(corrected(markup, MISTAKES.grammar)).toBe(true);
    expect(corrected(markup, MISTAKES.clarity)).toBe(false);
    expect(record.scoring_report['clarity_count']).toBe(0);
    expect(record.scoring_report['fluency_count']).toBe(0);
  });

  it('language decides the variety', async () => {
    expect(plain.markup.text).toContain('center');
    const { record, markup } = await proofread({ language: 'UK' });
    expect(markup.text).toContain('centre');
    expect(record.category_mapping['Style']!.map((entry) => entry.lang_category)).toContain('Regional Style');
  });

  it('author signs changes and comments', async () => {
    const { markup } = await proofread({ author: 'Zoë "Z" <Lee> & Co', revisions_as_comments: 'true' });
    expect([...markup.authors]).toEqual(['Zoë &quot;Z&quot; &lt;Lee&gt; &amp; Co']);
  });

  it('author is stored without what no database and no XML holds', async () => {
    const cut = `${'A'.repeat(254)}😀`;
    for (const [author, signed] of [
      ['Ann\0Lee\n', 'Ann Lee'],
      ['Ann\ufffeLee', 'Ann Lee'],
      [cut, 'A'.repeat(254)],
    ] as const) {
      const { body } = await client.submit(docxWithMistakes(), { author });
      expect(body.data).toMatchObject({ author: signed });
    }
  });

  it('what is in another language is not checked, which the message says of half a document and the status of a whole one', async () => {
    const french =
      'La méthode proposée dans cet article permet de résoudre les équations plus rapidement, et les résultats le confirment.';
    const english = 'The method of this paper solves the equations faster than those in use, and the results show it.';
    const messageOf = async (...paragraphs: string[]) =>
      (await client.proofread(docxOf(...paragraphs), {})).record.message;
    expect(await messageOf(french, english, french)).toMatch(/another language.*was not checked/);
    expect(await messageOf(french, english, english)).toBeNull();
    const { body } = await client.submit(docxOf(french, french, 'Merci.'), {});
    const refused = { status: 'FAILED', error_id: 4, credits: 0, error_report: null, scoring_report: {} };
    expect(await client.finished(body.data.id)).toMatchObject(refused);
  });

  it('comments alone leave the text as it is and name the suggestion', async () => {
    const { markup } = await proofread({ revisions_as_tracks: 'false', revisions_as_comments: 'true' });
    expect(markup.text).toContain(Object.values(MISTAKES).join('\n'));
    expect(markup.comments.some((text) => text.includes('received'))).toBe(true);
  });

  it('statistics_in_document adds a page that is not part of the changes', async () => {
    const { record, markup } = await proofread({ statistics_in_document: 'true' });
    expect(record.statistics_in_document).toBe(true);
    expect(markup.xml).toContain('_EmendBackCover');
    const cover = markup.xml.slice(markup.xml.indexOf('_EmendBackCover'));
    expect(cover).toContain(String(Math.round(record.scoring_report['total_score']!)));
    expect(cover).toContain('Correctness');
    expect(cover).not.toMatch(/<w:(ins|del)\b/);
    expect(record.scoring_report).toEqual(plain.record.scoring_report);
  });

  it('certainty makes the doubtful ones comments that are counted as suggestions', async () => {
    const { record, markup } = await proofread({ certainty: 'careful' });
    const { total_corrections, total_suggestions } = record.error_report!;
    expect(total_corrections).toBeLessThan(plain.record.error_report!.total_corrections!);
    expect(total_suggestions).toBeGreaterThan(0);
    expect(markup.comments.join('\n')).toContain('“in order to” → “to”');
    expect(corrected(markup, MISTAKES.spelling)).toBe(true);
    expect(corrected(markup, MISTAKES.clarity)).toBe(false);
    const { record: thorough } = await proofread({ certainty: 'thorough' });
    expect(thorough.error_report!.total_corrections).toBeGreaterThanOrEqual(
      plain.record.error_report!.total_corrections!,
    );
  });
});
