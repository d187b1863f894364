import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { problem } from '../platform/errors.ts';
import { replaceFile, writeOutput } from '../platform/write-file.ts';
import { baselineWith, readBaseline } from '../services/project/baseline.ts';
import { withListItem, withText } from '../services/project/edit-settings.ts';
import type { PlacedFinding } from '../services/project/find-in-paragraph.ts';
import { SETTINGS_FILE } from '../services/project/settings-file.ts';
import type { OpenDocument } from './checking.ts';
import { type Fields, string } from './params.ts';
import type { Projects } from './projects.ts';
import { CODES, RpcError } from './rpc.ts';

/** The commands that code actions send to the server. */
export const COMMANDS = {
  addToUser: 'emend.addToUserDictionary',
  addToProject: 'emend.addToProjectDictionary',
  ignoreHere: 'emend.ignoreHere',
  ignoreRule: 'emend.ignoreRule',
} as const;

export interface CommandParts {
  readonly projects: Projects;
  /** Absolute paths of the folders that the editor has open. */
  readonly folders: () => readonly string[];
  readonly findingOf: (uri: string, fingerprint: unknown) => Promise<PlacedFinding | undefined>;
}

/** Performs a document's action; throws RpcError, or EmendError if a file cannot be changed. */
export function createCommands({ projects, folders, findingOf }: CommandParts) {
  return async (command: string, { uri, path }: OpenDocument, argument: Fields): Promise<void> => {
    const word = () => string(argument['word'], 'word');
    const project = projects.projectOf(path);
    const settingsFile = settingsFileFor(path, project, folders());
    if (command === COMMANDS.addToUser) return addWord(projects.userDictionary(), word());
    if (settingsFile === undefined) throw new RpcError(CODES.requestFailed, 'The file lies in no open folder.');
    switch (command) {
      case COMMANDS.addToProject:
        return addToSettings(settingsFile, 'words', word());
      case COMMANDS.ignoreRule:
        return addToSettings(settingsFile, 'ignore-rules', string(argument['rule'], 'rule'));
      case COMMANDS.ignoreHere: {
        const finding = await findingOf(uri, argument['fingerprint']);
        if (finding) await ignoreFinding(settingsFile, project?.baseline ?? null, path, finding);
        return;
      }
      default:
        throw new RpcError(CODES.invalidParams, 'There is no such command here.');
    }
  };
}

const BASELINE = '.emend-baseline.json';

/**
 * Adds a word to a list of the user, one word per line.
 * @throws EmendError `cli.refused`
 */
async function addWord(file: string, word: string): Promise<void> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before.split(/\r?\n/).includes(word)) return;
  await mkdir(dirname(file), { recursive: true });
  await put(file, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${word}\n`);
}

/**
 * Adds a word or a rule to the settings of a project and makes a settings file if there is none.
 * @throws EmendError `cli.refused`
 */
async function addToSettings(file: string, key: 'words' | 'ignore-rules', item: string): Promise<void> {
  const edited = withListItem(settingsText(file), key, item);
  if (edited === undefined) throw notUnderstood(file, `Add "${item}" to "${key}" yourself.`);
  await put(file, edited);
}

/**
 * Adds a finding to the baseline of a project. Settings that name no baseline get one.
 * @param baseline the baseline that the settings name, or null
 * @throws EmendError `cli.refused`, `project.unreadable`
 */
async function ignoreFinding(
  settingsFile: string,
  baseline: string | null,
  path: string,
  finding: PlacedFinding,
): Promise<void> {
  const file = baseline ?? join(dirname(settingsFile), BASELINE);
  const content = baselineWith(readBaseline(file), path, finding);
  if (baseline === null) {
    const edited = withText(settingsText(settingsFile), 'baseline', BASELINE);
    if (edited === undefined) throw notUnderstood(settingsFile, `Add baseline = "${BASELINE}" yourself.`);
    await put(settingsFile, edited);
  }
  await put(file, content);
}

/** The settings file that applies to a document, or would apply: in the nearest open folder. */
export function settingsFileFor(
  path: string,
  project: { readonly file: string } | null,
  folders: readonly string[],
): string | undefined {
  if (project) return project.file;
  const around = folders.filter((folder) => path.startsWith(join(folder, '/'))).sort((a, b) => b.length - a.length);
  return around[0] === undefined ? undefined : join(around[0], SETTINGS_FILE);
}

const settingsText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const notUnderstood = (file: string, remedy: string) =>
  problem('cli.refused', { file, problem: `it cannot be changed safely. ${remedy}` });

const put = (file: string, content: string): Promise<void> =>
  existsSync(file) ? replaceFile(file, content) : writeOutput(file, content);
