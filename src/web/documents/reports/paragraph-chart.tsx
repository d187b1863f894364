import type { ReportParagraph } from '../../../contract/report-review.ts';
import { chartBars } from './passage.ts';
import { REPORTS as phrases } from './words.ts';

/** The scores in the order of the text; a click leads to the paragraph. The paragraphs show the same figures. */
export function ParagraphChart({
  paragraphs,
  active,
  onChoose,
}: {
  readonly paragraphs: readonly ReportParagraph[];
  /** Index of a paragraph in the list. */
  readonly active: number | null;
  readonly onChoose: (at: number) => void;
}) {
  const bars = chartBars(paragraphs);
  if (bars.length < 2) return null;
  return (
    <section class="card stack-tight" aria-labelledby="paragraphs-title">
      <h2 id="paragraphs-title" class="chart-caption">
        {phrases.through}
      </h2>
      <div class="paragraph-chart" aria-hidden="true">
        {bars.map(({ at, share, score, band }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a pointer's short cut; the buttons below lead there too
          // biome-ignore lint/a11y/useKeyWithClickEvents: the same
          <span
            key={at}
            class={at === active ? 'paragraph-bar paragraph-bar-active' : 'paragraph-bar'}
            style={{ '--share': share }}
            title={phrases.paragraphScore(paragraphs[at]!.index + 1, score)}
            onClick={() => onChoose(at)}
          >
            <span class={`paragraph-fill ai-${band}`} style={{ height: `${Math.max(3, score)}%` }} />
          </span>
        ))}
      </div>
      <p class="soft small">{phrases.chartAbout}</p>
    </section>
  );
}
