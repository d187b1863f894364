import { commaSlots } from './comma-slots.ts';
import { determinerSlots } from './determiner-slots.ts';
import { hyphenSlots } from './hyphen-slots.ts';
import { nounNumberSlots } from './noun-number-slots.ts';
import { prepositionSlots } from './preposition-slots.ts';
import type { SlotFamily } from './slot.ts';
import { beFormSlots, verbFormSlots } from './verb-form-slots.ts';

/** All confusion sets that have a linear model of their own, in the order of the model file. */
export const slotFamilies: readonly SlotFamily[] = [
  determinerSlots,
  prepositionSlots,
  nounNumberSlots,
  verbFormSlots,
  beFormSlots,
  commaSlots,
  hyphenSlots,
];
