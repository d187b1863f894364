import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReportParagraph } from '../../../contract/report-review.ts';
import { figure } from '../../languages/numbers.ts';
import { REPORTS as phrases } from './words.ts';

/** Number of paragraphs rendered at once; a thesis has thousands. */
const ROWS = 200;

/** The document's text with its words coloured and a score beside each paragraph. */
export function ReportText({
  paragraphs,
  only,
  active,
}: {
  readonly paragraphs: readonly ReportParagraph[];
  /** Indices of the paragraphs shown; null for all. */
  readonly only: ReadonlySet<number> | null;
  /** Index of the paragraph that is scrolled into view. */
  readonly active: number | null;
}) {
  const [most, setMost] = useState(ROWS);
  const list = useRef<HTMLOListElement>(null);
  const listed = paragraphs.flatMap((paragraph, at) => (only === null || only.has(at) ? [{ paragraph, at }] : []));
  const reached = active === null ? 0 : listed.findIndex(({ at }) => at === active) + 20;
  const shown = listed.slice(0, Math.max(most, reached));
  useEffect(() => {
    if (active === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-at="${active}"]`);
    row?.scrollIntoView({ block: 'center' });
    // The focus stays on the step buttons while the reader uses them.
    if (!document.activeElement?.closest('.passage-steps')) row?.focus({ preventScroll: true });
  }, [active]);
  return (
    <section class="card" aria-labelledby="text-title">
      <h2 id="text-title" class="chart-caption">
        {phrases.theText}
      </h2>
      <ol class="report-text" ref={list}>
        {shown.map(({ paragraph, at }) => (
          <Row key={paragraph.index} paragraph={paragraph} at={at} active={at === active} />
        ))}
      </ol>
      {listed.length > shown.length && (
        <p>
          <button type="button" class="button" onClick={() => setMost(shown.length + ROWS)}>
            {phrases.moreParagraphs(figure(listed.length))}
          </button>
          <span class="print-only">{phrases.printedParagraphs(figure(shown.length), figure(listed.length))}</span>
        </p>
      )}
    </section>
  );
}

function Row({
  paragraph,
  at,
  active,
}: {
  readonly paragraph: ReportParagraph;
  readonly at: number;
  readonly active: boolean;
}) {
  const { index, score, band, not_scored: reason, judged_with: lead = null, kind, signals } = paragraph;
  return (
    <li
      class={`report-row report-${kind}${active ? ' report-active' : ''}`}
      data-at={at}
      tabIndex={active ? -1 : undefined}
    >
      <div class="report-score">
        <span class="report-number soft">
          <span class="visually-hidden">{phrases.paragraphWord} </span>
          {index + 1}
        </span>
        {score !== null && band !== null && lead !== null ? (
          <span class="soft small">
            <span class="visually-hidden">{phrases.judgedWord} </span>
            {phrases.withParagraph(lead + 1)}
          </span>
        ) : score !== null && band !== null ? (
          <span class={`badge band-badge ai-${band}`}>
            <span class="visually-hidden">{phrases.scoreWord} </span>
            {score}
            <span class="visually-hidden"> {phrases.ofHundred(phrases.band[band])}</span>
          </span>
        ) : (
          <span class="soft small">{reason ?? phrases.notJudgedHere}</span>
        )}
      </div>
      <div class="stack-tight">
        <p class={score === null ? 'soft' : ''} lang="en">
          {coloured(paragraph)}
        </p>
        {signals.length > 0 && lead === null && (
          <details class="small">
            <summary>{phrases.why}</summary>
            <ul class="signals">
              {signals.map((signal) => (
                <li key={signal.text}>
                  <span lang="en">{signal.text}</span>
                  <span class="soft">
                    {' '}
                    {signal.direction === 'machine' ? phrases.towardsMachine : phrases.towardsHuman}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

/** Sentences in the colours of their bands; the text between sentences has no colour. */
function coloured({ text, sentences }: ReportParagraph): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const { start, end, band } of sentences) {
    parts.push(text.slice(at, start));
    parts.push(
      <span key={start} class={`band-word ai-${band}`}>
        {text.slice(start, end)}
      </span>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}
