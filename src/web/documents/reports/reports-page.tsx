import { useState } from 'preact/hooks';
import type { ListedReport } from '../../../contract/report-review.ts';
import { submitForReport } from '../../api/documents.ts';
import { deleteReport, listReports, reportFile } from '../../api/reports.ts';
import { navigate } from '../../router.ts';
import { useTitle } from '../../title.ts';
import { DeleteButton } from '../delete-button.tsx';
import { DownloadLink } from '../download-link.tsx';
import { FileDrop } from '../file-drop.tsx';
import { TEXT_ENDINGS, WORD_ENDINGS } from '../file-endings.ts';
import { HistoryTable } from '../history-table.tsx';
import { ShareBar } from '../share-bar.tsx';
import { shareText } from '../share-text.ts';
import { UploadPanel } from '../upload-panel.tsx';
import { UploadQueue } from '../upload-queue.tsx';
import { useHistory } from '../use-history.ts';
import { DOCUMENTS } from '../words.ts';
import { bandOf, outcomeName } from './bands.ts';
import { REPORTS as phrases } from './words.ts';

const ACCEPTED = [...WORD_ENDINGS, '.pdf', ...TEXT_ENDINGS];
const reportable = () => ({ kind: phrases.kindReport, remedy: phrases.remedyReport });

const isFinal = ({ file_status }: ListedReport) => file_status !== 'IN_PROGRESS';

/** AI-content reports: a form that sends a file, and the reports made so far. */
export function ReportsPage() {
  useTitle(phrases.reports);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [received, setReceived] = useState(0);
  const [file] = files;
  return (
    <div class="page stack documents">
      <h1>{phrases.reports}</h1>
      {file === undefined ? (
        <FileDrop
          accept={ACCEPTED}
          several
          label={DOCUMENTS.chooseSeveral}
          hint={phrases.reportHint}
          onFiles={setFiles}
        />
      ) : files.length > 1 ? (
        <UploadQueue
          files={files}
          accepted={reportable}
          send={async (sent, options) => `/reports/${await submitForReport(sent, options)}`}
          opens={{ link: phrases.openReport, of: phrases.openReportOn }}
          onReceived={() => setReceived((count) => count + 1)}
          onDone={() => setFiles([])}
        />
      ) : (
        <UploadPanel
          name={file.name}
          accepted={reportable()}
          after={DOCUMENTS.received}
          onCancel={() => setFiles([])}
          send={async (options) => navigate(`/reports/${await submitForReport(file, options)}`)}
        />
      )}
      <section class="stack" aria-labelledby="history-title">
        <h2 id="history-title">{phrases.reportsSoFar}</h2>
        <ReportsList received={received} />
      </section>
    </div>
  );
}

/** `received` counts the files sent meanwhile: each makes the list fetch its rows again. */
function ReportsList({ received }: { readonly received: number }) {
  const { records, failure, horizon, more, drop } = useHistory<ListedReport>(
    {
      list: listReports,
      idOf: ({ file_id }) => file_id,
      timeOf: ({ uploaded_at }) => Date.parse(uploaded_at),
      isFinal,
    },
    `reports ${received}`,
  );
  const rows = records?.map((report) => {
    const { file_id: id, file_name: name, file_status: status, word_count: words, uploaded_at: at } = report;
    return {
      id,
      href: `/reports/${id}`,
      name,
      state: <ReportState report={report} />,
      words,
      at: Date.parse(at),
      actions: (
        <>
          {status === 'SUCCESS' && <DownloadLink href={reportFile(id)} name={phrases.theReportOn(name)} />}
          {isFinal(report) && <DeleteButton name={name} work={() => deleteReport(id)} onDone={() => drop(id)} />}
        </>
      ),
    };
  });
  return (
    <HistoryTable
      label={phrases.reportsSoFar}
      stateName={phrases.machineWritten}
      rows={rows ?? null}
      failure={failure}
      empty={phrases.emptyReports}
      onMore={horizon === null ? null : () => void more()}
    />
  );
}

function ReportState({ report }: { readonly report: ListedReport }) {
  const { file_status: status, overall_score: score, outcome, share_of_words: share, progress = 0 } = report;
  if (status === 'FAILED') return <span class="badge badge-danger">{DOCUMENTS.failed}</span>;
  if (status === 'IN_PROGRESS')
    return (
      <ShareBar share={progress} label={phrases.reportOn(report.file_name)} text={`${Math.floor(progress * 100)} %`} />
    );
  if (score === null) return <span class="badge">{phrases.notJudged}</span>;
  return (
    <span class="report-outcome">
      <span class={`badge band-badge ai-${bandOf(score)}`}>
        {outcome === null ? phrases.judged : outcomeName(outcome)}
      </span>{' '}
      <span class="soft small">
        {share !== null
          ? phrases.shareAndScore(shareText(share), Math.round(score))
          : phrases.scoreOnly(Math.round(score))}
      </span>
    </span>
  );
}
