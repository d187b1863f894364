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

/** Where the open card stands: at its words, in the list, or stepping through all alerts from the bar of a phone. */
export type CardPlace = 'text' | 'list' | 'steps';

/** The open card. */
export interface ActiveCard {
  readonly id: string;
  readonly place: CardPlace;
  /** Counts how often the writer moved into cards by key, 0 for a card not entered: when it rises, the focus goes there. */
  readonly entered: number;
}

/** What the screen shows; a new object whenever something in it changed. */
export interface ReviewView {
  readonly alerts: readonly PlacedAlert[];
  /** What the writer dismissed in this text. */
  readonly dismissed: readonly Dismissal[];
  readonly tally: Tally;
  /** The scores since the text was opened, without those of texts that were not checked throughout. */
  readonly trend: readonly number[];
  readonly active: ActiveCard | null;
  /** Paragraphs whose check is open, and how many there were when this round began. */
  readonly open: number;
  readonly round: number;
  readonly trouble: CheckTrouble | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** False when the browser has no room for the draft. */
  readonly saved: boolean;
  /** Whether another tab has written another version of this text. */
  readonly hasOther: boolean;
  /** What the text is called where the writer gave no name; empty without words. */
  readonly title: string;
  /** Whether there is any text. */
  readonly empty: boolean;
  /** What was just done at many places, as long as Undo takes back exactly that. */
  readonly done: string | null;
}

export interface ControllerOptions {
  /** The part of the store that belongs to the text. */
  readonly store: AccountStore;
  /** Called when the text was kept in the browser. */
  readonly onSaved: (draft: Draft) => void;
  readonly send: (options: () => ReviewOptions) => SendCheck;
  readonly mayPass: (error: unknown) => { readonly afterMs?: number } | null;
  readonly onView: (view: ReviewView) => void;
  /** Called when another version of the text brings options of its own. */
  readonly onOptions: (options: ReviewOptions) => void;
  /** Sentences for the live region. */
  readonly announce: (message: string) => void;
  /** Called with what was corrected. */
  readonly onCorrected: (lessons: readonly Lesson[]) => void;
  /** Called with what the selection is set in, when that changed. */
  readonly onFormats: (formats: ReadonlySet<Format>) => void;
  /** Asked for the list of keys. */
  readonly onHelp: () => void;
}

export interface ReviewController {
  /** The options that were kept with the draft. */
  readonly options: ReviewOptions;
  mount(place: HTMLElement, attributes: Readonly<Record<string, string>>, hint: string): void;
  destroy(): void;
  setOptions(options: ReviewOptions): void;
  /** Categories whose alerts are left out when going from one to the next. */
  setHidden(categories: ReadonlySet<Category>): void;
  setTerms(terms: ScoreTerms, dictionary: readonly string[]): void;
  setDictionary(words: readonly string[]): void;
  /** Opens a card, or closes it; shows its words. */
  activate(id: string | null, place?: CardPlace): void;
  /** The next alert after the open one, or after the cursor; -1 for the one before. */
  step(direction: 1 | -1, place: CardPlace): void;
  /** Puts a replacement in its place; the card that was open moves on to the next alert. */
  accept(placed: PlacedAlert, replacement: string): void;
  /** Gives each its best replacement, as one step of the history. */
  acceptAll(chosen: readonly PlacedAlert[]): void;
  dismiss(placed: PlacedAlert): void;
  /** Dismisses whatever the rule of an alert says in this text, also what it will say. */
  ignoreRule(placed: PlacedAlert): void;
  /** Takes dismissals back. */
  restore(dismissals: readonly Dismissal[]): void;
  /** Forgets that something was done at many places. */
  settle(): void;
  /** Shows the version of another tab; this one takes its place. */
  showOther(): void;
  dropOther(): void;
  /** Sets the selection in a form, or takes it away. */
  format(format: Format): void;
  undo(): void;
  redo(): void;
  /** Puts another text in the place of this one, as one step of the history; `said` is shown beside Undo. */
  replaceDocument(doc: Node, said?: string): void;
  /** The text with what was accepted and what is open; null while there is no surface. */
  toSave(): TextToSave | null;
  text(): string;
  /** Looks whether another version of the text was put aside. */
  lookForOther(): void;
  copy(): Copied;
  isEmpty(): boolean;
  focus(): void;
  /** Where the words of an alert are on the screen. */
  placeOf(placed: PlacedAlert): DOMRect | null;
  /** What the score comes from; null while it is unknown. */
  costs(): ScoreCosts | null;
  /** Opens the first alert of a paragraph of `costs`. */
  openIn(paragraph: number): void;
  /** The first alert below the upper edge of what is in view; null when there is none. */
  firstInView(): string | null;
}
