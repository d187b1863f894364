import { useState } from 'preact/hooks';
import { submitForReport } from '../api/documents.ts';
import { deleteReport, type ListedReport, listReports } from '../api/reports.ts';
import { navigate } from '../router.ts';
import { useTitle } from '../title.ts';
import { bandOf } from './bands.ts';
import { DeleteButton } from './delete-button.tsx';
import { FileDrop } from './file-drop.tsx';
import { ShareBar } from './share-bar.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { usePolling } from './use-polling.ts';
import { when } from './when.ts';

const isFinal = ({ file_status }: ListedReport) => file_status !== 'IN_PROGRESS';

/** AI-content reports: send a file, and those made so far. */
export function ReportsPage() {
  useTitle('AI reports');
  const [file, setFile] = useState<File | null>(null);
  return (
    <div class="page stack documents">
      <h1>AI reports</h1>
      {file === null ? (
        <FileDrop
          accept={['.docx', '.docm', '.dotx', '.doc', '.pdf']}
          label="Choose a file"
          hint="Word or PDF, in English, with at least 80 words of prose. The text is judged on this server and goes nowhere else."
          onFile={setFile}
        />
      ) : (
        <UploadPanel
          name={file.name}
          after="Taken. It is queued …"
          onCancel={() => setFile(null)}
          send={async (options) => navigate(`/reports/${await submitForReport(file, options)}`)}
        />
      )}
      <section class="stack" aria-labelledby="history-title">
        <h2 id="history-title">Reports so far</h2>
        <ReportsList />
      </section>
    </div>
  );
}

function ReportsList() {
  const { value, failure, again } = usePolling(listReports, (reports) => reports.every(isFinal), 'reports');
  if (failure !== null && value === null) return <p class="notice notice-danger">{failure}</p>;
  if (value === null) return <div class="placeholder list-placeholder" />;
  if (value.length === 0)
    return (
      <div class="empty">
        <p>Nothing here yet. Reports appear here until you delete them or their time is over.</p>
      </div>
    );
  return (
    <div class="table-frame">
      <table class="history">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Score</th>
            <th scope="col" class="number">
              Words
            </th>
            <th scope="col">Sent</th>
            <th scope="col">
              <span class="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {value.map((report) => (
            <tr key={report.file_id}>
              <th scope="row">
                <a href={`/reports/${report.file_id}`}>{report.file_name}</a>
              </th>
              <td>
                <ReportState report={report} />
              </td>
              <td class="number">{report.word_count > 0 ? report.word_count.toLocaleString('en') : '–'}</td>
              <td class="nowrap">{when(report.uploaded_at)}</td>
              <td class="row-actions">
                {isFinal(report) && (
                  <DeleteButton name={report.file_name} work={() => deleteReport(report.file_id)} onDone={again} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReportState({ report }: { readonly report: ListedReport }) {
  const { file_status: status, overall_score: score, progress = 0 } = report;
  if (status === 'FAILED') return <span class="badge badge-danger">Failed</span>;
  if (status === 'IN_PROGRESS')
    return (
      <ShareBar share={progress} label={`Report on ${report.file_name}`} text={`${Math.floor(progress * 100)} %`} />
    );
  if (score === null) return <span class="badge">No score</span>;
  return <span class={`badge band-badge ai-${bandOf(score)}`}>{Math.round(score)} %</span>;
}
