/** The part of Word's JavaScript API that the add-in uses (WordApi 1.4), as learn.microsoft.com/javascript/api/word describes it. */
export interface WordApi {
  run<Result>(batch: (context: WordContext) => Promise<Result>): Promise<Result>;
}

export interface WordContext {
  readonly document: {
    readonly body: { readonly paragraphs: WordCollection<WordParagraph> };
    /** Off, TrackAll or TrackMineOnly. */
    changeTrackingMode: string;
    load(properties: string): void;
  };
  sync(): Promise<void>;
}

/** What lies in it may be read after `load` and `sync`. */
export interface WordCollection<Item> {
  readonly items: readonly Item[];
  load(properties: string): void;
}

interface Readable {
  /** Its value may be read after `sync`. */
  getReviewedText(version: 'Current' | 'Original'): { readonly value: string };
}

export interface WordParagraph extends Readable {
  search(text: string, options: { readonly matchCase: boolean }): WordCollection<WordRange>;
}

export interface WordRange extends Readable {
  insertText(text: string, place: 'Replace' | 'Start' | 'End'): unknown;
  select(): void;
}

/** What office.js sets up for every application. */
export interface OfficeApi {
  onReady(): Promise<{ readonly host: string | null }>;
  readonly context: { readonly requirements: { isSetSupported(name: string, version: string): boolean } };
}
