/**
 * A half-open range of UTF-16 code units: `text.slice(span.start, span.end)` is what it covers.
 * Every offset in Emend, internal or in the API, has this form.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}
