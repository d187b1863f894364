import type { Detector } from '../../detection/detector.ts';
import type { DetectionResult } from '../../detection/types.ts';
import type { ReadFile } from './read-file.ts';

/** Judges a document. Adds a warning if its text was recognised from page images. `progress` works as in `analyse`. */
export function judgeFile(
  detector: Detector,
  { paragraphs, recognised = false }: ReadFile,
  progress?: (share: number) => void,
): DetectionResult {
  const result = detector.analyse(paragraphs, progress);
  return recognised ? { ...result, warnings: [...result.warnings, 'recognised text'] } : result;
}
