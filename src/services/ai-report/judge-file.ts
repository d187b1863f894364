import type { Detector } from '../../detection/detector.ts';
import type { DetectionResult, Warning } from '../../detection/types.ts';
import type { ReadFile } from './read-file.ts';

/**
 * Judges a document. Adds warnings if its text was recognised from page images, or if it takes in text from other files. `progress` works as in
 * `analyse`.
 */
export function judgeFile(
  detector: Detector,
  { paragraphs, recognised = false, imported = false }: ReadFile,
  progress?: (share: number) => void,
): DetectionResult {
  const result = detector.analyse(paragraphs, progress);
  const own: Warning[] = [];
  if (recognised) own.push('recognised text');
  if (imported) own.push('text in other files');
  return own.length === 0 ? result : { ...result, warnings: [...result.warnings, ...own] };
}
