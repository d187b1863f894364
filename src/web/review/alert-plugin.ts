import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { ReviewAlert } from './alert.ts';
import { changedTextBlocks, forEachTextBlock, positionOf, type TextBlock, textOf } from './blocks.ts';
import { DismissStep } from './dismiss-step.ts';
import { type Dismissal, dismissalsIn, isDismissed } from './dismissals.ts';
import { MARKS } from './marks.ts';

/** An alert at its present place: `from` and `to` are positions in the document. */
export interface PlacedAlert {
  /** Stays the same as long as the alert exists, also through new checks of its paragraph. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly alert: ReviewAlert;
}

export interface AlertState {
  readonly decorations: DecorationSet;
  /** Keys of dismissed alerts. */
  readonly dismissed: ReadonlySet<string>;
}

/** What the plugin needs to place alerts. */
export interface AlertSource {
  /** The alerts of a text; undefined while the text is unchecked. */
  readonly known: (text: string) => readonly ReviewAlert[] | undefined;
  /** True for alerts that the writer's dictionary silences. */
  readonly isSilenced: (alert: ReviewAlert) => boolean;
}

type Note =
  | { readonly kind: 'found'; readonly text: string }
  | { readonly kind: 'filters' }
  | { readonly kind: 'settled'; readonly ids: ReadonlySet<string> };

export const alertKey = new PluginKey<AlertState>('alerts');

/**
 * Keeps alerts at their places in the document. Alerts of a paragraph whose text has been checked come from the source;
 * while a paragraph is edited, the alerts that the edit did not touch move with the text until the next answer.
 */
export function alertPlugin(source: AlertSource, dismissed: Iterable<string> = []): Plugin<AlertState> {
  return new Plugin<AlertState>({
    key: alertKey,
    state: {
      init: (_, { doc }) => {
        const start = { decorations: DecorationSet.empty, dismissed: new Set(dismissed) };
        return { ...start, decorations: placeAll(start, doc, source) };
      },
      apply: (tr, state) => advance(tr, state, source),
    },
    // Dismissals belong to a text; a new text has none.
    appendTransaction(transactions, _old, state) {
      const gone = alertKey.getState(state)!.dismissed;
      if (gone.size === 0 || !isBlank(state.doc) || !transactions.some(({ docChanged }) => docChanged)) return null;
      return state.tr.step(new DismissStep([...gone], false));
    },
    props: { decorations: (state) => alertKey.getState(state)?.decorations },
  });
}

/** True when nothing is written in the document. */
export function isBlank(doc: Node): boolean {
  return doc.content.size <= 2;
}

function advance(tr: Transaction, state: AlertState, source: AlertSource): AlertState {
  const note = tr.getMeta(alertKey) as Note | undefined;
  const dismissed = tr.steps.reduce(afterStep, state.dismissed);
  let { decorations } = state;
  if (tr.before !== tr.doc) {
    decorations = decorations.map(tr.mapping, tr.doc);
    if (note?.kind === 'settled')
      decorations = decorations.remove(decorations.find(undefined, undefined, ({ id }) => note.ids.has(id)));
    decorations = placeChanged({ decorations, dismissed }, tr.doc, changedTextBlocks(tr.before, tr.doc), source);
  }
  if (dismissed !== state.dismissed || note?.kind === 'filters')
    decorations = placeAll({ decorations, dismissed }, tr.doc, source);
  else if (note?.kind === 'found')
    decorations = placeWhere({ decorations, dismissed }, tr.doc, source, (text) => text === note.text);
  if (decorations === state.decorations && dismissed === state.dismissed) return state;
  return { decorations, dismissed };
}

function afterStep(dismissed: ReadonlySet<string>, step: unknown): ReadonlySet<string> {
  if (!(step instanceof DismissStep)) return dismissed;
  const next = new Set(dismissed);
  for (const key of step.keys) {
    if (step.dismissed) next.add(key);
    else next.delete(key);
  }
  return next;
}

function placeChanged(state: AlertState, doc: Node, changed: readonly TextBlock[], source: AlertSource): DecorationSet {
  let { decorations } = state;
  for (const { block, start } of changed)
    decorations = placeBlock({ ...state, decorations }, doc, block, start, source);
  return decorations;
}

function placeAll(state: AlertState, doc: Node, source: AlertSource): DecorationSet {
  return placeWhere(state, doc, source, () => true);
}

