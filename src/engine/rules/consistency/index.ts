import type { RuleFile } from '../rule-file.ts';
import { DOCUMENT_CONSISTENCY } from './document-consistency.ts';

export const CONSISTENCY_RULES: readonly RuleFile[] = [DOCUMENT_CONSISTENCY];
