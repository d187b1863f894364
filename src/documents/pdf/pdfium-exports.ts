/**
 * The functions of PDFium's C interface that the reader calls, as the WebAssembly instance exports them (fpdfview.h,
 * fpdf_text.h, fpdf_structtree.h, fpdf_doc.h, fpdf_edit.h, fpdf_annot.h). They are called directly: the package's wrappers check
 * every argument and cost 0.8 ms per page with four calls per character, the bare exports 0.3 ms.
 * Handles and pointers are numbers; booleans are 0 or 1.
 */
export interface PdfiumExports {
  malloc(size: number): number;
  free(pointer: number): void;
  PDFiumExt_Init(): void;
  FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetPageCount(document: number): number;
  FPDFCatalog_IsTagged(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetPageBoundingBox(page: number, rect: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsGenerated(text: number, index: number): number;
  FPDFText_IsHyphen(text: number, index: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, rect: number): number;
  FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  FPDFText_GetFontInfo(text: number, index: number, buffer: number, size: number, flags: number): number;
  FPDFText_GetFontWeight(text: number, index: number): number;
  FPDFTextObj_GetFont(object: number): number;
  FPDFFont_GetGlyphPath(font: number, code: number, size: number): number;
  FPDFGlyphPath_CountGlyphSegments(path: number): number;
  FPDFGlyphPath_GetGlyphPathSegment(path: number, index: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFPathSegment_GetType(segment: number): number;
  FPDFPathSegment_GetClose(segment: number): number;
  FPDFTextObj_GetTextRenderMode(object: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetMarkedContentID(object: number): number;
  FPDFLink_Enumerate(page: number, position: number, link: number): number;
  FPDFLink_GetAction(link: number): number;
  FPDFLink_GetAnnotRect(link: number, rect: number): number;
  FPDFLink_CountQuadPoints(link: number): number;
  FPDFLink_GetQuadPoints(link: number, index: number, quad: number): number;
  FPDFAction_GetType(action: number): number;
  FPDFAction_GetURIPath(document: number, action: number, buffer: number, size: number): number;
  FPDF_StructTree_GetForPage(page: number): number;
  FPDF_StructTree_Close(tree: number): void;
  FPDF_StructTree_CountChildren(tree: number): number;
  FPDF_StructTree_GetChildAtIndex(tree: number, index: number): number;
  FPDF_StructElement_CountChildren(element: number): number;
  FPDF_StructElement_GetChildAtIndex(element: number, index: number): number;
  FPDF_StructElement_GetChildMarkedContentID(element: number, index: number): number;
  FPDF_StructElement_GetMarkedContentID(element: number): number;
  FPDF_StructElement_GetType(element: number, buffer: number, size: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): void;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** Views of the instance's memory. Fetch them again after any call that can allocate: growth replaces the buffers. */
export interface PdfiumMemory {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
}

export interface Pdfium {
  readonly call: PdfiumExports;
  readonly memory: PdfiumMemory;
}

// creating a decoder costs more than reading a name with it
const UTF_16 = new TextDecoder('utf-16le');
const UTF_8 = new TextDecoder();

/** Reads a zero-terminated UTF-16LE string of `bytes` bytes, including the terminator, as PDFium's getters write it. */
export function readUtf16(memory: PdfiumMemory, pointer: number, bytes: number): string {
  return UTF_16.decode(memory.HEAPU8.subarray(pointer, pointer + Math.max(0, bytes - 2)));
}

/** Reads `bytes` bytes of UTF-8, including the zero terminator. */
export function readUtf8(memory: PdfiumMemory, pointer: number, bytes: number): string {
  return UTF_8.decode(memory.HEAPU8.subarray(pointer, pointer + Math.max(0, bytes - 1)));
}
