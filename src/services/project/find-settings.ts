import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileSettings, STANDARD_SETTINGS, withSettings } from './settings.ts';
import { type ProjectSettings, readProjectSettings, SETTINGS_FILE } from './settings-file.ts';

/** The settings of files, each found from where it lies. */
export interface SettingsFinder {
  /** The nearest settings file upwards from the folder, read; null where there is none. */
  projectOf(path: string): ProjectSettings | null;
  /** The defaults, those of the project, then what the command line says; the same object for all files that the same holds for. */
  settingsFor(path: string): FileSettings;
  /** The settings files that were read so far. */
  projects(): ProjectSettings[];
  /** All files that settings were read from so far. */
  sources(): string[];
}

/**
 * Finds the settings of files by their absolute paths: the nearest `.emend.toml` upwards from a file holds for it, alone, so that a folder with its own says
 * all there is to say. Each is read once.
 *
 * @param chosen the one that holds for all files instead
 * @param defaults what holds where a project says nothing
 * @throws EmendError as `readProjectSettings`, as soon as a file needs it
 */
export function createSettingsFinder(
  commandLine: Partial<FileSettings>,
  chosen?: string,
  defaults: Partial<FileSettings> = {},
): SettingsFinder {
  const read = new Map<string, ProjectSettings>();
  const byFolder = new Map<string, ProjectSettings | null>();
  const project = (file: string): ProjectSettings => {
    const known = read.get(file) ?? readProjectSettings(file);
    read.set(file, known);
    return known;
  };
  const inFolder = (folder: string): ProjectSettings | null => {
    const known = byFolder.get(folder);
    if (known !== undefined) return known;
    const file = join(folder, SETTINGS_FILE);
    const parent = dirname(folder);
    const found = existsSync(file) ? project(file) : parent === folder ? null : inFolder(parent);
    byFolder.set(folder, found);
    return found;
  };
  const merged: { readonly parts: readonly Partial<FileSettings>[]; readonly settings: FileSettings }[] = [];
  const merge = (parts: readonly Partial<FileSettings>[]): FileSettings => {
    const known = merged.find(
      (each) => each.parts.length === parts.length && each.parts.every((part, i) => part === parts[i]),
    );
    const settings = known?.settings ?? withSettings(STANDARD_SETTINGS, defaults, ...parts, commandLine);
    if (!known) merged.push({ parts, settings });
    return settings;
  };
  const projectOf = (path: string) => (chosen === undefined ? inFolder(dirname(path)) : project(chosen));
  return {
    projectOf,
    settingsFor: (path) => merge(projectOf(path)?.settingsFor(path) ?? []),
    projects: () => [...read.values()],
    sources: () => [...read.values()].flatMap(({ sources }) => sources),
  };
}
