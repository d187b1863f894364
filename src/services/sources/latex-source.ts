import { DocumentError } from '../../documents/document-error.ts';
import { applyLatexEdits, definitionsOf, readSingleFile, scanProject } from '../../documents/latex/index.ts';
import { planEdits } from '../../documents/latex/plan-edits.ts';
import { placeOf } from '../../documents/pieces/placement.ts';
import type { ProseEdit, ProseParagraph, SourceText } from './source-text.ts';

/** The name does not matter: the file stands for itself, and each file that it inputs is checked separately. */
const NAME = 'source.tex';

/**
 * Returns the prose of one LaTeX file; undefined for another format or for a file that declares an encoding other than
 * UTF-8, which the text here already has.
 */
export function readLatexSource(text: string): SourceText | undefined {
  const project = open(text);
  if (project?.sources.get(NAME)?.text !== text) return undefined;
  const definitions = definitionsOf(project);
  const scan = scanProject(project, definitions);
  const latexEdit = (edit: ProseEdit) => ({ ...edit, mode: 'change' as const });
  return {
    format: 'latex',
    paragraphs: scan.paragraphs.map((paragraph): ProseParagraph => {
      const { marks, role } = paragraph;
      const italic = marks.filter(({ kind }) => kind === 'italic' || kind === 'code');
      return { ...paragraph, italic, keywords: role === 'keywords' };
    }),
    placeOf(paragraph, { start, end }) {
      const place = placeOf(scan.paragraphs[paragraph]!.pieces, start, end);
      return place && { start: place.from, end: place.to };
    },
    plan: (edits) =>
      edits.map((edit) => {
        const [planned] = planEdits(scan.paragraphs, project.sources, [latexEdit(edit)]);
        return planned?.change?.splices ?? (planned?.reason === 'protected' ? 'artefact' : 'refused');
      }),
    apply(edits) {
      const { plan, texts } = applyLatexEdits(project, scan, edits.map(latexEdit), definitions);
      return { text: texts.get(NAME) ?? text, made: plan.map(({ change }) => change !== undefined) };
    },
  };
}

function open(text: string) {
  try {
    return readSingleFile(Buffer.from(text, 'utf8'), NAME);
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}
