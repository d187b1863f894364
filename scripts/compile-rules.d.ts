type Compiler = typeof import('../src/engine/rules/compile-rules.ts');
type Reader = typeof import('../src/engine/rules/binary/read-rules-file.ts');
export function writeRulesFile(
  compiler: Pick<Compiler, 'compileRules' | 'folderDigest'>,
  reader: Pick<Reader, 'openRulesFile' | 'rulesDigest'>,
): void;
