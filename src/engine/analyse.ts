import type { Span } from '../text/span.ts';
import { type Token, tokenize } from '../text/token.ts';
import { ParsedToken } from './parsing/parsed-token.ts';
import { createParser, type Parse } from './parsing/parser.ts';
import type { ParserModel } from './parsing/parser-model.ts';
import type { AnalysedSentence } from './sentence/analysed-sentence.ts';
import type { AnalysedToken } from './sentence/analysed-token.ts';
import { Paragraph } from './sentence/paragraph.ts';
import { Sentence } from './sentence/sentence.ts';
import { citationMarks } from './tagging/citation-marks.ts';
import { createTagger } from './tagging/tagger.ts';
import type { TaggerModel } from './tagging/tagger-model.ts';

/** Analyses one sentence of a paragraph; `span` is its offsets in the paragraph (text/sentences.ts). */
export type Analyser = (paragraph: string | Paragraph, span: Span) => AnalysedSentence;

/** Longer sentences are not prose: tokens beyond this many are analysed as another sentence. */
const LONGEST = 400;

/**
 * Makes an analyser from the contents of the model files. Without `parser.bin` the tokens have no `head` and `relation`.
 * @throws Error naming the file when one is missing or damaged
 */
export function createAnalyser(files: ReadonlyMap<string, Uint8Array>): Analyser {
  const model = files.get('tagger.bin');
  if (model === undefined) throw new Error('models/tagger.bin is missing');
  return analyserOf(model, files.get('parser.bin'));
}

/** The same from models, as bytes or unpacked. */
export function analyserOf(
  taggerModel: Uint8Array | TaggerModel,
  parserModel: Uint8Array | ParserModel | undefined,
): Analyser {
  const tagger = createTagger(taggerModel);
  const parse = parserModel === undefined ? undefined : createParser(parserModel);

  function analysePart(tokens: readonly Token[], from: number, into: AnalysedToken[]): void {
    const input = tagger.analyse(tokens);
    let tree: Parse | undefined;
    const parsed = (): Parse => {
      tree ??= parse!(input);
      return tree;
    };
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      const tagged = tagger.tagOf(token, input.tags[i]!);
      const index = from + i;
      into.push(parse ? new ParsedToken(token, tagged, index, parsed, from) : { ...token, ...tagged, index });
    }
  }

  /** The tokens without citations after the subject: models and rules expect sentences without a citation before the verb. */
  function uncited(tokens: Token[]): Token[] {
    if (tokens.length > LONGEST || !tokens.some(({ text }) => text === '\uFFFC')) return tokens;
    const without = tokens.filter(({ text }) => text !== '\uFFFC');
    const tagged = tagger.tag(without);
    const marks = citationMarks(tokens, new Map(without.map((token, i) => [token, tagged[i]!])));
    return marks.length === 0 ? tokens : tokens.filter((_, i) => !marks.includes(i));
  }

  return (paragraph, span) => {
    const place = typeof paragraph === 'string' ? new Paragraph(paragraph) : paragraph;
    const tokens = uncited(tokenize(place.text, span.start, span.end));
    const analysed: AnalysedToken[] = [];
    for (let from = 0; from < tokens.length; from += LONGEST) {
      analysePart(tokens.length <= LONGEST ? tokens : tokens.slice(from, from + LONGEST), from, analysed);
    }
    return new Sentence(place, span, analysed);
  };
}
