export { openCompoundFile } from './compound-file.ts';
export { readDocFacts } from './read-doc-facts.ts';
