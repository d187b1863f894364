/** Optional model files; without them only rules decide. */
export const STATISTICAL_FILES = ['lm.bin', 'ranker.bin', 'editor.bin', 'collocations.bin'] as const;
/** The rules, compiled from `rules/` by the build. */
export const RULES_FILE = 'rules.bin';
/** Files that the engine needs. They are listed in their own module so that code that reads the files need not load the engine. */
export const ENGINE_FILES = ['tagger.bin', 'parser.bin', 'lexicon.bin', RULES_FILE, ...STATISTICAL_FILES] as const;
