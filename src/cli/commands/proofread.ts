import { basename, resolve } from 'node:path';
import { SOURCE_FORMATS } from '../../documents/source/formats.ts';
import { problem } from '../../platform/errors.ts';
import { writeOutput } from '../../platform/write-file.ts';
import { overallShare } from '../../services/documents/progress-steps.ts';
import { proofreadDocument } from '../../services/documents/proofread-document.ts';
import { proofreadingOptions } from '../../services/documents/proofreading-options.ts';
import { withSource } from '../../services/documents/source-steps.ts';
import { prepareSourceFile, writeSourceFile } from '../../services/documents/source-tasks.ts';
import { type Command, oneOf, readArguments, usage, wrapped } from '../command.ts';
import { openEngine } from '../open-models.ts';
import { assertOutput } from '../output-file.ts';
import { createProgressBar } from '../progress-bar.ts';
import { readDocument, stepsHere } from '../proofread-here.ts';
import { reportTable, unknownWordsTable } from '../report-table.ts';
import { type Terminal, write } from '../terminal.ts';

const DOC_TYPES: Readonly<Record<string, string>> = { general: '2', academic: '3', '2': '2', '3': '3' };

export const proofread: Command = {
  name: 'proofread',
  help: `Usage: emend proofread FILE -o OUT [options]

Proofreads a Word document (docx; doc where LibreOffice is installed) or an OpenDocument or RTF text (odt, ott, fodt,
rtf) and writes it with tracked changes. Needs no server and no key; the original stays as it is. A LaTeX source (tex) or project (zip) becomes a zip of the corrected
sources and a docx with tracked changes. Markdown, HTML and other formats of text (docs/formats.md) come back as they
were with what is sure corrected.

Options:
  -o, --output OUT               the edited document, with the ending of what is written (.docx, .zip, …); may be
                                 left out with --stats
  --stats                        print the report: score, and what was found by category
  --json                         with --stats: error_report, scoring_report, category_mapping and unknown_words as
                                 JSON
  --format NAME                  how a text is written, by the name of FILE where it says so:
                                 ${wrapped(SOURCE_FORMATS, 85).join('\n                                 ')}
  --language NAME                US, UK, or auto: the variety of the document's own spelling (auto)
  --document-type NAME           academic, or general for letters, posts and mail (academic)
  --pipeline NAME                advanced, or basic for corrections only (advanced)
  --style-guide NAME             ACS, AGU, AMA, APA or IEEE (none)
  --certainty NAME               how sure a correction must be: careful, balanced or thorough (balanced); what is not
                                 sure enough for a tracked change is a comment
  --no-correctness               leave grammar, punctuation and syntax alone
  --no-spellings                 leave spelling alone
  --no-clarity, --no-fluency, --no-style
                                 leave out advice of this kind
  --no-revisions-as-tracks       write no tracked changes
  --revisions-as-comments        write comments, beside tracked changes or in their place
  --writing-advisor-as-comments  write questions without a correction as comments
  --statistics-in-document       put the report on a page at the end
  --inclusive-lang               advise on inclusive language
  --author NAME                  name shown as author of the changes (Emend)
  --help                         this text
`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      output: { type: 'string', short: 'o' },
      stats: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      format: { type: 'string' },
      language: { type: 'string', default: 'auto' },
      'document-type': { type: 'string' },
      // the name before `check` and `lint` had the option too
      'doc-type': { type: 'string' },
      pipeline: { type: 'string', default: 'advanced' },
      'style-guide': { type: 'string' },
      certainty: { type: 'string' },
      'no-correctness': { type: 'boolean', default: false },
      'no-spellings': { type: 'boolean', default: false },
      'no-clarity': { type: 'boolean', default: false },
      'no-fluency': { type: 'boolean', default: false },
      'no-style': { type: 'boolean', default: false },
      'no-revisions-as-tracks': { type: 'boolean', default: false },
      'revisions-as-comments': { type: 'boolean', default: false },
      'writing-advisor-as-comments': { type: 'boolean', default: false },
      'statistics-in-document': { type: 'boolean', default: false },
      'inclusive-lang': { type: 'boolean', default: false },
      author: { type: 'string' },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw usage('Give one file');
    const { output } = values;
    if (output === undefined && !values.stats) throw usage('Say where the edited document goes: -o OUT');
    if (output === '-') throw usage('OUT must name a file; documents do not go to standard output');
    if (output !== undefined && resolve(output) === resolve(file)) throw usage('OUT must not be FILE itself');
    if (values.json && !values.stats) throw usage('--json goes with --stats');
    const documentType = values['document-type'] ?? values['doc-type'] ?? 'academic';
    const docType = DOC_TYPES[documentType];
    if (docType === undefined)
      throw usage(`--document-type must be one of general, academic (it is "${documentType}")`);
    const options = readOptions({
      language: values.language,
      doc_type: docType,
      pipeline: values.pipeline,
      style_guide: values['style-guide'],
      certainty: values.certainty,
      correctness: String(!values['no-correctness']),
      spellings: String(!values['no-spellings']),
      Clarity: String(!values['no-clarity']),
      Fluency: String(!values['no-fluency']),
      Style: String(!values['no-style']),
      revisions_as_tracks: String(!values['no-revisions-as-tracks']),
      revisions_as_comments: String(values['revisions-as-comments']),
      writing_advisor_as_comments: String(values['writing-advisor-as-comments']),
      statistics_in_document: String(values['statistics-in-document']),
      inclusive_lang: String(values['inclusive-lang']),
      author: values.author,
    });
    if (values['style-guide'] !== undefined && options.style_guide === 'NONE')
      throw usage(`--style-guide must be one of ACS, AGU, AMA, APA, IEEE (it is "${values['style-guide']}")`);

    const named = values.format === undefined ? undefined : oneOf('format', values.format, SOURCE_FORMATS);
    const { bytes, format, kind } = await readDocument(file, named);
    if (output !== undefined) await assertOutput(output, kind);
    const progress = createProgressBar(terminal, 'Proofreading');
    progress.update(0, 1);
    const engine = await openEngine();
    const result = await proofreadDocument(
      format === undefined
        ? stepsHere(engine)
        : withSource(stepsHere(engine), { prepare: prepareSourceFile, write: writeSourceFile }, format),
      { bytes, filename: basename(file), options, wordLimit: Number.POSITIVE_INFINITY },
      { onProgress: (step, share) => progress.update(overallShare(step, share), 1) },
    )
      .then((finished) => {
        progress.update(1, 1);
        return finished;
      })
      .finally(progress.clear);
    if ('errorId' in result) throw problem('cli.refused', { file, problem: result.message });
    if (output !== undefined) await writeOutput(output, result.bytes);
    const { error_report, scoring_report, category_mapping } = result.reports;
    const { unknownWords: unknown_words } = result;
    const report = { error_report, scoring_report, category_mapping, unknown_words };
    if (values.json) await write(terminal.stdout, `${JSON.stringify(report, null, 2)}\n`);
    else if (values.stats)
      await write(
        terminal.stdout,
        reportTable(result.reports, terminal.stdout) + unknownWordsTable(unknown_words, terminal.stdout),
      );
    const message = result.message;
    if (message !== null) await note(terminal, message);
    if (result.signed)
      await note(terminal, 'The document was signed; its signature no longer holds for the edited file.');
  },
};

/** Parsed like the fields of a submission. An invalid value is a usage error. */
function readOptions(fields: Readonly<Record<string, string | undefined>>) {
  try {
    return proofreadingOptions(fields);
  } catch (error) {
    throw usage(`--${(error as Error).message.replace(/\.$/, '').replaceAll('_', '-')}`);
  }
}

async function note({ stderr }: Terminal, sentence: string): Promise<void> {
  await write(stderr, `${sentence}\n`);
}
