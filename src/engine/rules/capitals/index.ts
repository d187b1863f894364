import type { RuleFile } from '../rule-file.ts';
import { CITIES_AND_LANDMARKS } from './cities-and-landmarks.ts';
import { COUNTRIES_AND_REGIONS } from './countries-and-regions.ts';
import { INSTITUTIONS_AND_WORKS } from './institutions-and-works.ts';
import { NAMES_OF_CITIES } from './names-of-cities.ts';
import { PERIODS_AND_DAYS } from './periods-and-days.ts';
import { SHORT_FORMS } from './short-forms.ts';
import { WRITTEN_FORMS } from './written-forms.ts';

export const CAPITALS_RULES: readonly RuleFile[] = [
  COUNTRIES_AND_REGIONS,
  CITIES_AND_LANDMARKS,
  NAMES_OF_CITIES,
  PERIODS_AND_DAYS,
  INSTITUTIONS_AND_WORKS,
  WRITTEN_FORMS,
  SHORT_FORMS,
];
