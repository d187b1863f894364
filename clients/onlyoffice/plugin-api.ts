/** The part of the plugin's object that plugins.js sets up, as api.onlyoffice.com/docs/plugins describes it. */
export interface AscPlugin {
  /** Called by the editor when the plugin is opened. */
  init?: () => void;
  /** Called for buttons of the plugin's frame; -1 closes it. */
  button?: (id: number) => void;
  /**
   * Runs a function in the editor. Its source is sent there: it may use `Api`, `Asc.scope` and what it declares itself, and gives text or numbers alone.
   */
  callCommand(command: () => string, isClose: boolean, isCalc: boolean, callback: (result: string) => void): void;
  /** `close` closes the panel. */
  executeCommand(name: 'close', data: string): void;
  executeMethod(name: string, args: readonly unknown[], callback: (result: unknown) => void): void;
}

export interface Asc {
  readonly plugin: AscPlugin;
  /** Copied to the editor with each command. */
  scope: Record<string, unknown>;
}

/** The part of the text document API that the command uses, as api.onlyoffice.com/docs/office-api describes it. */
export interface EditorApi {
  GetDocument(): {
    GetAllParagraphs(): readonly EditorParagraph[];
    /** All tracked changes by the names of their authors. */
    GetReviewReport(): Readonly<Record<string, readonly ReviewRecord[]>>;
    IsTrackRevisions(): boolean;
    SetTrackRevisions(track: boolean): void;
  };
}

export interface ReviewRecord {
  /** TextAdd, TextRem and others. */
  readonly Type: string;
  /** The words that were added or deleted. */
  readonly Value?: string;
  /** Of later versions. */
  readonly ReviewedElement?: Partial<Pick<EditorParagraph, 'GetInternalId'>>;
}

export interface EditorParagraph {
  /** Its text, deleted words included, in some versions with the break at its end. */
  GetText(): string;
  /** Of later versions. */
  readonly GetInternalId?: () => string;
  Search(words: string, matchCase: boolean): readonly EditorRange[] | null;
}

export interface EditorRange {
  Select(): void;
}
