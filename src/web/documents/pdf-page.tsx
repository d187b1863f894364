import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { storeOf } from '../account-store.ts';
import { deletePdf, getPdf, getPdfReading, type PdfParagraph, type PdfReading, type PdfRecord } from '../api/pdfs.ts';
import { explain } from '../api/request.ts';
import { getReviewTerms, type ReviewTerms } from '../api/review.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { CATEGORIES, type Category, type ReviewAlert } from '../review/alert.ts';
import type { ReviewOptions } from '../review/check-options.ts';
import { readDraft } from '../review/draft.ts';
import { OptionsBar } from '../review/options-bar.tsx';
import { dictionaryFilter } from '../review/personal-dictionary.ts';
import { qualityScore } from '../review/quality.ts';
import { ScorePanel } from '../review/score-panel.tsx';
import { navigate } from '../router.ts';
import type { PageProps } from '../routes.ts';
import { useAccount } from '../session.tsx';
import { useTitle } from '../title.ts';
import { DeleteButton } from './delete-button.tsx';
import { PagePicture } from './page-picture.tsx';
import { ReadingParagraph } from './reading-paragraph.tsx';
import { ShareBar } from './share-bar.tsx';
import { useChecks } from './use-checks.ts';
import { count } from './when.ts';

interface Opened {
  readonly record: PdfRecord;
  readonly reading: PdfReading;
  readonly terms: ReviewTerms;
}

/** A PDF as reading text beside the picture of its page. */
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
  return (
    <div class="page stack documents">
      <p>
        <a href="/documents">All documents</a>
      </p>
      <div class="row-apart">
        <h1 class="file-name">{opened?.record.filename ?? 'PDF'}</h1>
        {opened && (
          <DeleteButton
            name={opened.record.filename}
            work={() => deletePdf(id)}
            onDone={() => navigate('/documents')}
            small={false}
          />
        )}
      </div>
      {failure !== null && (
        <p class="notice notice-danger" role="alert">
          {failure}
        </p>
      )}
      {opened ? <Reading opened={opened} /> : failure === null && <Placeholder height="12rem" />}
    </div>
  );
}

/** Headings, rows of tables and code are not sentences. */
const PROSE: ReadonlySet<PdfParagraph['kind']> = new Set(['body', 'listItem', 'caption', 'footnote']);

function Reading({ opened }: { readonly opened: Opened }) {
  const { record, reading, terms } = opened;
  const store = storeOf(useAccount().id);
  const [options, setOptions] = useState<ReviewOptions>(() => readDraft(store).options);
  const [hidden, setHidden] = useState<ReadonlySet<Category>>(new Set());
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<{ readonly paragraph: number; readonly alert: number } | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const texts = useMemo(
    () => reading.paragraphs.filter(({ kind, text: own }) => PROSE.has(kind) && /\p{L}/u.test(own)).map((p) => p.text),
    [reading],
  );
  const { found, open: waiting, failure } = useChecks(texts, options);
  const silenced = useMemo(() => dictionaryFilter(terms.dictionary), [terms]);
  const shownOf = (paragraph: PdfParagraph): readonly ReviewAlert[] =>
    PROSE.has(paragraph.kind) ? (found.get(paragraph.text) ?? NONE).filter((alert) => !silenced(alert)) : NONE;
  const alerts = reading.paragraphs.map(shownOf);
  useFollowedPage(text, reading, setPage);

  const flat = alerts.flat();
  const byCategory = Object.fromEntries(
    CATEGORIES.map((name) => [name, flat.filter(({ category }) => category === name).length]),
  ) as Record<Category, number>;
  const score = waiting > 0 || record.words === 0 ? null : qualityScore(flat, record.words, terms.score);
  const toggle = (category: Category) => {
    const next = new Set(hidden);
    if (!next.delete(category)) next.add(category);
    setHidden(next);
  };
  const goTo = (index: number) =>
    text.current?.querySelector(`[data-paragraph="${index}"]`)?.scrollIntoView({ block: 'center' });
  return (
    <>
      <OptionsBar options={options} guides={terms.style_guides} onChange={setOptions} />
      <div class="reading-head">
        <ScorePanel
          tally={{ words: record.words, characters: 0, score, alerts: flat.length, byCategory }}
          hidden={hidden}
          onToggle={toggle}
        />
        {waiting > 0 && (
          <ShareBar
            share={found.size / (found.size + waiting)}
            label="Checked"
            text={`${found.size.toLocaleString('en')} of ${count(found.size + waiting, 'paragraph')} checked`}
          />
        )}
      </div>
      <p class="visually-hidden" role="status">
        {waiting === 0 && `${count(found.size, 'paragraph')} checked`}
      </p>
      {failure !== null && <p class="notice notice-warning">{failure}</p>}
      {reading.paragraphs.length === 0 && (
        <p class="notice">No text was found: the pages are pictures. Recognise their text first (OCR).</p>
      )}
      <div class="reading-grid">
        <PagePicture
          id={record.id}
          filename={record.filename}
          reading={reading}
          page={page}
          marked={open?.paragraph ?? null}
          onPage={(next) => {
            setPage(next);
            const first = reading.paragraphs.findIndex((paragraph) => paragraph.page === next);
            if (first >= 0) goTo(first);
          }}
          onParagraph={goTo}
        />
        <div class="reading-text card" ref={text} lang="en">
          {reading.paragraphs.map((paragraph, index) => (
            <ReadingParagraph
              key={index}
              paragraph={paragraph}
              index={index}
              alerts={(alerts[index] ?? NONE).filter(({ category }) => !hidden.has(category))}
              open={open?.paragraph === index ? open.alert : null}
              onOpen={(alert) => {
                setOpen(alert === null ? null : { paragraph: index, alert });
                if (alert !== null) setPage(paragraph.page);
              }}
            />
          ))}
        </div>
      </div>
    </>
  );
}

const NONE: readonly ReviewAlert[] = [];

/** The picture shows the page of the text that stands in the upper part of the window. */
function useFollowedPage(
  text: { readonly current: HTMLElement | null },
  reading: PdfReading,
  setPage: (page: number) => void,
): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const index = Number((seen?.target as HTMLElement | undefined)?.dataset['paragraph'] ?? Number.NaN);
        const paragraph = reading.paragraphs[index];
        if (paragraph) setPage(paragraph.page);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const element of text.current?.querySelectorAll('[data-paragraph]') ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [reading]);
}
