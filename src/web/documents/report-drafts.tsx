import { type ListedReport, listDrafts } from '../api/reports.ts';
import { TableFrame } from '../parts/table-frame.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { OUTCOME_NAMES } from './bands.ts';
import { shareText } from './share-text.ts';
import { when } from './when.ts';

/** The reports on files of one name in their order, with how the figures moved; nothing where there is one alone. */
export function ReportDrafts({ id }: { readonly id: string }) {
  const { value } = useFetched<readonly ListedReport[]>(() => listDrafts(id), id);
  if (!value || value.length < 2) return null;
  return (
    <section class="stack" aria-labelledby="drafts-title">
      <h2 id="drafts-title">Drafts of this document</h2>
      <p class="soft">Reports on files with the same name, the oldest first.</p>
      <TableFrame label="Drafts of this document">
        <table class="table drafts">
          <thead>
            <tr>
              <th scope="col">Draft</th>
              <th scope="col" class="number">
                Words
              </th>
              <th scope="col" class="number">
                Share of words
              </th>
              <th scope="col" class="number">
                Score
              </th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          <tbody>
            {value.map((draft, i) => {
              const { file_id: own, uploaded_at: at, word_count: words, share_of_words: share } = draft;
              const before = value[i - 1];
              return (
                <tr key={own} aria-current={own === id ? 'true' : undefined}>
                  <th scope="row">
                    {own === id ? 'This report, ' : ''}
                    {own === id ? when(Date.parse(at)) : <a href={`/reports/${own}`}>{when(Date.parse(at))}</a>}
                  </th>
                  <td class="number">{words.toLocaleString('en')}</td>
                  <td class="number">
                    {share === null ? '–' : shareText(share)} <Moved from={percentOf(before)} to={percentOf(draft)} />
                  </td>
                  <td class="number">
                    {draft.overall_score === null ? '–' : Math.round(draft.overall_score)}{' '}
                    <Moved from={before?.overall_score ?? null} to={draft.overall_score} />
                  </td>
                  <td>{draft.outcome === null ? '–' : OUTCOME_NAMES[draft.outcome]}</td>
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

/** By how much a figure moved, in points; nothing where one is missing or they are the same. */
function Moved({ from, to }: { readonly from: number | null; readonly to: number | null }) {
  if (from === null || to === null) return null;
  const by = Math.round(to) - Math.round(from);
  return <span class="soft small">({by === 0 ? 'same' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`})</span>;
}
