import { useState } from 'preact/hooks';
import { type DocumentRecord, deleteDocument, getFinalFile, listDocuments } from '../api/documents.ts';
import { deletePdf, listPdfs, type PdfRecord } from '../api/pdfs.ts';
import { explain } from '../api/request.ts';
import { DeleteButton } from './delete-button.tsx';
import { ShareBar } from './share-bar.tsx';
import { usePolling } from './use-polling.ts';
import { count, when } from './when.ts';

interface Listed {
  readonly documents: readonly DocumentRecord[];
  readonly pdfs: readonly PdfRecord[];
}

const PAGE = 50;

/** Everything that was sent, newest first; what is under way is followed. */
export function DocumentsList() {
  const [older, setOlder] = useState<readonly DocumentRecord[]>([]);
  const [noMore, setNoMore] = useState(false);
  const { value, failure, again } = usePolling<Listed>(
    async () => {
      const [documents, pdfs] = await Promise.all([listDocuments(), listPdfs()]);
      return { documents, pdfs };
    },
    ({ documents }) => documents.every(isFinal),
    'documents',
  );
  if (failure !== null && value === null) return <p class="notice notice-danger">{failure}</p>;
  if (value === null) return <div class="placeholder list-placeholder" />;
  const documents = [...value.documents, ...older];
  const rows = [
    ...documents.map((document) => ({ at: document.created_on, document, pdf: null })),
    ...value.pdfs.map((pdf) => ({ at: pdf.created_on, document: null, pdf })),
  ].sort((a, b) => b.at - a.at);
  if (rows.length === 0)
    return (
      <div class="empty">
        <p>Nothing here yet. What you send appears here until you delete it or its time is over.</p>
      </div>
    );
  const more = async () => {
    const last = documents.at(-1);
    const next = last ? await listDocuments(last.created_on) : [];
    setOlder([...older, ...next]);
    setNoMore(next.length < PAGE);
  };
  const gone = (id: string) => {
    setOlder(older.filter((document) => document.id !== id));
    again();
  };
  return (
    <div class="stack">
      <div class="table-frame">
        <table class="history">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">State</th>
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
            {rows.map(({ document, pdf }) =>
              document ? (
                <DocumentRow key={document.id} document={document} onGone={() => gone(document.id)} />
              ) : (
                <PdfRow key={pdf.id} pdf={pdf} onGone={again} />
              ),
            )}
          </tbody>
        </table>
      </div>
      {value.documents.length === PAGE && !noMore && (
        <p>
          <button type="button" class="button" onClick={() => void more()}>
            Show older
          </button>
        </p>
      )}
    </div>
  );
}

export function isFinal({ status }: { readonly status: string }): boolean {
  return status === 'SUCCESS' || status === 'FAILED';
}

function DocumentRow({ document, onGone }: { readonly document: DocumentRecord; readonly onGone: () => void }) {
  const { id, filename, status, words, created_on } = document;
  return (
    <tr>
      <th scope="row">
        <a href={`/documents/${id}`}>{filename}</a>
      </th>
      <td>
        <DocumentState document={document} />
      </td>
      <td class="number">{words > 0 ? words.toLocaleString('en') : '–'}</td>
      <td class="nowrap">{when(created_on)}</td>
      <td class="row-actions">
        {status === 'SUCCESS' && <DownloadButton id={id} name={filename} />}
        {isFinal(document) && <DeleteButton name={filename} work={() => deleteDocument(id)} onDone={onGone} />}
      </td>
    </tr>
  );
}

function PdfRow({ pdf, onGone }: { readonly pdf: PdfRecord; readonly onGone: () => void }) {
  const { id, filename, pages, words, created_on } = pdf;
  return (
    <tr>
      <th scope="row">
        <a href={`/documents/pdf/${id}`}>{filename}</a>
      </th>
      <td>
        <span class="badge">PDF, {count(pages, 'page')}</span>
      </td>
      <td class="number">{words.toLocaleString('en')}</td>
      <td class="nowrap">{when(created_on)}</td>
      <td class="row-actions">
        <DeleteButton name={filename} work={() => deletePdf(id)} onDone={onGone} />
      </td>
    </tr>
  );
}

function DocumentState({ document }: { readonly document: DocumentRecord }) {
  const { status, progress, scoring_report: report } = document;
  if (status === 'SUCCESS')
    return (
      <span class="badge badge-accent">
        Score {Math.floor(report['total_score'] ?? 0)}, {count(report['total_count'] ?? 0, 'change')}
      </span>
    );
  if (status === 'FAILED') return <span class="badge badge-danger">Failed</span>;
  const text = status === 'WAITING_IN_QUEUE' ? 'Waiting' : `${Math.floor(progress * 100)} %`;
  return <ShareBar share={progress} label={`Proofread of ${document.filename}`} text={text} />;
}

/** Fetches a fresh address, for they expire, and downloads. */
export function DownloadButton({
  id,
  name,
  primary = false,
}: {
  readonly id: string;
  readonly name: string;
  readonly primary?: boolean;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const go = () => getFinalFile(id).then(save, (error: unknown) => setFailure(explain(error)));
  return (
    <>
      <button
        type="button"
        class={primary ? 'button button-primary' : 'button button-small button-quiet'}
        onClick={() => void go()}
      >
        Download<span class="visually-hidden"> {name}</span>
      </button>
      {failure !== null && <span role="alert">{failure}</span>}
    </>
  );
}

/** The service says that it is an attachment, so the page stays. */
export function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
