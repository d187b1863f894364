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

/** A window of 1280 × 800 at a zoom of 200 % (WCAG 2.2, 1.4.4): half as many pixels of CSS, each twice as large. */
export const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } as const;

/** Whether the element is in view and nothing lies over it, as the bar at the top might (WCAG 2.2, 2.4.11). */
export function isUncovered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    const [box] = element?.getClientRects() ?? [];
    if (!box) return false;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  })()`);
}

/** By how many pixels the page is wider than its window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

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
