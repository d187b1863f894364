import type { Analyser } from '../analyse.ts';
import type { CollocationTable } from '../collocations/collocation-table.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Editor } from '../neural/editor.ts';
import type { Reading } from '../neural/reading.ts';
import type { Ranking } from '../proposal.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** What an engine is made of; each step takes what it needs. */
export interface EngineParts {
  readonly analyse: Analyser;
  readonly lexicon: Lexicon;
  readonly rules: RuleSet;
  /** Absent with EMEND_MODELS=off: rules alone. */
  readonly model?: LanguageModel | undefined;
  readonly ranker?: ((sentence: AnalysedSentence, reading: Reading | undefined) => Ranking) | undefined;
  /** The neural second opinion, which the ranker asks. */
  readonly editor?: Editor | undefined;
  /** Which words papers put together: what is asked about. */
  readonly collocations?: CollocationTable | undefined;
}
