import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axe } from './built-web.ts';

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

interface AxeResults {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/** Runs the rules that axe runs unless told otherwise, but for those whose findings are moderate or minor: a sixth of its time. */
const RUN = `(() => {
  for (const animation of document.getAnimations())
    if (animation.finish?.call && animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  const { rules, tagExclude } = axe._audit;
  const values = rules
    .filter(({ enabled, impact }) => enabled && (impact === 'serious' || impact === 'critical'))
    .filter(({ tags }) => !tags.some((tag) => tagExclude.includes(tag)))
    .map(({ id }) => id);
  return axe.run(document, { runOnly: { type: 'rule', values }, resultTypes: ['violations'] });
})()`;

/**
 * Our pages load axe as they load all else; that takes a quarter of what it takes to send it through the debugger, and that took longer than
 * most judgements. Once for a page. True if it is there.
 */
const LOAD = `'axe' in window || (document.querySelector('script[src^="/assets/"]') !== null && import('/assets/axe.js').then(() => true, () => false))`;

/** What axe finds serious or critical on the page as it is now, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // The debugger is not stopped by a page's content security policy.
  if (!(await page.evaluate<boolean>(LOAD))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(RUN);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What axe finds in the light theme and in the dark one, each followed as the page follows its system. */
export async function findingsInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await seriousFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

interface Look {
  /** What else is wrong with it in a layout, one line each. */
  readonly also?: () => Promise<readonly string[]>;
  /** The layout to begin with, in which the page was loaded or is by `load`. */
  readonly first?: number;
  readonly load?: () => Promise<unknown>;
  /** The layouts in which axe judges the page; all of them without it. */
  readonly isJudged?: (layout: Layout) => boolean;
}

/**
 * What is wrong with a page in each of the layouts, as in a window that somebody changes: what axe finds serious, what goes over the edge. To load
 * a page for every layout took three times as long.
 * @param name of the page, in findings and pictures
 */
export async function faultsInLayouts(
  page: Page,
  name: string,
  { also, first = 0, load, isJudged = () => true }: Look = {},
): Promise<string[]> {
  const all: string[] = [];
  const start = first % LAYOUTS.length;
  for (const [n, layout] of [...LAYOUTS.slice(start), ...LAYOUTS.slice(0, start)].entries()) {
    const { colorScheme, width } = layout;
    const found: string[] = [];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    if (n === 0) await load?.();
    // Whoever follows the window has done so.
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
    if ((await page.evaluate('document.documentElement.dataset.theme')) !== colorScheme)
      found.push(`not ${colorScheme}`);
    if (isJudged(layout)) found.push(...(await seriousFindings(page)));
    const excess = await excessWidth(page);
    if (excess > 0) found.push(`${excess} px too wide`);
    found.push(...((await also?.()) ?? []));
    const { EMEND_SCREENSHOTS: folder } = process.env;
    const picture = `${colorScheme}-${width}-${name.replace(/\W+/g, '-')}.png`;
    if (folder) await page.screenshot({ path: join(folder, picture), fullPage: true });
    all.push(...found.map((fault) => `${name}, ${colorScheme} at ${width} px: ${fault}`));
  }
  return all;
}
