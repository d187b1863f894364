export { openCompoundFile } from './compound-file.ts';
export { type DocFacts, readDocFacts } from './read-doc-facts.ts';
