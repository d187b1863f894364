import { renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The clock of a process, which applies from its next start. */
export interface SettableClock {
  /** The environment variables that the process needs. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets its deviation from the true time. */
  set(minutes: number): void;
}

/** @param file where the clock's deviation is stored */
export function createClock(file: string): SettableClock {
  const set = (minutes: number) => {
    writeFileSync(`${file}.new`, String(minutes * 60_000));
    renameSync(`${file}.new`, file);
  };
  set(0);
  const preload = pathToFileURL(`${import.meta.dirname}/stepping-clock.js`).href;
  return { environment: { STEPPING_CLOCK: file, NODE_OPTIONS: `--import ${preload}` }, set };
}

/** Some minutes ahead or behind. */
export const someMinutes = (most: number): number => Math.round((Math.random() * 2 - 1) * most);
