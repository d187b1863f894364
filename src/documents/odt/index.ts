export { applyOdtEdits } from './apply-edits.ts';
export { type OdtDocument, readOdt } from './read-odt.ts';
