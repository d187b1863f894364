/** Model files that may be left out: then rules decide alone. */
export const STATISTICAL_FILES = ['lm.bin', 'ranker.bin', 'editor.bin', 'collocations.bin'] as const;
/** The rules, compiled from `rules/` by the build. */
export const RULES_FILE = 'rules.bin';
/** Files that the engine needs. A module of its own: who reads the files need not load the engine. */
export const ENGINE_FILES = ['tagger.bin', 'parser.bin', 'lexicon.bin', RULES_FILE, ...STATISTICAL_FILES] as const;
