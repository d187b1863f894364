import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Layout {
  readonly colorScheme: 'light' | 'dark';
  /** Of the window, in CSS pixels. */
  readonly width: number;
}

/**
 * Windows in which a page is judged: each width once and each theme. Contrast hangs on the theme, room on the width, so all six pairs
 * would double the time and see nothing more; pictures are taken of all six. 320 px are a window of 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10),
 * so the zoom of 200 % lies between the first two.
 */
export const LAYOUTS: readonly Layout[] = process.env['EMEND_SCREENSHOTS']
  ? (['light', 'dark'] as const).flatMap((colorScheme) => [320, 768, 1280].map((width) => ({ colorScheme, width })))
  : [
      { colorScheme: 'light', width: 320 },
      { colorScheme: 'light', width: 768 },
      { colorScheme: 'dark', width: 1280 },
    ];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; impact: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/** What axe finds serious or critical on the page as it is now, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not stop.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    '(document.getAnimations().forEach((a) => a.finish?.call && a.effect?.getTiming().iterations !== Infinity && a.finish()), axe.run(document, { resultTypes: ["violations"] }))',
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
}
