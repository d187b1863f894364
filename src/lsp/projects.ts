import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmendError, problem } from '../platform/errors.ts';
import { type Baseline, readBaseline } from '../services/project/baseline.ts';
import { readWordList } from '../services/project/dictionary-file.ts';
import { markOf } from '../services/project/file-mark.ts';
import { createSettingsFinder, type SettingsFinder } from '../services/project/find-settings.ts';
import { type FileSettings, STANDARD_SETTINGS, withSettings } from '../services/project/settings.ts';
import { type ProjectSettings, SETTINGS_FILE } from '../services/project/settings-file.ts';
import { type EditorSettings, readEditorSettings } from './editor-settings.ts';

/** The settings of the files that an editor has open, as `emend lint` finds them. */
export interface Projects {
  settingsOf(path: string): FileSettings;
  projectOf(path: string): ProjectSettings | null;
  isExcluded(path: string): boolean;
  baselineOf(path: string): Baseline | null;
  userDictionary(): string;
  /** Accepts settings from the editor. */
  configure(values: unknown): void;
  /** Clears what was read from files, after one of them was changed here. */
  forget(): void;
  /**
   * True when a settings file, dictionary or baseline was added, removed or changed since the last call. What was known
   * about them is then cleared.
   */
  isChanged(paths: readonly string[]): boolean;
}

/** @param tell called with what is wrong with settings, once per sentence as long as it applies */
export function createProjects(tell: (sentence: string) => void): Projects {
  let editor: EditorSettings = readEditorSettings({});
  let baselines = new Map<string, Baseline>();
  let told = new Set<string>();
  let marks: string | undefined;

  const complain = (sentence: string): void => {
    if (!told.has(sentence)) tell(sentence);
    told.add(sentence);
  };
  /** An error in the settings of a file must not end its check. */
  const attempt = <Result>(run: () => Result, otherwise: Result): Result => {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof EmendError)) throw error;
      complain(error.message);
      return otherwise;
    }
  };
  const newFinder = (): SettingsFinder => {
    const { defaults, userDictionary } = editor;
    const fault = (reason: string) => problem('project.unreadable', { file: userDictionary, problem: reason });
    const own = attempt(() => (existsSync(userDictionary) ? readWordList(userDictionary, fault) : []), []);
    return createSettingsFinder({}, undefined, { ...defaults, words: [...(defaults.words ?? []), ...own] });
  };
  let finder = newFinder();
  const forget = (): void => {
    baselines = new Map();
    plain = undefined;
    told = new Set();
    finder = newFinder();
  };
  let plain: FileSettings | undefined;
  const withoutProject = (): FileSettings => {
    plain ??= withSettings(STANDARD_SETTINGS, editor.defaults);
    return plain;
  };
  const projectOf = (path: string) => attempt(() => finder.projectOf(path), null);

  return {
    projectOf,
    settingsOf: (path) => attempt(() => finder.settingsFor(path), withoutProject()),
    isExcluded: (path) => projectOf(path)?.isExcluded(path) ?? false,
    baselineOf(path) {
      const file = projectOf(path)?.baseline ?? null;
      if (file === null) return null;
      return attempt(() => {
        const known = baselines.get(file) ?? readBaseline(file);
        baselines.set(file, known);
        return known;
      }, null);
    },
    forget,
    userDictionary: () => editor.userDictionary,
    configure(values) {
      editor = readEditorSettings(values);
      forget();
      for (const fault of editor.faults) complain(fault);
    },
    isChanged(paths) {
      const now = [...filesOf(paths, finder, editor)].map(markOf).join('\n');
      const before = marks;
      marks = now;
      if (before === undefined || before === now) return false;
      forget();
      return true;
    },
  };
}

/** All files that affect the settings, including missing ones. */
function filesOf(paths: readonly string[], finder: SettingsFinder, { userDictionary }: EditorSettings): Set<string> {
  const files = new Set([userDictionary, ...finder.sources()]);
  for (const { baseline } of finder.projects()) if (baseline !== null) files.add(baseline);
  for (const path of paths)
    for (let folder = dirname(path), last = ''; folder !== last; last = folder, folder = dirname(folder))
      files.add(join(folder, SETTINGS_FILE));
  return files;
}
