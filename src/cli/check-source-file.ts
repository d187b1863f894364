import type { ParagraphAnswer } from '../contract/paragraph.ts';
import type { Engine } from '../engine/engine.ts';
import {
  applyBestToSource,
  type CheckedProse,
  checkSource,
  explainSource,
  settleSource,
} from '../services/documents/check-source.ts';
import type { DocumentCheckOptions } from '../services/documents/proofreading-options.ts';
import { outcome, sentenceEntries } from '../services/paragraph/paragraph-response.ts';
import type { SourceText } from '../services/sources/source-text.ts';
import { explanationLines } from './explanation-lines.ts';
import { type PlacedAlert, placesIn, printEnd, printFindings } from './findings.ts';
import { createProgress, styler, type Terminal, write } from './terminal.ts';

export interface SourceCheck {
  readonly options: DocumentCheckOptions;
  readonly style_guide: string | null;
  readonly output: 'findings' | 'json' | 'text' | 'proposals';
  readonly file: string;
}

/** `emend check` for files that are not plain text. Offsets, lines and columns refer to `text`: a file with markup, or a document’s paragraphs. */
export async function checkSourceFile(
  engine: Engine,
  { text, source }: { readonly text: string; readonly source: SourceText },
  { options, style_guide, output, file }: SourceCheck,
  terminal: Terminal,
): Promise<void> {
  const { stdout } = terminal;
  const settled = settleSource(engine, source, options);
  if (output === 'proposals') {
    for (const explanations of explainSource(engine, settled))
      for (const explanation of explanations) await write(stdout, explanationLines(explanation, styler(stdout)));
    return;
  }
  const progress = createProgress(terminal, 'paragraphs checked');
  const checked: CheckedProse[] = [];
  for (const prose of checkSource(engine, settled)) {
    checked.push(prose);
    progress.update(prose.paragraph.index + 1, source.paragraphs.length);
  }
  progress.clear();
  if (output === 'text') await write(stdout, applyBestToSource(source, checked));
  else if (output === 'json')
    await write(stdout, `${JSON.stringify(answer(source, checked, text, settled.options.language, style_guide))}\n`);
  else {
    const place = placesIn(text);
    const unknown = new Map<string, string[]>();
    const alerts = checked.flatMap((prose) => placedAlerts(source, prose)).sort((a, b) => a.offset - b.offset);
    const found = await printFindings(alerts, { file, place, unknown }, stdout, progress.clear);
    await printEnd(found, unknown, stdout);
  }
}

const placedAlerts = (source: SourceText, { paragraph: { index, text }, sentences }: CheckedProse): PlacedAlert[] =>
  sentences.flatMap(({ start, alerts }) =>
    alerts.map((alert) => {
      const place = source.placeOf(index, { start: start + alert.start, end: start + alert.end });
      return { alert, offset: (place ?? source.placeOf(index, { start: 0, end: text.length }))?.start ?? 0 };
    }),
  );

/**
 * Has the format of the paragraph check's answer. A sentence and its alerts read as prose; `start_index` and
 * `end_index` of the sentence refer to the file.
 */
function answer(
  source: SourceText,
  checked: readonly CheckedProse[],
  input: string,
  language: string,
  style_guide: string | null,
): ParagraphAnswer {
  const response = checked.flatMap(({ paragraph, sentences }) =>
    sentenceEntries(sentences).map((entry) => {
      const place = source.placeOf(paragraph.index, { start: entry.start_index, end: entry.end_index });
      return place ? { ...entry, start_index: place.start, end_index: place.end } : entry;
    }),
  );
  return { status: true, message: outcome(response), input, response, language, style_guide };
}
