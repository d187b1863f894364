import type { Alert } from '../../engine/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';

/** True when the submission's switches let alerts of this kind through. */
export function isWanted(alert: Alert, options: ProofreadingOptions): boolean {
  const { category, subCategory } = classEntry(alert.errorClass);
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
      return options.style_guide === alert.errorClass;
    case 'Inclusivity':
      return options.inclusive_lang;
  }
}
