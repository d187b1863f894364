/**
 * A half-open range of UTF-16 code units: `text.slice(span.start, span.end)` is what it covers.
 * Every offset in Emend, inside and on the wire, is one of these.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}
