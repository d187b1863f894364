import type { ModelSections } from './model-file.ts';
import type { UnitValue } from './score-units.ts';
import { evaluateTrees, readTrees, type TreeEnsemble } from './tree-ensemble.ts';

/** Distinguishes a person's text that a language model polished or rewrote from unedited human text and from machine text. */
export interface EditedTextModel {
  readonly againstPeople: TreeEnsemble;
  readonly againstMachines: TreeEnsemble;
  /** Value against human text from which a text counts as edited; about one in a hundred unedited human texts lies above it. */
  readonly threshold: number;
  /** Value against machine text above which a text looks more like edited text. */
  readonly machineThreshold: number;
}

/** How similar a text as a whole is to text that a language model edited. */
export interface EditedTextJudgement {
  /** True when it looks more edited than all but about one in a hundred unedited human texts. */
  readonly unlikePeople: boolean;
  /** True when it looks more like edited text than like machine text. */
  readonly unlikeMachines: boolean;
}

/** Reads the trees for edited text. Without a threshold, as while a model is being made, no text counts as edited. */
export function readEditedTextModel(file: ModelSections): EditedTextModel {
  const facts = file.facts['edited'] as { readonly threshold: number; readonly machines: number } | undefined;
  return {
    againstPeople: readTrees(file, 'edited'),
    againstMachines: readTrees(file, 'editedOrMade'),
    threshold: facts?.threshold ?? Number.POSITIVE_INFINITY,
    machineThreshold: facts?.machines ?? 0,
  };
}

/** Returns the mean value of a text's parts, weighted by words, as for the detector's own trees. */
export function editedValue(trees: TreeEnsemble, parts: readonly UnitValue[]): number {
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const value = parts.reduce((sum, part) => sum + part.words * evaluateTrees(trees, part.features), 0);
  return value / Math.max(1, words);
}

/**
 * A polished text has no passages that differ: all of it reads a little like machine text, and seven in ten such texts
 * scored like unedited human text. Separate trees, trained on polished texts together with human and machine texts,
 * recognise them by other signs than the detector's trees.
 */
export function judgeEdited(model: EditedTextModel, parts: readonly UnitValue[]): EditedTextJudgement {
  return {
    unlikePeople: editedValue(model.againstPeople, parts) > model.threshold,
    unlikeMachines: editedValue(model.againstMachines, parts) > model.machineThreshold,
  };
}
