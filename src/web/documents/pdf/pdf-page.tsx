import { useEffect, useMemo, useState } from 'preact/hooks';
import { deletePdf, getPdf, getPdfReading } from '../../api/pdfs.ts';
import { explain } from '../../api/request.ts';
import { getReviewTerms } from '../../api/review.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Placeholder } from '../../parts/placeholder.tsx';
import { navigate } from '../../router.ts';
import type { PageProps } from '../../routes.ts';
import { useTitle } from '../../title.ts';
import { DeleteButton } from '../delete-button.tsx';
import { DOCUMENTS } from '../words.ts';
import { type Opened, PdfWorkplace } from './pdf-workplace.tsx';
import { readingCopy } from './reading-copy.ts';
import { PDF } from './words.ts';

/** A PDF as reading text beside the picture of the page. */
export function PdfPage({ params }: PageProps) {
  const id = params['id'] ?? '';
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useTitle(opened?.record.filename ?? 'PDF');
  useEffect(() => {
    Promise.all([getPdf(id), getPdfReading(id), getReviewTerms()]).then(
      ([record, reading, terms]) => setOpened({ record, reading, terms }),
      (error: unknown) => setFailure(explain(error)),
    );
  }, [id]);
  const copy = useMemo(() => readingCopy(opened?.reading.paragraphs ?? []), [opened]);
  return (
    <div class="page stack documents">
      <p>
        <a href="/documents">{DOCUMENTS.all}</a>
      </p>
      <div class="row-apart">
        <h1 class="file-name">{opened?.record.filename ?? 'PDF'}</h1>
        {opened && (
          <div class="row">
            {copy !== '' && <CopyButton text={copy} label={PDF.copyAll} small={false} />}
            <DeleteButton
              name={opened.record.filename}
              work={() => deletePdf(id)}
              onDone={() => navigate('/documents')}
              small={false}
            />
          </div>
        )}
      </div>
      {failure !== null && (
        <p class="notice notice-danger" role="alert">
          {failure}
        </p>
      )}
      {opened ? <PdfWorkplace opened={opened} /> : failure === null && <Placeholder height="12rem" />}
    </div>
  );
}
