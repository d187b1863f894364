import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The rules as people write them, and the compiled file that the engine reads. */
const folder = join(root, 'rules');
const file = join(root, 'models', 'rules.bin');

/** All files of `rules/` with this extension, as paths relative to it. */
function filesOf(ending) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
}

/**
 * Writes models/rules.bin from `rules/` unless it was made from the same texts. `compiler` is the engine's module
 * `compile-rules` and `reader` its `read-rules-file`, from the sources or from the build.
 * @throws Error with file, line and what is wrong with a rule
 */
export function writeRulesFile({ compileRules, folderDigest }, { openRulesFile, rulesDigest }) {
  const sources = {
    words: filesOf('.words'),
    rules: filesOf('.rules'),
    phrases: filesOf('.phrases'),
    aliases: filesOf('.tsv'),
  };
  if (existsSync(file)) {
    try {
      const made = rulesDigest(openRulesFile(readFileSync(file)));
      if (Buffer.compare(made, folderDigest(sources)) === 0) return;
    } catch {
      // from another version, or damaged: compiled again
    }
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, compileRules(sources));
  renameSync(draft, file);
}

/** The two modules of the engine in `base`, a folder of sources or of a build. */
async function compilerUnder(base, ending) {
  const module = (name) => import(pathToFileURL(join(base, 'engine', 'rules', `${name}${ending}`)).href);
  return [await module('compile-rules'), await module('binary/read-rules-file')];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // with a folder as argument, uses the build in it; otherwise the sources (npm run rules)
  const [build] = process.argv.slice(2);
  try {
    writeRulesFile(...(await compilerUnder(build ?? join(root, 'src'), build ? '.js' : '.ts')));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
