import { useState } from 'preact/hooks';
import type { ReportParagraph } from '../api/reports.ts';
import { ParagraphChart } from './paragraph-chart.tsx';
import { flaggedPassages } from './passage.ts';
import { ReportText } from './report-text.tsx';
import { count } from './when.ts';
import { usePageKeys } from './workplace/use-page-keys.ts';

/** The chart and the text of a report, with the way from one orange or red passage to the next. */
export function ReportReading({ paragraphs }: { readonly paragraphs: readonly ReportParagraph[] }) {
  const [active, setActive] = useState<number | null>(null);
  const [only, setOnly] = useState(false);
  const flagged = flaggedPassages(paragraphs);
  const step = (by: 1 | -1) => {
    if (flagged.length === 0) return;
    const from = active ?? (by === 1 ? -1 : paragraphs.length);
    const next = by === 1 ? flagged.find((at) => at > from) : flagged.findLast((at) => at < from);
    setActive(next ?? (by === 1 ? flagged[0]! : flagged.at(-1)!));
  };
  usePageKeys({ F8: () => step(1), 'Shift+F8': () => step(-1), Escape: () => setActive(null) });
  const position = active === null ? 0 : flagged.indexOf(active) + 1;
  return (
    <>
      <ParagraphChart
        paragraphs={paragraphs}
        active={active}
        onChoose={(at) => {
          setOnly(false);
          setActive(at);
        }}
      />
      {flagged.length > 0 && (
        <div class="passage-steps">
          <button
            type="button"
            class="button button-small"
            aria-label="Previous orange or red passage"
            onClick={() => step(-1)}
          >
            ‹
          </button>
          <span class="small number" role="status">
            {position > 0 && `${position.toLocaleString('en')} of `}
            {count(flagged.length, 'orange or red passage')}
          </span>
          <button
            type="button"
            class="button button-small"
            aria-label="Next orange or red passage"
            onClick={() => step(1)}
          >
            ›
          </button>
          <label class="choice passage-only">
            <input type="checkbox" checked={only} onChange={() => setOnly(!only)} />
            <span>Show only these</span>
          </label>
          <span class="soft small wp-keys">
            Keys: <kbd>F8</kbd> next, <kbd>Shift+F8</kbd> previous
          </span>
        </div>
      )}
      <ReportText paragraphs={paragraphs} only={only ? new Set(flagged) : null} active={active} />
    </>
  );
}
