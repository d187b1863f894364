import { catalogue } from '../../languages/language.ts';
import { counted } from '../../languages/numbers.ts';
import type { CsvHeads } from './changes-csv.ts';

const en = {
  acceptedCount: (n: number): string => `${counted(n, 'accepted change', 'accepted changes')} could not be made.`,
  saved: (name: string): string => `Saved ${name}.`,
  decided: (accepted: string, rejected: string, open: string): string =>
    `${accepted} accepted, ${rejected} rejected, ${open} not decided.`,
  latexBoth: 'Sources and a docx with tracked changes',
  latexBothAbout: 'As they were delivered, without what you rejected.',
  latexSources: 'Sources alone',
  latexSourcesAbout: 'With what you accepted, and nothing else changed.',
  textClean: 'Corrected',
  textCleanAbout: 'What you accepted is in the text; everything else is as you sent it.',
  textDiff: 'As a diff',
  textDiffAbout: 'The lines that change, for “git apply”, “patch” or an editor. What you rejected is not in it.',
  both: 'Both',
  bothAbout: 'An archive with the two files.',
  tracked: 'With tracked changes',
  trackedAbout: 'For somebody who decides in a word processor. What you rejected is not in it.',
  clean: 'Clean',
  cleanAbout: 'What you accepted is in the text; no tracked change and no comment of Emend.',
  applied: 'In the tracked file, put what you accepted into the text without tracking it',
  made: 'In the clean file, also make the corrections that you have not decided on',
  asDelivered: 'File as delivered',
  csv: 'List as CSV',
  csvHeads: ['Paragraph', 'Before', 'Text', 'Change to', 'After', 'Kind', 'Category', 'Reason', 'Decision'] as CsvHeads,
  suggestion: 'Suggestion:',
  noChangeHere: 'The file does not allow a change here, so it stays a comment until you dismiss it.',
  reject: 'Reject',
  later: 'Decide later',
  moreLike: 'More like this …',
  accepted: 'Accepted',
  rejected: 'Rejected',
  original: 'Original',
  withDecisions: 'With your decisions',
  sameRule: 'The same rule',
  acceptedMany: (n: number): string => `Accepted ${counted(n, 'change', 'changes')}.`,
  rejectedMany: (n: number): string => `Rejected ${counted(n, 'change', 'changes')}.`,
  together: 'Decide together',
  moreWithThem: (more: string): string => `and ${more} more, which are decided with them.`,
  onlyAdvice: (n: number): string =>
    `${counted(n, 'of them is advice', 'of them are advice')} without a change to accept.`,
  acceptN: (n: string): string => `Accept ${n}`,
  rejectN: (n: string): string => `Reject ${n}`,
  object: 'object',
  progress: (open: string, accepted: string, rejected: string): string =>
    `${open} to decide, ${accepted} accepted, ${rejected} rejected`,
  unchangedLines: (n: number): string => `${counted(n, 'line', 'lines')} without a change`,
  sideBySide: 'Side by side',
  togetherMore: 'Decide together …',
  openInReview: 'Open in review',
  downloadMore: 'Download …',
  toDecide: 'To decide',
  nothingLeft: 'Nothing here is left to decide.',
  keyAccept: 'accept',
  keyReject: 'reject',
  keyUndo: 'undo',
  decidedElsewhere:
    'Only what was decided in this browser can be undone. To take back something else, open it and choose “Decide later”.',
  previousChange: 'Previous change',
  nextChange: 'Next change',
  whatTogether: 'what was decided together',
  notSaved: (why: string): string => `Your last decisions are not saved. ${why}`,
  legendOld: 'old',
  legendNew: 'new',
  legendOpen: 'open, or advice where nothing is struck through',
  legendAccepted: 'accepted',
  legendRejected: 'rejected: the text stays',
};
export type WorkplaceWords = typeof en;

/** The words of the page where the reader works on a document's result. */
export const WORKPLACE = catalogue(en, {
  de: () => import('./words.de.ts').then(({ de }) => de),
  es: () => import('./words.es.ts').then(({ es }) => es),
});
