import type { ListedReport } from '../../../contract/report-review.ts';
import { listDrafts } from '../../api/reports.ts';
import { language } from '../../languages/language.ts';
import { when } from '../../languages/numbers.ts';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useFetched } from '../../parts/use-fetched.ts';
import { COMMON as common } from '../../parts/words.ts';
import { shareText } from '../share-text.ts';
import { outcomeName } from './bands.ts';
import { REPORTS as phrases } from './words.ts';

/** The reports on files of one name in their order, with the change of each figure; renders nothing when there is only one. */
export function ReportDrafts({ id }: { readonly id: string }) {
  const { value } = useFetched<readonly ListedReport[]>(() => listDrafts(id), id);
  if (!value || value.length < 2) return null;
  return (
    <section class="stack" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{phrases.draftsTitle}</h2>
      <p class="soft">{phrases.draftsAbout}</p>
      <TableFrame label={phrases.draftsTitle}>
        <table class="table drafts">
          <thead>
            <tr>
              <th scope="col">{phrases.draft}</th>
              <th scope="col" class="number">
                {common.words}
              </th>
              <th scope="col" class="number">
                {phrases.shareOfWords}
              </th>
              <th scope="col" class="number">
                {common.score}
              </th>
              <th scope="col">{phrases.outcomeHead}</th>
            </tr>
          </thead>
          <tbody>
            {value.map((draft, i) => {
              const { file_id: own, uploaded_at: at, word_count: words, share_of_words: share } = draft;
              const before = value[i - 1];
              return (
                <tr key={own} aria-current={own === id ? 'true' : undefined}>
                  <th scope="row">
                    {own === id ? `${phrases.thisReport} ` : ''}
                    {own === id ? when(Date.parse(at)) : <a href={`/reports/${own}`}>{when(Date.parse(at))}</a>}
                    <span class="soft small draft-name">{draft.file_name}</span>
                  </th>
                  <td class="number">{words.toLocaleString(language)}</td>
                  <td class="number">
                    {share === null ? '–' : shareText(share)} <Moved from={percentOf(before)} to={percentOf(draft)} />
                  </td>
                  <td class="number">
                    {draft.overall_score === null ? '–' : Math.round(draft.overall_score)}{' '}
                    <Moved from={before?.overall_score ?? null} to={draft.overall_score} />
                  </td>
                  <td>{draft.outcome === null ? '–' : outcomeName(draft.outcome)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

function percentOf(report: ListedReport | undefined): number | null {
  return report?.share_of_words == null ? null : report.share_of_words * 100;
}

/** The change of a figure, in points; renders nothing when one figure is missing or both are equal. */
function Moved({ from, to }: { readonly from: number | null; readonly to: number | null }) {
  if (from === null || to === null) return null;
  const by = Math.round(to) - Math.round(from);
  return <span class="soft small">({by === 0 ? phrases.same : `${by > 0 ? '+' : '−'}${Math.abs(by)}`})</span>;
}
