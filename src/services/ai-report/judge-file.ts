import type { Detector } from '../../detection/detector.ts';
import type { DetectionResult } from '../../detection/types.ts';
import type { ReadFile } from './read-file.ts';

/** Judges a document; one whose text was recognised on pictures of its pages carries a warning. `progress` as in `analyse`. */
export function judgeFile(
  detector: Detector,
  { paragraphs, recognised = false }: ReadFile,
  progress?: (share: number) => void,
): DetectionResult {
  const result = detector.analyse(paragraphs, progress);
  return recognised ? { ...result, warnings: [...result.warnings, 'recognised text'] } : result;
}
