import type { FieldTreatment } from '../docx/fields.ts';
import type { RtfDraft } from './draft.ts';

/** What the text of a group is. */
export type Destination =
  | 'text'
  | 'skip'
  | 'fonts'
  | 'styles'
  | 'authors'
  /** `\field`: groups within it are instructions and result. */
  | 'field'
  | 'instructions'
  /** A shape: only its text is text. */
  | 'shape';

/** The formatting that holds at a place; a group inherits that of the one around it and gives it back at its end. */
export interface GroupState {
  destination: Destination;
  /** `\*` came: a destination that is not known here is passed over. */
  ignorable: boolean;
  /** Characters that stand in for one of `\u`. */
  fallback: number;
  font: number;
  /** Number of the style of its characters; 0 for none. */
  characterStyle: number;
  italic: boolean;
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
  /** Field whose result this is. */
  field: FieldTreatment | undefined;
  /** What ends with the group: a story of its own, an object, a field. */
  readonly onClose: ((end: number) => void)[];
  /** Instructions of the field, shared by its groups. */
  instructions: { text: string } | undefined;
  draft: RtfDraft | undefined;
  /** Of a group with a story of its own: the paragraph that goes on behind it. */
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
    hidden: false,
    deleted: false,
  },
  ...{ revised: false, revisedBy: 0, deletedBy: 0, style: 0, outline: undefined, inTable: false, inList: false },
  ...{ field: undefined, instructions: undefined, draft: undefined, outer: undefined },
};

/** The state of a group within another. */
export const inherited = (outer: GroupState): GroupState => ({
  ...outer,
  ignorable: false,
  outer: undefined,
  onClose: [],
});

/** `\plain`: characters as they are without any formatting. */
export function resetCharacters(state: GroupState, defaultFont: number): void {
  Object.assign(state, {
    font: defaultFont,
    characterStyle: 0,
    italic: false,
    hidden: false,
    deleted: false,
    revised: false,
  });
}

/** `\pard`: paragraphs as they are without any formatting. */
export function resetParagraph(state: GroupState): void {
  Object.assign(state, { style: 0, outline: undefined, inTable: false, inList: false });
}
