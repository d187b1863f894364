import { useState } from 'preact/hooks';
import type { DocumentRecord } from '../../contract/document.ts';
import type { DocumentDetails } from '../../contract/document-review.ts';
import { explain } from '../api/request.ts';
import { getReviewTerms } from '../api/review.ts';
import { Problem } from '../parts/problem.tsx';
import { type ScoreCosts, scoreCosts } from '../review/score-costs.ts';
import { ScoreDialog } from '../review/score-dialog.tsx';
import { REVIEW } from '../review/words.ts';

/** Says what costs how much of a document's score, and leads to the changes of the dearest paragraphs. */
export function DocumentScore({
  document,
  details,
  onGo,
}: {
  readonly document: DocumentRecord;
  readonly details: DocumentDetails;
  /** Opens the first change of a paragraph. */
  readonly onGo: (paragraph: number) => void;
}) {
  const [costs, setCosts] = useState<ScoreCosts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = () =>
    getReviewTerms().then(
      ({ score }) => setCosts(scoreCosts(partsOf(details), document.words, score)),
      (error: unknown) => setProblem(explain(error)),
    );
  return (
    <>
      <button type="button" class="button button-small button-quiet score-why" onClick={() => void show()}>
        {REVIEW.whyScore}
      </button>
      <Problem message={problem} />
      {costs && (
        <ScoreDialog
          costs={costs}
          onGo={(paragraph) => {
            setCosts(null);
            onGo(paragraph);
          }}
          onClose={() => setCosts(null)}
        />
      )}
    </>
  );
}

/** The paragraphs with their changes; what has no place in one of them, as in some sources, costs without one. */
function partsOf({ view = [], changes }: DocumentDetails) {
  const placed = new Set(view.map(({ index }) => index));
  return [
    ...view.map(({ index, text }) => ({
      id: index,
      text,
      alerts: changes.filter(({ paragraph }) => paragraph === index),
    })),
    ...changes
      .filter(({ paragraph }) => !placed.has(paragraph))
      .map((change) => ({ id: change.paragraph, text: change.covered, alerts: [change] })),
  ];
}
