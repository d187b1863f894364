import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

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
