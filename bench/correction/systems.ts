import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE_FILES } from '../../src/engine/engine.ts';
import type { SystemResult, SystemSpec } from './corrector.ts';

export interface SystemOptions {
  readonly models: string;
  /** Folder that contains the other systems' packages, or whose `node_modules` does. */
  readonly peers?: string | undefined;
  readonly languageTool?: { readonly url: string; readonly language: string } | undefined;
}

/** Systems that can run here, and the reasons why the others cannot. */
export function availableSystems(options: SystemOptions): { systems: SystemSpec[]; skipped: string[] } {
  const systems: SystemSpec[] = [];
  const skipped: string[] = [];
  const emend = (name: string, without: readonly string[], pipeline: 'basic' | 'advanced' = 'advanced'): void => {
    const files = ENGINE_FILES.filter((file) => !without.includes(file));
    const missing = files.filter((file) => !existsSync(join(options.models, file)));
    if (missing.length > 0) skipped.push(`${name}: no ${missing.join(', ')} in ${options.models}`);
    else systems.push({ kind: 'emend', name, pipeline, models: options.models, files });
  };
  emend('Emend', []);
  emend('Emend, basic', [], 'basic');
  emend('Emend, no ranker', ['ranker.bin']);
  emend('Emend, rules only', ['ranker.bin', 'lm.bin']);

  const peer = (packages: readonly string[], make: (folder: string, version: string) => SystemSpec[]): void => {
    const folders = options.peers === undefined ? [] : [options.peers, join(options.peers, 'node_modules')];
    const folder = folders.find((path) => packages.every((name) => existsSync(join(path, name, 'package.json'))));
    if (folder === undefined) skipped.push(`${packages.join(' with ')}: not found (--peers FOLDER)`);
    else systems.push(...make(folder, versionOf(join(folder, packages[0]!))));
  };
  peer(['harper.js'], (folder, version) =>
    (['American', 'British'] as const).map((dialect) => ({
      kind: 'harper',
      name: `Harper ${version}, ${dialect}`,
      folder: join(folder, 'harper.js'),
      dialect,
    })),
  );
  peer(['hunspell-asm', 'dictionary-en'], (folder, version) => [
    { kind: 'hunspell', name: `Hunspell (hunspell-asm ${version})`, folder },
  ]);
  peer(['nspell', 'dictionary-en'], (folder, version) => [{ kind: 'nspell', name: `nspell ${version}`, folder }]);

  if (options.languageTool) systems.push({ kind: 'languagetool', name: 'LanguageTool', ...options.languageTool });
  else skipped.push('LanguageTool: no server given (--languagetool URL)');
  return { systems, skipped };
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Lets a system correct batches of lines in a process of its own. Rejects if that process ends early. */
export function runSystem(spec: SystemSpec, batches: readonly (readonly string[])[]): Promise<SystemResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./system-process.ts', import.meta.url)));
    child.once('message', (result) => resolve(result as SystemResult));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`${spec.name} ended with ${signal ?? code}`)));
    child.send({ spec, batches });
  });
}
