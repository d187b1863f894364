import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry, ERROR_CLASSES, type ErrorClass } from '../../engine/taxonomy.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';

/** True when the submission's switches let alerts of this kind through. */
export function isWanted({ errorClass }: Pick<Alert, 'errorClass'>, options: ProofreadingOptions): boolean {
  const { category, subCategory } = classEntry(errorClass);
  switch (category) {
    case 'Correctness':
      return subCategory === 'Spelling' ? options.spellings : options.correctness;
    case 'Clarity':
      return options.Clarity;
    case 'Fluency':
      return options.Fluency;
    case 'Style':
      return options.Style;
    case 'Style Guide Compliance':
      return options.style_guide === errorClass;
    case 'Inclusivity':
      return options.inclusive_lang;
  }
}

/** Kinds that the switches hold back; the engine is told, so that they take no place from what is let through. */
export const silentClasses = (options: ProofreadingOptions): ErrorClass[] =>
  (Object.keys(ERROR_CLASSES) as ErrorClass[]).filter((errorClass) => !isWanted({ errorClass }, options));
