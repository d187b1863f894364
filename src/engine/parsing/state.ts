/** No token: outside the sentence, or no dependent found yet. */
export const NONE = -1;

/**
 * Configuration of an arc-hybrid parser (Kuhlmann, Gómez-Rodríguez, Satta 2011): a stack, a buffer, and the arcs so far.
 * Tokens are 0 to length-1; the artificial root is number `length`, at the end of the buffer (Ballesteros, Nivre 2013).
 */
export class ParserState {
  readonly length: number;
  readonly heads: Int32Array;
  readonly labels: Uint8Array;
  /** Leftmost and rightmost dependents, the last one found first. */
  readonly left1: Int32Array;
  readonly left2: Int32Array;
  readonly right1: Int32Array;
  readonly right2: Int32Array;
  readonly leftCount: Uint8Array;
  readonly rightCount: Uint8Array;
  private readonly stack: Int32Array;
  depth = 0;
  /** First token of the buffer. */
  front = 0;

  constructor(length: number) {
    this.length = length;
    this.heads = new Int32Array(length + 1).fill(NONE);
    this.labels = new Uint8Array(length + 1).fill(255);
    this.left1 = new Int32Array(length + 1).fill(NONE);
    this.left2 = new Int32Array(length + 1).fill(NONE);
    this.right1 = new Int32Array(length + 1).fill(NONE);
    this.right2 = new Int32Array(length + 1).fill(NONE);
    this.leftCount = new Uint8Array(length + 1);
    this.rightCount = new Uint8Array(length + 1);
    this.stack = new Int32Array(length + 1);
  }

  /** Returns the k-th token from the top of the stack, or NONE. */
  top(k: number): number {
    return k < this.depth ? this.stack[this.depth - 1 - k]! : NONE;
  }

  /** Returns the k-th token of the buffer; the root is the last, followed by NONE. */
  ahead(k: number): number {
    return this.front + k <= this.length ? this.front + k : NONE;
  }

  get finished(): boolean {
    return this.front === this.length && this.depth === 0;
  }

  canShift(): boolean {
    return this.front < this.length;
  }

  canLeft(): boolean {
    return this.depth > 0;
  }

  canRight(): boolean {
    return this.depth > 1;
  }

  shift(): void {
    this.stack[this.depth++] = this.front++;
  }

  /** Makes the front of the buffer the head of the top of the stack. */
  leftArc(label: number): void {
    const dependent = this.stack[--this.depth]!;
    const head = this.front;
    this.heads[dependent] = head;
    this.labels[dependent] = label;
    this.left2[head] = this.left1[head]!;
    this.left1[head] = dependent;
    this.leftCount[head]!++;
  }

  /** Makes the token below it the head of the top of the stack. */
  rightArc(label: number): void {
    const dependent = this.stack[--this.depth]!;
    const head = this.stack[this.depth - 1]!;
    this.heads[dependent] = head;
    this.labels[dependent] = label;
    this.right2[head] = this.right1[head]!;
    this.right1[head] = dependent;
    this.rightCount[head]!++;
  }
}
