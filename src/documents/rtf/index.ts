export { applyRtfEdits } from './apply-edits.ts';
export { readRtf } from './read-rtf.ts';
