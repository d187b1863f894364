import type { EditorState } from 'prosemirror-state';
import { type PlacedAlert, placedAlerts } from './alert-plugin.ts';
import { forEachTextBlock, textOf } from './blocks.ts';
import type { ScoredPart } from './score-costs.ts';

export interface PlacedPart extends ScoredPart {
  readonly placed: readonly PlacedAlert[];
}

/** The paragraphs of the text with their alerts. */
export function scoredParts(state: EditorState): PlacedPart[] {
  const alerts = placedAlerts(state);
  const parts: PlacedPart[] = [];
  forEachTextBlock(state.doc, (block, from) => {
    const text = textOf(block);
    const placed = alerts.filter((alert) => alert.from >= from && alert.from < from + block.nodeSize);
    parts.push({ id: parts.length, text, alerts: placed.map(({ alert }) => alert), placed });
  });
  return parts;
}
