/** Corrects one line of natural text with the first suggestion everywhere. */
export type Corrector = (line: string) => string | Promise<string>;

/** The system to run and its settings, sent to a process of its own. */
export type SystemSpec =
  | {
      readonly kind: 'emend';
      readonly name: string;
      readonly pipeline: 'basic' | 'advanced';
      /** Folder of model files, and the ones that the engine gets. */
      readonly models: string;
      readonly files: readonly string[];
    }
  | {
      readonly kind: 'harper';
      readonly name: string;
      readonly folder: string;
      readonly dialect: 'American' | 'British';
    }
  | { readonly kind: 'nspell' | 'hunspell'; readonly name: string; readonly folder: string }
  | { readonly kind: 'languagetool'; readonly name: string; readonly url: string; readonly language: string };

export interface BatchResult {
  readonly lines: readonly string[];
  /** User and system time of the process, in seconds. */
  readonly cpu: number;
  readonly wall: number;
}

/** What a system's process reports: results by batch, and its peak resident memory in MB. */
export interface SystemResult {
  readonly batches: readonly BatchResult[];
  readonly memory: number;
}
