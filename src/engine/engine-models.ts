import { openModelFile } from './language-model/model-file.ts';
import { type LexiconSections, readLexicon } from './lexicon/lexicon-file.ts';
import { RULES_FILE } from './model-files.ts';
import { type ParserModel, readParser } from './parsing/parser-model.ts';
import { type RankerModels, readRanker } from './ranking/ranker-file.ts';
import { readTagger, type TaggerModel } from './tagging/tagger-model.ts';

/** The engine's models, unpacked and checked: plain data, so that one thread can prepare it for all (otherwise every engine would need 0.3 s and 60 MB). */
export interface EngineModels {
  readonly tagger: TaggerModel;
  readonly parser: ParserModel | undefined;
  readonly lexicon: LexiconSections;
  /** The file itself; its contents are read in place. */
  readonly rules: Uint8Array;
  /** The file itself. Its digest also covers what its own checksum does, which would add 0.06 s to a start. */
  readonly languageModel: Uint8Array | undefined;
  readonly ranker: RankerModels | undefined;
  /** The file itself; its embeddings are read in place. */
  readonly editor: Uint8Array | undefined;
  /** The file itself; its rows are read in place. */
  readonly collocations: Uint8Array | undefined;
}

/**
 * Unpacks the model files by name, once their digests have been compared with the manifest's.
 * @throws Error naming the file when a required one is missing or any is damaged
 */
export function readEngineModels(files: ReadonlyMap<string, Uint8Array>): EngineModels {
  const file = (name: string): Uint8Array => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`The engine needs the file ${name}`);
    return bytes;
  };
  const ifThere = <T>(name: string, read: (bytes: Uint8Array) => T): T | undefined => {
    const bytes = files.get(name);
    return bytes && read(bytes);
  };
  return {
    tagger: readTagger(file('tagger.bin')),
    parser: ifThere('parser.bin', readParser),
    lexicon: readLexicon(file('lexicon.bin')),
    rules: file(RULES_FILE),
    languageModel: ifThere('lm.bin', (bytes) => {
      openModelFile(bytes, true);
      return bytes;
    }),
    ranker: ifThere('ranker.bin', readRanker),
    editor: files.get('editor.bin'),
    collocations: files.get('collocations.bin'),
  };
}
