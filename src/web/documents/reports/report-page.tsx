import { useEffect, useState } from 'preact/hooks';
import type { ReportInformation } from '../../../contract/ai-report.ts';
import type { ReportDetails } from '../../../contract/report-review.ts';
import { getReportStatus } from '../../api/documents.ts';
import { deleteReport, getReportDetails, getReportInformation, reportFile } from '../../api/reports.ts';
import { explain } from '../../api/request.ts';
import { figure } from '../../languages/numbers.ts';
import { Placeholder } from '../../parts/placeholder.tsx';
import { navigate } from '../../router.ts';
import type { PageProps } from '../../routes.ts';
import { useTitle } from '../../title.ts';
import { DeleteButton } from '../delete-button.tsx';
import { DownloadLink } from '../download-link.tsx';
import { ShareBar } from '../share-bar.tsx';
import { usePolling } from '../use-polling.ts';
import { DOCUMENTS } from '../words.ts';
import { BAND_RANGES, BANDS, bandOf } from './bands.ts';
import { ReportDrafts } from './report-drafts.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { ReportReading } from './report-reading.tsx';
import { REPORTS as phrases } from './words.ts';

/** One AI-content report: its score with what the score may be used for, and the text in the colours of the PDF. */
export function ReportPage({ params }: PageProps) {
  const id = params['id'] ?? '';
  const { value: status, failure } = usePolling(
    () => getReportStatus(id),
    ({ file_status }) => file_status !== 'IN_PROGRESS',
    id,
  );
  useTitle(status?.file_name ?? phrases.report);
  const progress = status?.progress ?? 0;
  return (
    <div class="page stack documents">
      <p>
        <a href="/reports">{phrases.allReports}</a>
      </p>
      <h1 class="file-name">{status?.file_name ?? phrases.report}</h1>
      {failure !== null && (
        <p class="notice notice-danger" role="alert">
          {failure}
        </p>
      )}
      {status === null ? (
        failure === null && <Placeholder height="12rem" />
      ) : status.file_status === 'SUCCESS' ? (
        <Result id={id} name={status.file_name} />
      ) : status.file_status === 'FAILED' ? (
        <p class="notice notice-danger">{status.message ?? phrases.noReport}</p>
      ) : (
        <div class="card stack">
          <p>{phrases.reportUnderWay}</p>
          <ShareBar
            share={progress}
            label={phrases.reportBar}
            text={DOCUMENTS.percentDone(Math.floor(progress * 100))}
          />
        </div>
      )}
    </div>
  );
}

function Result({ id, name }: { readonly id: string; readonly name: string }) {
  const [found, setFound] = useState<{ information: ReportInformation; details: ReportDetails } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    Promise.all([getReportInformation(id), getReportDetails(id)]).then(
      ([information, details]) => setFound({ information, details }),
      (error: unknown) => setFailure(explain(error)),
    );
  }, [id]);
  if (failure !== null)
    return (
      <p class="notice notice-danger" role="alert">
        {failure}
      </p>
    );
  if (!found) return <Placeholder height="12rem" />;
  const { information, details } = found;
  const score = information.overall_score;
  return (
    <>
      <div class="card result-head">
        {details.share != null && (
          <div class="verdict-share">
            <span class="number">{details.share}</span>
            <span class="soft small">{phrases.ofTheWords}</span>
          </div>
        )}
        <div class="stack-tight verdict">
          <h2 lang="en">{details.headline}</h2>
          <p lang="en">{details.verdict}</p>
          {score !== null && (
            <p>
              <span class={`badge band-badge ai-${bandOf(score)}`}>{phrases.scoreOf100(Math.round(score))}</span>{' '}
              <span class="soft small" lang="en">
                {details.score_meaning}
              </span>
            </p>
          )}
          {details.confidence !== '' && (
            <p class="soft small">
              {phrases.confidence} <span lang="en">{details.confidence}</span>
            </p>
          )}
        </div>
        <div class="row result-actions">
          <DownloadLink href={reportFile(id)} name={phrases.ofTheReport} label={phrases.downloadPdf} primary />
          <DeleteButton name={name} work={() => deleteReport(id)} onDone={() => navigate('/reports')} small={false} />
        </div>
      </div>
      {details.warnings.map((warning) => (
        <p key={warning} class="notice notice-warning" lang="en">
          {warning}
        </p>
      ))}
      <section class="notice stack-tight" aria-labelledby="fair-use-title">
        <h2 id="fair-use-title" class="notice-title">
          {phrases.beforeUse}
        </h2>
        <ul class="fair-use" lang="en">
          {details.fair_use.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <ReportOutcome details={details} />
      <BandShares details={details} />
      <ReportReading key={id} paragraphs={details.paragraphs} />
      <ReportDrafts id={id} />
    </>
  );
}

/** Share of the scored words in each band: a bar, and a legend that says the same in words. */
function BandShares({ details }: { readonly details: ReportDetails }) {
  const total = BANDS.reduce((sum, band) => sum + details.words_by_band[band], 0);
  return (
    <section class="card stack-tight" aria-labelledby="bands-title">
      <h2 id="bands-title" class="chart-caption">
        {phrases.byColour}
      </h2>
      {total > 0 && (
        <div class="band-bar" aria-hidden="true">
          {BANDS.map((band) => (
            <span
              key={band}
              class={`band-part ai-${band}`}
              style={{ '--share': details.words_by_band[band] / total }}
            />
          ))}
        </div>
      )}
      <ul class="band-legend">
        {BANDS.map((band) => (
          <li key={band}>
            <span class={`band-word ai-${band}`}>{phrases.band[band]}</span>{' '}
            <span class="soft small">
              {phrases.bandWords(BAND_RANGES[band], phrases.line[band])}{' '}
              <span class="number">{figure(details.words_by_band[band])}</span> {phrases.wordsWord}
              {details.shares_by_band && ` (${details.shares_by_band[band]})`}
            </span>
          </li>
        ))}
      </ul>
      {details.left_out.length > 0 && (
        <p class="soft small">
          {phrases.notJudgedList(details.left_out.map(({ what, words }) => `${what} (${figure(words)})`).join(', '))}
        </p>
      )}
    </section>
  );
}
