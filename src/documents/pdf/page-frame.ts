/**
 * Maps PDF user space to the page as displayed: origin of the visible box moved to (0, 0), then the page's /Rotate.
 */
export interface PageFrame {
  /** Left and lower edge of the visible box in user space. */
  readonly x: number;
  readonly y: number;
  /** Degrees to add to a direction in user space: /Rotate turns clockwise, directions count counter-clockwise. */
  readonly turn: number;
  /** Turns a point that has already been moved by (-x, -y). */
  turnPoint(x: number, y: number): [number, number];
  /** Returns the point of user space that is displayed at a point of the page. */
  userPoint(x: number, y: number): [number, number];
}

/**
 * @param box visible box in user space (points)
 * @param quarterTurns /Rotate divided by 90, 0 to 3, clockwise
 */
export function pageFrame(
  box: { left: number; bottom: number; right: number; top: number },
  quarterTurns: number,
): PageFrame {
  const width = box.right - box.left;
  const height = box.top - box.bottom;
  const turns: ((x: number, y: number) => [number, number])[] = [
    (x, y) => [x, y],
    (x, y) => [y, width - x],
    (x, y) => [width - x, height - y],
    (x, y) => [height - y, x],
  ];
  const back: ((x: number, y: number) => [number, number])[] = [
    (x, y) => [x, y],
    (x, y) => [width - y, x],
    (x, y) => [width - x, height - y],
    (x, y) => [y, height - x],
  ];
  const quarter = ((quarterTurns % 4) + 4) % 4;
  return {
    x: box.left,
    y: box.bottom,
    turn: quarter === 0 ? 0 : -90 * quarter,
    turnPoint: turns[quarter]!,
    userPoint(x, y) {
      const [across, up] = back[quarter]!(x, y);
      return [box.left + across, box.bottom + up];
    },
  };
}
