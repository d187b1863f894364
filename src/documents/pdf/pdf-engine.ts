import type { PageFrame } from './page-frame.ts';
import type { ColourImage } from './png.ts';

/**
 * The reader's requirements for a PDF engine. The layer above knows only this interface, so that another build of PDFium (or
 * another engine) can replace the present one.
 *
 * Coordinates are points in the page as it is displayed (page rotation already applied), origin at the lower left.
 */
export interface PdfEngine {
  /** Opens a document; throws `DocumentError` (encrypted, damaged, too-large). */
  open(bytes: Uint8Array, password?: string): PdfDocument;
  /** Bytes of engine memory in use, for reports and tests. */
  memoryBytes(): number;
}

export interface PdfDocument {
  readonly pageCount: number;
  /** True when the catalogue says that the document is tagged. */
  readonly tagged: boolean;
  /** Reads one page (0-based); `undefined` when the page is so damaged that it cannot be loaded. */
  readPage(index: number): PdfPageContent | undefined;
  /** Draws a page as 8-bit grey, row by row from the top, for text recognition. */
  renderGrey(index: number, dotsPerInch: number): GreyImage | undefined;
  /** Draws a page as red, green and blue, row by row from the top, `width` pixels wide. */
  renderColour(index: number, width: number): ColourImage | undefined;
  /** Returns the number of a page's annotations; 0 for a page that cannot be loaded. */
  annotationCount(index: number): number;
  /** Frees the engine's memory; safe to call twice. */
  close(): void;
}

export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export interface PdfPageContent {
  readonly width: number;
  readonly height: number;
  /** Maps the file's own coordinates to the page as displayed. */
  readonly frame: PageFrame;
  readonly glyphs: Glyphs;
  readonly links: readonly PdfLink[];
  /** Small drawings that may be bullets. */
  readonly marks: readonly PageMark[];
  /** Structure elements of this page, empty when the document is not tagged. */
  readonly tags: readonly TagNode[];
}

/**
 * The characters of a page in content order, one array per property. The arrays belong to the engine, and the next
 * `readPage` overwrites them.
 */
export interface Glyphs {
  readonly count: number;
  /** Code points; SPACE and LINE_BREAK mark white space, LINE_END_HYPHEN a hyphen that may disappear when lines join. */
  readonly code: Uint32Array;
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly bottom: Float32Array;
  readonly top: Float32Array;
  /** Origin of the glyph on its baseline. */
  readonly originX: Float32Array;
  readonly originY: Float32Array;
  /** Index into `objects`. */
  readonly object: Uint32Array;
  readonly objects: readonly TextObject[];
}

export const SPACE = 0x20;
export const LINE_BREAK = 0x0a;
export const LINE_END_HYPHEN = 0xad;

/** A run of characters that the file shows with one font, size and direction. */
export interface TextObject {
  readonly style: TextStyle;
  /** Marked-content identifier that links the run to the structure tree, -1 without one. */
  readonly markedContent: number;
}

export interface TextStyle {
  readonly font: PdfFont;
  /** Type size in points as displayed. */
  readonly size: number;
  /** Direction of the baseline in degrees, counter-clockwise, as displayed: 0 is ordinary text. */
  readonly angle: number;
  /** True for text drawn without ink (text render mode 3): the text layer under a scanned image. */
  readonly invisible: boolean;
}

export interface PdfFont {
  readonly name: string;
  readonly bold: boolean;
  /** True when the file gives it wide stems and its name says nothing: a guess at bold. */
  readonly boldByStems: boolean;
  /** True when its weight was measured on its letters. */
  readonly measured: boolean;
  readonly italic: boolean;
  readonly monospaced: boolean;
  readonly smallCapitals: boolean;
  /** True when it contains letters and signs of formulas. */
  readonly math: boolean;
  /** TeX's fonts of large operators and brackets, and of more signs by the American Mathematical Society: their codes are their own. */
  readonly signs: 'large' | 'ams' | undefined;
  /** True when glyphs are small programs without names (often bitmaps from TeX), so that codes may need repair. */
  readonly unnamed: boolean;
}

/** The box of a small drawing: path, image or form. */
export interface PageMark {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export interface PdfLink {
  readonly url: string;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** One element of the structure tree, with only its content on the requested page. */
export interface TagNode {
  /** Standard type, for example P, H1, LI, TD. */
  readonly type: string;
  /** Marked content on this page and child elements, in reading order. */
  readonly children: readonly (TagNode | number)[];
}
