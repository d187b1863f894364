import type { ModelSections } from './model-file.ts';
import type { UnitValue } from './score-units.ts';
import { evaluateTrees, readTrees, type TreeEnsemble } from './tree-ensemble.ts';

/** Tells text of a person that a language model polished or rewrote from people's own and from the machine's. */
export interface EditedTextModel {
  readonly againstPeople: TreeEnsemble;
  readonly againstMachines: TreeEnsemble;
  /** Value against people's text from which a text counts as edited; about one in a hundred of people's own lies above. */
  readonly threshold: number;
  /** Value against machines' text above which a text looks more like one that was edited. */
  readonly machineThreshold: number;
}

/** What a text as a whole looks like beside text that a language model edited. */
export interface EditedTextJudgement {
  /** It looks more edited than all but about one in a hundred of people's own texts. */
  readonly unlikePeople: boolean;
  /** It looks more like edited text than like the machine's own. */
  readonly unlikeMachines: boolean;
}

/** The trees for edited text; without a threshold, as while a model is being made, nothing counts as edited. */
export function readEditedTextModel(file: ModelSections): EditedTextModel {
  const facts = file.facts['edited'] as { readonly threshold: number; readonly machines: number } | undefined;
  return {
    againstPeople: readTrees(file, 'edited'),
    againstMachines: readTrees(file, 'editedOrMade'),
    threshold: facts?.threshold ?? Number.POSITIVE_INFINITY,
    machineThreshold: facts?.machines ?? 0,
  };
}

/** Value of a text's parts: their mean by words, as for the detector's own trees. */
export function editedValue(trees: TreeEnsemble, parts: readonly UnitValue[]): number {
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const value = parts.reduce((sum, part) => sum + part.words * evaluateTrees(trees, part.features), 0);
  return value / Math.max(1, words);
}

/**
 * A polished text has no passages to tell apart: all of it reads a little like a machine's, and seven in ten such texts
 * scored like people's own. Trees of their own, which learned from polished texts beside people's and beside machines',
 * tell them by other marks than the detector's.
 */
export function judgeEdited(model: EditedTextModel, parts: readonly UnitValue[]): EditedTextJudgement {
  return {
    unlikePeople: editedValue(model.againstPeople, parts) > model.threshold,
    unlikeMachines: editedValue(model.againstMachines, parts) > model.machineThreshold,
  };
}
