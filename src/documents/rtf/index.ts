export { applyRtfEdits } from './apply-edits.ts';
export { type RtfDocument, readRtf } from './read-rtf.ts';
