import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The rules as people write them, and what the engine reads. */
const folder = join(root, 'rules');
const file = join(root, 'models', 'rules.bin');

/** All files of `rules/` with this ending, their paths from there. */
function filesOf(ending) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
}

/**
 * Writes models/rules.bin from `rules/` unless it is of the same texts already. `compiler` is the module `compile-rules` of the engine, `reader`
 * its `read-rules-file`, from sources or from the build.
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
      // of another version, or damaged: made anew
    }
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, compileRules(sources));
  renameSync(draft, file);
}

/** The two modules of the engine under `base`, a folder of sources or of a build. */
async function compilerUnder(base, ending) {
  const module = (name) => import(pathToFileURL(join(base, 'engine', 'rules', `${name}${ending}`)).href);
  return [await module('compile-rules'), await module('binary/read-rules-file')];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // with a folder the build in it, else the sources (npm run rules)
  const [build] = process.argv.slice(2);
  try {
    writeRulesFile(...(await compilerUnder(build ?? join(root, 'src'), build ? '.js' : '.ts')));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
