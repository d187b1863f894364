import { applySourceEdits } from '../../documents/source/apply-edits.ts';
import { readSource, type SourceFormat } from '../../documents/source/formats.ts';
import { planSourceEdit, sourcePlace } from '../../documents/source/plan-edit.ts';
import type { SourceText } from './source-text.ts';

/** Reads the prose of a text in any format except LaTeX, so that a page in a browser need not load the LaTeX reader. */
export function readInFormat(format: SourceFormat, text: string): SourceText {
  const reading = readSource(format, text);
  return {
    format,
    paragraphs: reading.paragraphs,
    placeOf(paragraph, span) {
      const place = sourcePlace(reading.paragraphs[paragraph]!, span);
      return place && { start: place.from, end: place.to };
    },
    plan: (edits) =>
      edits.map((edit) => {
        const { change, splices, reason } = planSourceEdit(reading, edit);
        if (change) return splices.map(({ from, to, text: put }) => ({ start: from, end: to, text: put }));
        return reason === 'protected' ? 'artefact' : 'refused';
      }),
    apply(edits) {
      const { source, plan } = applySourceEdits(reading, edits);
      return { text: source, made: plan.map(({ change }) => change !== undefined) };
    },
  };
}
