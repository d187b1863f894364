import type { FieldTreatment } from '../docx/fields.ts';
import type { RtfDraft } from './draft.ts';

/** Kind of the text of a group. */
export type Destination =
  | 'text'
  | 'skip'
  | 'fonts'
  | 'styles'
  | 'authors'
  /** `\field`: the groups in it are instructions and result. */
  | 'field'
  | 'instructions'
  /** A shape: only its text box counts as text. */
  | 'shape';

/** The formatting at a place; a group inherits that of the enclosing group and restores it at its end. */
export interface GroupState {
  destination: Destination;
  /** True after `\*`: an unknown destination is then skipped. */
  ignorable: boolean;
  /** Number of characters that replace one `\u`. */
  fallback: number;
  font: number;
  /** Number of its character style; 0 for none. */
  characterStyle: number;
  italic: boolean;
  raised: boolean;
  hidden: boolean;
  deleted: boolean;
  revised: boolean;
  /** Numbers of authors in the table of revisions. */
  revisedBy: number;
  deletedBy: number;
  style: number;
  outline: number | undefined;
  inTable: boolean;
  inList: boolean;
  /** Treatment of the field whose result this is. */
  field: FieldTreatment | undefined;
  /** Called at the end of the group, for everything that ends with it: a story, an object, a field. */
  readonly onClose: ((end: number) => void)[];
  /** Instructions of the field, shared by its groups. */
  instructions: { text: string } | undefined;
  draft: RtfDraft | undefined;
  /** For a group with its own story: the paragraph that continues after it. */
  outer: { readonly draft: RtfDraft | undefined } | undefined;
}

export const START: Omit<GroupState, 'onClose'> = {
  ...{
    destination: 'text',
    ignorable: false,
    fallback: 1,
    font: -1,
    characterStyle: 0,
    italic: false,
    raised: false,
    hidden: false,
    deleted: false,
  },
  ...{ revised: false, revisedBy: 0, deletedBy: 0, style: 0, outline: undefined, inTable: false, inList: false },
  ...{ field: undefined, instructions: undefined, draft: undefined, outer: undefined },
};

/** Returns the initial state of a group inside another one. */
export const inherited = (outer: GroupState): GroupState => ({
  ...outer,
  ignorable: false,
  outer: undefined,
  onClose: [],
});

/** `\plain`: resets all formatting of characters. */
export function resetCharacters(state: GroupState, defaultFont: number): void {
  Object.assign(state, {
    font: defaultFont,
    characterStyle: 0,
    italic: false,
    raised: false,
    hidden: false,
    deleted: false,
    revised: false,
  });
}

/** `\pard`: resets all formatting of paragraphs. */
export function resetParagraph(state: GroupState): void {
  Object.assign(state, { style: 0, outline: undefined, inTable: false, inList: false });
}
