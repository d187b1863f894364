import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { DocumentRecord } from '../../contract/document.ts';
import type { PdfRecord } from '../../contract/pdf-review.ts';
import type { ListedReport } from '../../contract/report-review.ts';
import { listDocuments } from '../api/documents.ts';
import { listPdfs } from '../api/pdfs.ts';
import { getLimits } from '../api/portal.ts';
import { listReports } from '../api/reports.ts';
import { dayIn, when } from '../languages/numbers.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { type Fetched, useFetched } from '../parts/use-fetched.ts';
import { COMMON as common } from '../parts/words.ts';
import { NewTextLink } from '../texts/new-text-link.tsx';
import { SearchField } from '../texts/search-field.tsx';
import { TextRow } from '../texts/text-row.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { AdministratorChecklist } from './administrator-checklist.tsx';
import { HOME as words } from './words.ts';

/** Rows of each kind; a search shows more, because its reader looks for one of them. */
const SHOWN = 5;
const SHOWN_FOUND = 20;
const DAY_MS = 86_400_000;

/** What a signed-in person did last: texts, documents and reports, and a search over all of them. */
export function StartPage() {
  const [query, setQuery] = useState('');
  const texts = useTexts(query);
  const documents = useFetched(recentDocuments);
  const reports = useFetched<readonly ListedReport[]>(() => listReports());
  const days = useFetched(getLimits).value?.retentionDays;
  const most = query.trim() === '' ? SHOWN : SHOWN_FOUND;
  const named = (name: string) =>
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.toLowerCase().includes(word));
  const until = (time: number) => days !== undefined && words.keptUntil(dayIn(time + days * DAY_MS));
  return (
    <div class="page stack">
      <div class="row-apart">
        <h1>{words.work}</h1>
        <div class="row">
          <NewTextLink />
          <a class="button" href="/documents">
            {words.proofread}
          </a>
        </div>
      </div>
      <AdministratorChecklist />
      <SearchField label={words.search} value={query} onInput={setQuery} />
      <div class="work-sections">
        <Section title={words.texts} href="/texts" problem={texts.problem} empty={emptyOf(query, words.noTexts)}>
          {texts.all?.slice(0, most).map((text) => (
            <TextRow key={text.id} text={text} onChange={texts.reload} />
          ))}
        </Section>
        <Section
          title={words.documents}
          href="/documents"
          problem={documents.problem}
          empty={emptyOf(query, words.noDocuments)}
        >
          {rowsOf(documents, ({ filename }) => named(filename), most)?.map(
            ({ id, href, filename, words, created_on }) => (
              <FileRow key={id} href={href} name={filename} count={words} at={created_on} until={until(created_on)} />
            ),
          )}
        </Section>
        <Section
          title={words.reports}
          href="/reports"
          problem={reports.problem}
          empty={emptyOf(query, words.noReports)}
        >
          {rowsOf(reports, ({ file_name }) => named(file_name), most)?.map(
            ({ file_id, file_name, word_count, uploaded_at }) => (
              <FileRow
                key={file_id}
                href={`/reports/${file_id}`}
                name={file_name}
                count={word_count}
                at={Date.parse(uploaded_at)}
                until={until(Date.parse(uploaded_at))}
              />
            ),
          )}
        </Section>
      </div>
      <p class="soft small">
        {words.textsKept}
        {days !== undefined && ` ${words.filesKept(days)}`}
      </p>
    </div>
  );
}

type RecentDocument = Pick<PdfRecord, 'id' | 'filename' | 'words' | 'created_on'> & { readonly href: string };

/** Proofread documents and PDFs as one list, newest first. */
async function recentDocuments(): Promise<readonly RecentDocument[]> {
  const [documents, pdfs] = await Promise.all([listDocuments(), listPdfs()]);
  return [
    ...documents
      .filter(({ deleted }) => !deleted)
      .map((document: DocumentRecord) => ({ ...document, href: `/documents/${document.id}` })),
    ...pdfs.map((pdf) => ({ ...pdf, href: `/documents/pdf/${pdf.id}` })),
  ].sort((a, b) => b.created_on - a.created_on);
}

const emptyOf = (query: string, otherwise: string) => (query.trim() === '' ? otherwise : words.nothingFound);

function rowsOf<T>(
  fetched: Fetched<readonly T[]>,
  wanted: (record: T) => boolean,
  most: number,
): readonly T[] | undefined {
  return fetched.value?.filter(wanted).slice(0, most);
}

function Section({
  title,
  href,
  problem,
  empty,
  children,
}: {
  readonly title: string;
  readonly href: string;
  readonly problem: string | null;
  readonly empty: string;
  /** Undefined while they are being fetched. */
  readonly children: readonly ComponentChildren[] | undefined;
}) {
  return (
    <section class="stack-tight" aria-label={title}>
      <div class="row-apart">
        <h2>{title}</h2>
        <a href={href}>
          {words.all}
          <span class="visually-hidden">{words.allOf(title)}</span>
        </a>
      </div>
      {problem !== null && (
        <p class="notice notice-danger" role="alert">
          {problem}
        </p>
      )}
      {children === undefined ? (
        problem === null && <Placeholder height="6rem" />
      ) : children.length === 0 ? (
        <p class="soft">{empty}</p>
      ) : (
        <ul class="work-list">{children}</ul>
      )}
    </section>
  );
}

function FileRow({
  href,
  name,
  count,
  at,
  until,
}: {
  readonly href: string;
  readonly name: string;
  /** Number of words. */
  readonly count: number;
  readonly at: number;
  readonly until: string | false;
}) {
  return (
    <li class="work-item">
      <a class="work-link" href={href}>
        {name}
      </a>
      <p class="work-facts soft small">
        <span>{when(at)}</span>
        {count > 0 && <span class="number">{common.wordCount(count)}</span>}
        {until !== false && <span>{until}</span>}
      </p>
    </li>
  );
}
