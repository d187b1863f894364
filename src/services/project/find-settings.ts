import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileSettings, STANDARD_SETTINGS, withSettings } from './settings.ts';
import { type ProjectSettings, readProjectSettings, SETTINGS_FILE } from './settings-file.ts';

/** The settings of files, each found from its location. */
export interface SettingsFinder {
  /** Returns the nearest settings file in the folder or above it, parsed, or null if there is none. */
  projectOf(path: string): ProjectSettings | null;
  /** The defaults, then the project's settings, then those of the command line. Files with the same settings share one object. */
  settingsFor(path: string): FileSettings;
  /** The settings files read so far. */
  projects(): ProjectSettings[];
  /** All files that settings were read from so far. */
  sources(): string[];
}

/**
 * Finds the settings of files by absolute path. Only the nearest `.emend.toml` in the folder of a file or above applies
 * to it, so the settings of a folder are complete in one file. Each settings file is read once.
 *
 * @param chosen a settings file that applies to all files instead
 * @param defaults what applies if a project sets nothing
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
