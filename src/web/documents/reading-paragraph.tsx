import type { ComponentChildren } from 'preact';
import type { PdfParagraph } from '../api/pdfs.ts';
import type { ReviewAlert } from '../review/alert.ts';
import { CategoryMark } from '../review/category-mark.tsx';
import { MARKS } from '../review/marks.ts';

/** A paragraph of a PDF with its alerts as buttons in the text; the open one is explained below. */
export function ReadingParagraph({
  paragraph,
  index,
  alerts,
  open,
  onOpen,
}: {
  readonly paragraph: PdfParagraph;
  readonly index: number;
  readonly alerts: readonly ReviewAlert[];
  /** Which alert is open. */
  readonly open: number | null;
  readonly onOpen: (alert: number | null) => void;
}) {
  const content: ComponentChildren[] = [];
  let at = 0;
  alerts.forEach((alert, i) => {
    content.push(paragraph.text.slice(at, alert.start));
    content.push(
      <Marked key={alert.start} alert={alert} isOpen={open === i} onToggle={() => onOpen(open === i ? null : i)} />,
    );
    at = alert.end;
  });
  content.push(paragraph.text.slice(at));
  const opened = open === null ? undefined : alerts[open];
  return (
    <div class={`reading-paragraph reading-${paragraph.kind}`} data-paragraph={index}>
      <Text paragraph={paragraph}>{content}</Text>
      {opened && <Explained alert={opened} onClose={() => onOpen(null)} />}
    </div>
  );
}

function Text({ paragraph, children }: { readonly paragraph: PdfParagraph; readonly children: ComponentChildren }) {
  const { kind, level, marker } = paragraph;
  if (kind === 'heading') {
    const Heading = `h${Math.min(6, Math.max(3, level + 2))}` as 'h3';
    return <Heading>{children}</Heading>;
  }
  return (
    <p>
      {marker !== null && <span class="reading-marker">{marker} </span>}
      {children}
    </p>
  );
}

/** No `<button>`: that would not break at the end of a line as the words of a sentence must. */
function Marked({
  alert,
  isOpen,
  onToggle,
}: {
  readonly alert: ReviewAlert;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const { slug } = MARKS[alert.category];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot wrap over lines
    <span
      class={`alert alert-${slug}${isOpen ? ' alert-active' : ''}`}
      role="button"
      tabIndex={0}
      aria-expanded={isOpen}
      aria-label={`${alert.covered}: ${alert.kind}`}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ' && !(event.key === 'Escape' && isOpen)) return;
        event.preventDefault();
        onToggle();
      }}
    >
      {alert.covered}
    </span>
  );
}

function Explained({ alert, onClose }: { readonly alert: ReviewAlert; readonly onClose: () => void }) {
  return (
    <div class="reading-card" role="status">
      <p class="alert-card-title">
        <CategoryMark category={alert.category} />
        {alert.kind}
      </p>
      <p>{alert.comment}</p>
      {alert.replacements.length > 0 && (
        <p>
          <del>{alert.covered}</del>{' '}
          {alert.replacements.map((replacement, i) => (
            <span key={replacement}>
              {i > 0 && ' or '}
              <ins>{replacement}</ins>
            </span>
          ))}
        </p>
      )}
      <button type="button" class="button button-small" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
