import { useState } from 'preact/hooks';
import type { ReportParagraph } from '../../../contract/report-review.ts';
import { figure } from '../../languages/numbers.ts';
import { COMMON as common } from '../../parts/words.ts';
import { DOCUMENTS } from '../words.ts';
import { usePageKeys } from '../workplace/use-page-keys.ts';
import { ParagraphChart } from './paragraph-chart.tsx';
import { flaggedPassages } from './passage.ts';
import { ReportText } from './report-text.tsx';
import { REPORTS as phrases } from './words.ts';

/** The chart and the text of a report, with buttons that lead from one orange or red passage to the next. */
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
            aria-label={phrases.previousPassage}
            onClick={() => step(-1)}
          >
            ‹
          </button>
          <span class="small number" role="status">
            {position > 0
              ? DOCUMENTS.positionOf(figure(position), phrases.passages(flagged.length))
              : phrases.passages(flagged.length)}
          </span>
          <button type="button" class="button button-small" aria-label={phrases.nextPassage} onClick={() => step(1)}>
            ›
          </button>
          <label class="choice passage-only">
            <input type="checkbox" checked={only} onChange={() => setOnly(!only)} />
            <span>{phrases.onlyThese}</span>
          </label>
          <span class="soft small wp-keys">
            {common.keys} <kbd>F8</kbd> {common.keyNext}, <kbd>Shift+F8</kbd> {common.keyPrevious}
          </span>
        </div>
      )}
      <ReportText paragraphs={paragraphs} only={only ? new Set(flagged) : null} active={active} />
    </>
  );
}
