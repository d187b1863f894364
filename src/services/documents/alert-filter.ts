import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry, ERROR_CLASSES, type ErrorClass, type StyleGuide } from '../../engine/taxonomy.ts';

/** What a submission switches on and off. The names come from the contract. */
export interface AlertSwitches {
  readonly correctness: boolean;
  readonly spellings: boolean;
  readonly Clarity: boolean;
  readonly Fluency: boolean;
  readonly Style: boolean;
  readonly style_guide: StyleGuide | 'NONE';
  readonly inclusive_lang: boolean;
}

/** True when the submission's switches let alerts of this kind through. */
export function isWanted({ errorClass }: Pick<Alert, 'errorClass'>, options: AlertSwitches): boolean {
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

/** The kinds that the switches hold back. The engine gets them so that they do not displace kinds that are let through. */
export const silentClasses = (options: AlertSwitches): ErrorClass[] =>
  (Object.keys(ERROR_CLASSES) as ErrorClass[]).filter((errorClass) => !isWanted({ errorClass }, options));
