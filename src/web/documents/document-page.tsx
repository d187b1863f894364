import { useEffect, useState } from 'preact/hooks';
import type { DocumentRecord } from '../../contract/document.ts';
import type { DocumentDetails } from '../../contract/document-review.ts';
import { deleteDocument, finalFile, getDetails, getDocument, isFinal } from '../api/documents.ts';
import { explain } from '../api/request.ts';
import { language } from '../languages/language.ts';
import { ManuscriptSection } from '../manuscript/manuscript-section.tsx';
import { Placeholder } from '../parts/placeholder.tsx';
import { COMMON as common } from '../parts/words.ts';
import { ScoreRing } from '../review/score-panel.tsx';
import { navigate } from '../router.ts';
import type { PageProps } from '../routes.ts';
import { useTitle } from '../title.ts';
import { CategoryChart } from './category-chart.tsx';
import { ChangesList } from './changes-list.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DocumentScore } from './document-score.tsx';
import { DocumentSettings } from './document-settings.tsx';
import { DocumentWords } from './document-words.tsx';
import { DownloadLink } from './download-link.tsx';
import { ProofreadingSteps, stepName } from './proofreading-steps.tsx';
import { ShareBar } from './share-bar.tsx';
import { usePolling } from './use-polling.ts';
import { DOCUMENTS as phrases } from './words.ts';

import { Workplace } from './workplace/workplace.tsx';

/** One document: its progress, then the findings in it. */
export function DocumentPage({ params }: PageProps) {
  const id = params['id'] ?? '';
  const { value: document, failure } = usePolling(() => getDocument(id), isFinal, id);
  useTitle(document?.filename ?? phrases.document);
  return (
    <div class="page stack documents">
      <p>
        <a href="/documents">{phrases.all}</a>
      </p>
      <h1 class="file-name">{document?.filename ?? phrases.document}</h1>
      {failure !== null && (
        <p class="notice notice-danger" role="alert">
          {failure}
        </p>
      )}
      <div role="status" class="visually-hidden">
        {document && isFinal(document)
          ? document.status === 'SUCCESS'
            ? phrases.proofreadDone
            : phrases.proofreadFailed
          : stepName(document?.step ?? null)}
      </div>
      {document === null ? (
        failure === null && <Placeholder height="12rem" />
      ) : document.status === 'SUCCESS' ? (
        <Result document={document} />
      ) : document.status === 'FAILED' ? (
        <Failed document={document} />
      ) : (
        <UnderWay document={document} />
      )}
    </div>
  );
}

function UnderWay({ document }: { readonly document: DocumentRecord }) {
  const { status, progress, words, step } = document;
  const waiting = status === 'WAITING_IN_QUEUE';
  return (
    <div class="card stack">
      <ProofreadingSteps step={step} />
      <ShareBar
        share={progress}
        label={phrases.proofreading}
        text={waiting ? phrases.itsTurn : phrases.percentDone(Math.floor(progress * 100))}
      />
      <p class="soft small">
        {words > 0 && `${common.wordCount(words)}. `}
        {phrases.mayLeave}
      </p>
    </div>
  );
}

function Failed({ document }: { readonly document: DocumentRecord }) {
  return (
    <div class="stack">
      <p class="notice notice-danger">{document.message ?? phrases.notProofread}</p>
      <div class="row">
        <a class="button" href="/documents">
          {phrases.another}
        </a>
        <DeleteButton
          name={document.filename}
          work={() => deleteDocument(document.id)}
          onDone={() => navigate('/documents')}
          small={false}
        />
      </div>
    </div>
  );
}

function Result({ document }: { readonly document: DocumentRecord }) {
  const [details, setDetails] = useState<DocumentDetails | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [goTo, setGoTo] = useState<{ readonly paragraph: number } | null>(null);
  useEffect(() => {
    getDetails(document.id).then(setDetails, (error: unknown) => setFailure(explain(error)));
  }, [document.id]);
  const { scoring_report: report, words, message, id, filename } = document;
  const figures = (
    <>
      <CategoryChart report={report} />
      {details?.unknown_words && <DocumentWords words={details.unknown_words} />}
    </>
  );
  return (
    <>
      <DocumentSettings document={document} />
      {message !== null && <p class="notice notice-warning">{message}</p>}
      <div class="card result-head">
        <ScoreRing score={report['total_score'] ?? null} />
        <dl class="review-figures">
          <Figure name={common.words} value={words} />
          <Figure name={phrases.sentences} value={report['total_sentences'] ?? 0} />
          <Figure name={common.corrections} value={report['total_corrections'] ?? 0} />
          <Figure name={phrases.advice} value={report['total_suggestions'] ?? 0} />
        </dl>
        {details?.view && (
          <DocumentScore document={document} details={details} onGo={(paragraph) => setGoTo({ paragraph })} />
        )}
        <div class="row result-actions">
          {details !== null && !details.view && <DownloadLink href={finalFile(id)} name={filename} primary />}
          <DeleteButton
            name={filename}
            work={() => deleteDocument(id)}
            onDone={() => navigate('/documents')}
            small={false}
          />
        </div>
      </div>
      {!details?.view && figures}
      {details?.view ? (
        <Workplace document={document} view={details.view} changes={details.changes} goTo={goTo} />
      ) : (
        <section class="stack" aria-labelledby="changes-title">
          <h2 id="changes-title">{phrases.changesAndAdvice}</h2>
          {failure !== null && <p class="notice notice-danger">{failure}</p>}
          {details === null ? (
            failure === null && <Placeholder height="12rem" />
          ) : (
            <ChangesList changes={details.changes} />
          )}
        </section>
      )}
      {details?.view && figures}
      <ManuscriptSection documentId={id} />
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="number">{value.toLocaleString(language)}</dd>
    </div>
  );
}
