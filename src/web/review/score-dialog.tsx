import { ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { CategoryMark } from './category-mark.tsx';
import { shortened } from './changed-words.tsx';
import { MARKS } from './marks.ts';
import type { ScoreCosts } from './score-costs.ts';

/** What costs how much of the score, and where. */
export function ScoreDialog({
  costs: { score, categories, paragraphs },
  onGo,
  onClose,
}: {
  readonly costs: ScoreCosts;
  /** Shows the first suggestion of a paragraph. */
  readonly onGo: (paragraph: number) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={`Score ${Math.floor(score)} of 100`} onClose={onClose} closeButton>
      {categories.length === 0 ? (
        <p>Nothing was found that lowers the score. That does not mean that nothing is wrong.</p>
      ) : (
        <>
          <TableFrame label="Cost by category">
            <table>
              <ColumnHeads columns={['Category', numbers('Found'), numbers('Score without')]} />
              <tbody>
                {categories.map(({ category, count, without }) => (
                  <tr key={category}>
                    <th scope="row">
                      <CategoryMark category={category} /> {MARKS[category].name}
                    </th>
                    <td class="number">{count.toLocaleString('en')}</td>
                    <td class="number">{Math.floor(without)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
          {paragraphs.length > 0 && (
            <section class="stack-tight" aria-labelledby="costly-title">
              <h3 id="costly-title">Paragraphs that cost most</h3>
              <ol class="bulk-list costly">
                {paragraphs.map(({ id, text, count, without }) => (
                  <li key={id}>
                    <button type="button" class="costly-row" onClick={() => onGo(id)}>
                      <span>{shortened(text, 70)}</span>
                      <span class="soft small number">
                        {count.toLocaleString('en')} {count === 1 ? 'suggestion' : 'suggestions'}, {Math.floor(without)}{' '}
                        without
                      </span>
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </>
      )}
      <p class="small">
        Advice without a correction costs nothing. <a href="/docs/scores">How scores work</a>{' '}
        <a href="/texts/errors">Your commonest errors</a>
      </p>
    </Dialog>
  );
}
