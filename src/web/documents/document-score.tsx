import { useState } from 'preact/hooks';
import type { DocumentRecord } from '../../contract/document.ts';
import type { DocumentDetails } from '../../contract/document-review.ts';
import { explain } from '../api/request.ts';
import { getReviewTerms } from '../api/review.ts';
import { Problem } from '../parts/problem.tsx';
import { type ScoreCosts, scoreCosts } from '../review/score-costs.ts';
import { ScoreDialog } from '../review/score-dialog.tsx';
import { REVIEW } from '../review/words.ts';

/** Shows what lowers a document's score and by how much, and leads to the changes of the paragraphs that cost most. */
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

/** The paragraphs with their changes; a change without a place in a paragraph, as in some sources, costs points on its own. */
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
