import type { ComponentChildren } from 'preact';
import type { PdfParagraph } from '../../../contract/pdf-review.ts';
import type { ReviewAlert } from '../../review/alert.ts';
import { MARKS } from '../../review/marks.ts';

/** A paragraph of a PDF with its alerts as buttons in the text; a card below explains the open one. */
export function ReadingParagraph({
  paragraph,
  index,
  alerts,
  open,
  card,
  onOpen,
}: {
  readonly paragraph: PdfParagraph;
  readonly index: number;
  readonly alerts: readonly ReviewAlert[];
  /** Start of the open alert. */
  readonly open: number | null;
  /** The card that explains the open alert. */
  readonly card: ComponentChildren;
  /** Called with the start of an alert. */
  readonly onOpen: (start: number | null) => void;
}) {
  const content: ComponentChildren[] = [];
  let at = 0;
  for (const alert of alerts) {
    const isOpen = open === alert.start;
    content.push(paragraph.text.slice(at, alert.start));
    content.push(
      <Marked key={alert.start} alert={alert} isOpen={isOpen} onToggle={() => onOpen(isOpen ? null : alert.start)} />,
    );
    at = alert.end;
  }
  content.push(paragraph.text.slice(at));
  return (
    <div class={`reading-paragraph reading-${paragraph.kind}`} data-paragraph={index}>
      <Text paragraph={paragraph}>{content}</Text>
      {alerts.some(({ start }) => start === open) && card}
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

/** Not a `<button>`: it would not break at the end of a line, as the words of a sentence must. */
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
