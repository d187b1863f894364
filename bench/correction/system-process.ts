/** A separate process for each system, so that memory and processor time are that system's only. Started by `systems.ts`. */
import type { BatchResult, Corrector, SystemResult, SystemSpec } from './corrector.ts';

async function create(spec: SystemSpec): Promise<Corrector> {
  // imported here, so that the process of another system contains none of Emend's code
  switch (spec.kind) {
    case 'emend':
      return (await import('./emend.ts')).createEmend(spec.models, spec.files, spec.pipeline);
    case 'harper':
      return (await import('./harper.ts')).createHarper(spec.folder, spec.dialect);
    case 'nspell':
      return (await import('./spell-checkers.ts')).createNspell(spec.folder);
    case 'hunspell':
      return (await import('./spell-checkers.ts')).createHunspell(spec.folder);
    case 'languagetool':
      return (await import('./language-tool.ts')).createLanguageTool(spec.url, spec.language);
  }
}

async function runBatch(correct: Corrector, lines: readonly string[]): Promise<BatchResult> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const corrected: string[] = [];
  for (const line of lines) corrected.push(await correct(line));
  const { user, system } = process.cpuUsage(cpu);
  return { lines: corrected, cpu: (user + system) / 1e6, wall: (performance.now() - wall) / 1000 };
}

process.once('message', async (message) => {
  const { spec, batches } = message as { spec: SystemSpec; batches: string[][] };
  const correct = await create(spec);
  const results: BatchResult[] = [];
  for (const lines of batches) results.push(await runBatch(correct, lines));
  const result: SystemResult = { batches: results, memory: process.resourceUsage().maxRSS / 1024 };
  process.send!(result, () => process.exit(0));
});