function placeWhere(
  state: AlertState,
  doc: Node,
  source: AlertSource,
  wanted: (text: string) => boolean,
): DecorationSet {
  let { decorations } = state;
  forEachTextBlock(doc, (block, start) => {
    if (wanted(textOf(block))) decorations = placeBlock({ ...state, decorations }, doc, block, start, source);
  });
  return decorations;
}

/** Places the alerts of one block: the known ones, else those that still cover their words. */
function placeBlock(
  { decorations, dismissed }: AlertState,
  doc: Node,
  block: Node,
  start: number,
  source: AlertSource,
): DecorationSet {
  const text = textOf(block);
  const old = decorations.find(start, start + block.nodeSize);
  const alerts = source.known(text);
  const first = positionOf(start, 0);
  if (alerts === undefined) {
    const stale = old.filter(({ from, to, spec }) => {
      const { alert } = spec as PlacedAlert;
      return !stillCovers(text, from - first, to - first, alert.covered) || isDismissed(dismissed, alert);
    });
    return stale.length === 0 ? decorations : decorations.remove(stale);
  }
  const shown = alerts.filter((alert) => !isDismissed(dismissed, alert) && !source.isSilenced(alert));
  if (old.length === 0 && shown.length === 0) return decorations;
  const ids = new Map(old.map(({ from, to, spec }) => [`${from}-${to}-${spec.alert.rule}`, spec.id as string]));
  const placed = shown.map((alert) => {
    const [from, to] = [first + alert.start, first + alert.end];
    return decoration(ids.get(`${from}-${to}-${alert.rule}`) ?? newId(), from, to, alert);
  });
  return decorations.remove(old).add(doc, placed);
}

/** True when the words still stand at the place; false also for a word that has grown at either end, because it is another word now. */
function stillCovers(text: string, start: number, end: number, covered: string): boolean {
  if (text.slice(start, end) !== covered) return false;
  const grownBefore = WORD_START.test(covered) && WORD_END.test(text.slice(0, start));
  return !grownBefore && !(WORD_END.test(covered) && WORD_START.test(text.slice(end)));
}

const WORD_START = /^[\p{L}\p{N}]/u;
const WORD_END = /[\p{L}\p{N}]$/u;

let count = 0;
function newId(): string {
  return `alert-${++count}`;
}

function decoration(id: string, from: number, to: number, alert: ReviewAlert): Decoration {
  const attributes = { class: `alert alert-${MARKS[alert.category].slug}`, 'data-alert': id };
  return Decoration.inline(from, to, attributes, { id, alert });
}

/** All alerts, or those between two positions, in the order of the text. */
export function placedAlerts(state: EditorState, from?: number, to?: number): PlacedAlert[] {
  const found = alertKey.getState(state)?.decorations.find(from, to) ?? [];
  return found
    .map(({ from: start, to: end, spec }) => ({
      id: spec.id as string,
      from: start,
      to: end,
      alert: spec.alert as ReviewAlert,
    }))
    .sort((a, b) => a.from - b.from);
}

/** The alert with an id; undefined when it is gone. */
export function findAlert(state: EditorState, id: string): PlacedAlert | undefined {
  return placedAlerts(state).find((placed) => placed.id === id);
}

/** The dismissals that hide something in the present text, in its order. */
export function dismissalsOf(state: EditorState, known: AlertSource['known']): Dismissal[] {
  const { dismissed } = alertKey.getState(state)!;
  if (dismissed.size === 0) return [];
  const alerts: ReviewAlert[] = [];
  forEachTextBlock(state.doc, (block) => {
    alerts.push(...(known(textOf(block)) ?? []));
  });
  return dismissalsIn(dismissed, alerts);
}

/** Notes that a text has been checked; its alerts appear wherever the text stands. */
export function noteFound(tr: Transaction, text: string): Transaction {
  return tr.setMeta(alertKey, { kind: 'found', text } satisfies Note).setMeta('addToHistory', false);
}

/** Notes that these alerts were accepted: the text in their places is now what they asked for. */
export function noteSettled(tr: Transaction, ids: Iterable<string>): Transaction {
  return tr.setMeta(alertKey, { kind: 'settled', ids: new Set(ids) } satisfies Note);
}

/** Notes that the dictionary, or everything that is known, has changed. */
export function noteFilters(tr: Transaction): Transaction {
  return tr.setMeta(alertKey, { kind: 'filters' } satisfies Note).setMeta('addToHistory', false);
}
