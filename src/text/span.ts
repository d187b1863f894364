/**
 * A half-open range of UTF-16 code units: `text.slice(span.start, span.end)` is what it covers.
 * Every offset in Emend, inside and on the wire, is one of these.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True when the two ranges share at least one code unit. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** True when `inner` lies within `outer` (equal ends allowed). */
export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
