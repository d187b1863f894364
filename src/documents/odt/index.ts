export { applyOdtEdits } from './apply-edits.ts';
export { readOdt } from './read-odt.ts';
