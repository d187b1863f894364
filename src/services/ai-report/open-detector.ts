import { join } from 'node:path';
import { createDetector, type Detector } from '../../detection/detector.ts';
import { packageRoot } from '../../platform/config/root.ts';
import { problem } from '../../platform/errors.ts';
import type { ModelFiles } from '../../platform/models.ts';
import { loadReportFonts, type ReportFonts } from '../../reports/report-fonts.ts';
import { DETECTOR_FILE } from './detector-file.ts';

/** @throws EmendError `models.missing` when the process was started without the detector's model */
export function openDetector(models: ModelFiles): Detector {
  const bytes = models.get(DETECTOR_FILE);
  if (!bytes) throw problem('models.missing', { file: DETECTOR_FILE, remedy: 'Restore it from the repository' });
  return createDetector(bytes);
}

/** The fonts of reports, from the package's own folder. */
export function openReportFonts(): Promise<ReportFonts> {
  return loadReportFonts(join(packageRoot, 'assets', 'fonts'));
}
