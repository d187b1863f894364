import type { Node } from 'prosemirror-model';
import type { ScoreTerms } from '../../contract/review.ts';
import type { AccountStore } from '../account-store.ts';
import type { Copied } from '../parts/copy-text.ts';
import type { Category } from './alert.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import type { ReviewOptions } from './check-options.ts';
import type { Dismissal } from './dismissals.ts';
import type { Draft } from './draft.ts';
import type { TextToSave } from './files/text-to-save.ts';
import type { Format } from './formatting.ts';
import type { Lesson } from './lessons.ts';
import type { SendCheck } from './paragraph-checker.ts';
import type { CheckTrouble } from './review-session.ts';
import type { ScoreCosts } from './score-costs.ts';
import type { Tally } from './tally.ts';

/** Where the open card stands: at its words, in the list, or in the bar of a phone, which steps through all alerts. */
export type CardPlace = 'text' | 'list' | 'steps';

/** The open card. */
export interface ActiveCard {
  readonly id: string;
  readonly place: CardPlace;
  /** Counts how often the writer moved into cards by key, 0 for a card not entered: when it rises, the focus moves there. */
  readonly entered: number;
}

/** What the screen shows; a new object whenever something in it changes. */
export interface ReviewView {
  readonly alerts: readonly PlacedAlert[];
  /** The writer's dismissals in this text. */
  readonly dismissed: readonly Dismissal[];
  readonly tally: Tally;
  /** The scores since the text was opened, without scores of a text that was not completely checked. */
  readonly trend: readonly number[];
  readonly active: ActiveCard | null;
  /** Number of paragraphs whose check is open, and the number when this round began. */
  readonly open: number;
  readonly round: number;
  readonly trouble: CheckTrouble | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** True when Undo has nothing to revert, but suggestions were accepted or dismissed before the text was opened. */
  readonly doneEarlier: boolean;
  /** False when the browser has no room for the draft. */
  readonly saved: boolean;
  /** True when another tab has written another version of this text. */
  readonly hasOther: boolean;
  /** The name of a text to which the writer gave no name; empty when it has no words. */
  readonly title: string;
  readonly empty: boolean;
  /** Message about the last action at many places, for as long as Undo reverts exactly that action. */
  readonly done: string | null;
}

export interface ControllerOptions {
  /** The part of the store that belongs to the text. */
  readonly store: AccountStore;
  /** Called when the browser has stored the text. */
  readonly onSaved: (draft: Draft) => void;
  readonly send: (options: () => ReviewOptions) => SendCheck;
  readonly mayPass: (error: unknown) => { readonly afterMs?: number } | null;
  readonly onView: (view: ReviewView) => void;
  /** Called when another version of the text has its own options. */
  readonly onOptions: (options: ReviewOptions) => void;
  /** Passes sentences to the live region. */
  readonly announce: (message: string) => void;
  /** Called with the corrected mistakes. */
  readonly onCorrected: (lessons: readonly Lesson[]) => void;
  /** Called with the formats of the selection when they have changed. */
  readonly onFormats: (formats: ReadonlySet<Format>) => void;
  /** Called when the writer asks for the list of keys. */
  readonly onHelp: () => void;
}

export interface ReviewController {
  /** The options stored with the draft. */
  readonly options: ReviewOptions;
  mount(place: HTMLElement, attributes: Readonly<Record<string, string>>, hint: string): void;
  destroy(): void;
  setOptions(options: ReviewOptions): void;
  /** Categories whose alerts are skipped when the writer steps through them. */
  setHidden(categories: ReadonlySet<Category>): void;
  setTerms(terms: ScoreTerms, dictionary: readonly string[]): void;
  setDictionary(words: readonly string[]): void;
  /** Opens a card and shows its words, or closes it. */
  activate(id: string | null, place?: CardPlace): void;
  /** Opens the next alert after the open one, or after the cursor; -1 opens the previous alert. */
  step(direction: 1 | -1, place: CardPlace): void;
  /** Puts a replacement in its place; an open card moves on to the next alert. */
  accept(placed: PlacedAlert, replacement: string): void;
  /** Gives each alert its best replacement, as one step of the history. */
  acceptAll(chosen: readonly PlacedAlert[]): void;
  dismiss(placed: PlacedAlert): void;
  /** Dismisses everything that an alert's rule reports in this text, now and later. */
  ignoreRule(placed: PlacedAlert): void;
  restore(dismissals: readonly Dismissal[]): void;
  /** Forgets the message about an action at many places. */
  settle(): void;
  /** Shows another tab's version; the present version takes its place. */
  showOther(): void;
  dropOther(): void;
  /** Gives the selection a format, or removes it. */
  format(format: Format): void;
  undo(): void;
  redo(): void;
  /** Replaces this text with another one, as one step of the history; `said` is shown beside Undo. */
  replaceDocument(doc: Node, said?: string): void;
  /** The text with its accepted corrections and open suggestions; null while there is no surface. */
  toSave(): TextToSave | null;
  text(): string;
  /** Checks whether another version of the text was put aside. */
  lookForOther(): void;
  copy(): Copied;
  isEmpty(): boolean;
  focus(): void;
  /** The place of an alert's words on the screen. */
  placeOf(placed: PlacedAlert): DOMRect | null;
  /** What lowers the score; null while the score is unknown. */
  costs(): ScoreCosts | null;
  /** Opens the first alert of a paragraph of `costs`. */
  openIn(paragraph: number): void;
  /** Id of the first alert below the upper edge of the visible part; null when there is none. */
  firstInView(): string | null;
}
