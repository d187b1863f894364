import type { ReviewAlert } from '../../src/web/review/alert.ts';
import type { PlacedAlert } from '../../src/web/review/alert-plugin.ts';
import type { HostParagraph, Stretch } from './host.ts';

/** A paragraph with what was found in it. */
export interface PaneParagraph extends HostParagraph {
  readonly alerts: readonly PlacedAlert[];
}

/** The paragraph with what a check of its text found; an alert at the place of one that was there keeps its id, and so the focus. */
export function withAlerts(paragraph: PaneParagraph, found: readonly ReviewAlert[]): PaneParagraph {
  const ids = new Map(paragraph.alerts.map(({ id, alert }) => [placeOf(alert), id]));
  return { ...paragraph, alerts: found.map((alert) => placed(ids.get(placeOf(alert)) ?? newId(), alert)) };
}

/** The paragraph after a change in it, with its other alerts where they are now; until its next check those are all that is known. */
export function adopted(
  paragraph: PaneParagraph,
  { start, end }: Stretch,
  replacement: string,
  text: string,
): PaneParagraph {
  const by = replacement.length - (end - start);
  const alerts = paragraph.alerts.flatMap(({ id, alert }) => {
    if (alert.start < end && alert.end > start) return [];
    const shift = alert.start >= end ? by : 0;
    const moved = { ...alert, start: alert.start + shift, end: alert.end + shift };
    return text.slice(moved.start, moved.end) === alert.covered ? [placed(id, moved)] : [];
  });
  return { ...paragraph, text, alerts };
}

const placeOf = ({ start, end, rule }: ReviewAlert): string => `${start}-${end}-${rule}`;
const placed = (id: string, alert: ReviewAlert): PlacedAlert => ({ id, from: alert.start, to: alert.end, alert });

let count = 0;
const newId = (): string => `alert-${++count}`;
