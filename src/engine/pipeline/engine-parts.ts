import type { Analyser } from '../analyse.ts';
import type { CollocationTable } from '../collocations/collocation-table.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Editor } from '../neural/editor.ts';
import type { Reading } from '../neural/reading.ts';
import type { Ranking } from '../proposal.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** The parts of an engine; each step uses those that it needs. */
export interface EngineParts {
  readonly analyse: Analyser;
  readonly lexicon: Lexicon;
  readonly rules: RuleSet;
  /** Absent with EMEND_MODELS=off: rules alone. */
  readonly model?: LanguageModel | undefined;
  readonly ranker?: ((sentence: AnalysedSentence, reading: Reading | undefined) => Ranking) | undefined;
  /** The neural second opinion, used by the ranker. */
  readonly editor?: Editor | undefined;
  /** The words that papers put together, for questions about others. */
  readonly collocations?: CollocationTable | undefined;
}
