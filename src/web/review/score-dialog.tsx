import { language } from '../languages/language.ts';
import { figure } from '../languages/numbers.ts';
import { ColumnHeads, numbers } from '../parts/column-heads.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { COMMON as common } from '../parts/words.ts';
import { CategoryMark } from './category-mark.tsx';
import { MARKS } from './marks.ts';
import type { ScoreCosts } from './score-costs.ts';
import { shortened } from './shortened.ts';
import { REVIEW as phrases } from './words.ts';

/** What lowers the score, by how much, and where. In whole points every row of a long text with few mistakes would say the same. */
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
    <Dialog title={phrases.scoreOf100(Math.floor(score))} onClose={onClose} closeButton>
      {categories.length === 0 ? (
        <p>{phrases.noCosts}</p>
      ) : (
        <>
          <TableFrame label={phrases.costs}>
            <table>
              <ColumnHeads columns={[common.categoryHead, numbers(phrases.found), numbers(phrases.scoreWithout)]} />
              <tbody>
                {categories.map(({ category, count, without }) => (
                  <tr key={category}>
                    <th scope="row">
                      <CategoryMark category={category} /> {MARKS[category].name}
                    </th>
                    <td class="number">{count.toLocaleString(language)}</td>
                    <td class="number">{figure(without)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
          {paragraphs.length > 0 && (
            <section class="stack-tight" aria-labelledby="costly-title">
              <h3 id="costly-title">{phrases.costly}</h3>
              <ol class="bulk-list costly">
                {paragraphs.map(({ id, text, count, without }) => (
                  <li key={id}>
                    <button type="button" class="costly-row" onClick={() => onGo(id)}>
                      <span>{shortened(text, 70)}</span>
                      <span class="soft small number">{phrases.costOf(count, figure(without))}</span>
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </>
      )}
      <p class="small">
        {phrases.adviceFree} <a href="/docs/scores">{phrases.howScores}</a>
      </p>
      <p class="small">
        <a href="/texts/errors">{phrases.commonest}</a>
      </p>
    </Dialog>
  );
}
