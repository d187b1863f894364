import type { DocumentRecord } from '../../contract/document.ts';
import type { PdfRecord } from '../../contract/pdf-review.ts';
import { deleteDocument, finalFile, isFinal, listDocuments } from '../api/documents.ts';
import { deletePdf, listPdfs } from '../api/pdfs.ts';
import { scoreLevel } from '../review/score-level.ts';
import { DeleteButton } from './delete-button.tsx';
import { DownloadLink } from './download-link.tsx';
import { type HistoryRow, HistoryTable } from './history-table.tsx';
import { stepName } from './proofreading-steps.tsx';
import { ShareBar } from './share-bar.tsx';
import { type History, useHistory } from './use-history.ts';
import { DOCUMENTS as phrases } from './words.ts';

const created = {
  idOf: ({ id }: { readonly id: string }) => id,
  timeOf: ({ created_on }: { readonly created_on: number }) => created_on,
};

/**
 * Every document and PDF that was sent, newest first; the list follows those in progress. `received` counts the files sent
 * meanwhile: each makes the list fetch its rows again.
 */
export function DocumentsList({ received }: { readonly received: number }) {
  const documents = useHistory<DocumentRecord>({ list: listDocuments, isFinal, ...created }, `documents ${received}`);
  const pdfs = useHistory<PdfRecord>({ list: listPdfs, isFinal: () => true, ...created }, `pdfs ${received}`);
  const rows = documents.records &&
    pdfs.records && [
      ...documents.records.map((document) => documentRow(document, documents)),
      ...pdfs.records.map((pdf) => pdfRow(pdf, pdfs)),
    ];
  // Older than the later horizon, records of one kind may be missing: the list shows nothing there until they are fetched.
  const horizon = Math.max(documents.horizon ?? 0, pdfs.horizon ?? 0);
  const more = () => {
    for (const history of [documents, pdfs]) if (history.horizon === horizon) void history.more();
  };
  return (
    <HistoryTable
      label={phrases.sentSoFar}
      stateName={phrases.state}
      rows={rows?.filter(({ at }) => at >= horizon).sort((a, b) => b.at - a.at) ?? null}
      failure={documents.failure ?? pdfs.failure}
      empty={phrases.emptyDocuments}
      onMore={horizon > 0 ? more : null}
    />
  );
}

function documentRow(document: DocumentRecord, { drop }: History<DocumentRecord>): HistoryRow {
  const { id, filename, status, words, created_on } = document;
  return {
    id,
    href: `/documents/${id}`,
    name: filename,
    state: <DocumentState document={document} />,
    words,
    at: created_on,
    actions: (
      <>
        {status === 'SUCCESS' && <DownloadLink href={finalFile(id)} name={filename} />}
        {isFinal(document) && <DeleteButton name={filename} work={() => deleteDocument(id)} onDone={() => drop(id)} />}
      </>
    ),
  };
}

function pdfRow({ id, filename, pages, words, created_on }: PdfRecord, { drop }: History<PdfRecord>): HistoryRow {
  return {
    id,
    href: `/documents/pdf/${id}`,
    name: filename,
    state: <span class="badge">{phrases.pdfPages(pages)}</span>,
    words,
    at: created_on,
    actions: <DeleteButton name={filename} work={() => deletePdf(id)} onDone={() => drop(id)} />,
  };
}

function DocumentState({ document }: { readonly document: DocumentRecord }) {
  const { status, progress, step, scoring_report: report } = document;
  if (status === 'SUCCESS') {
    const score = report['total_score'] ?? 0;
    return (
      <span class={`badge score-badge-${scoreLevel(score)}`}>
        {phrases.scoreAndChanges(Math.floor(score), report['total_corrections'] ?? 0)}
      </span>
    );
  }
  if (status === 'FAILED') return <span class="badge badge-danger">{phrases.failed}</span>;
  const text =
    status === 'WAITING_IN_QUEUE' ? phrases.waiting : `${stepName(step)} ${Math.floor(progress * 100)} %`.trim();
  return <ShareBar share={progress} label={phrases.proofreadingOf(document.filename)} text={text} />;
}
