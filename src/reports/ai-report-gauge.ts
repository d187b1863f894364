import { bandOf } from '../detection/types.ts';
import { BAND_STYLES } from './band-styles.ts';
import { artifact, content, element, GREY, INK, type ReportPage } from './report-page.ts';
import { drawLine, widthOf } from './report-text.ts';

/** Angle of a score on the half circle: 0 at the left, 100 at the right. */
const angle = (score: number): number => Math.PI * (1 - score / 100);

/** Draws the score as a half circle with a pointer and writes the names of the bands at their limits. The centre of the circle is at (x, y). */
export function drawGauge(page: ReportPage, score: number | null, x: number, y: number, radius: number): void {
  const { pdf } = page;
  const inner = radius * 0.72;
  const point = (r: number, a: number): string =>
    `${(x + r * Math.cos(a)).toFixed(2)} ${(y - r * Math.sin(a)).toFixed(2)}`;
  const segment = (from: number, to: number, colour: string): void => {
    const [a, b] = [angle(from), angle(to)];
    const r = radius.toFixed(2);
    const s = inner.toFixed(2);
    pdf
      .path(
        `M ${point(radius, a)} A ${r} ${r} 0 0 1 ${point(radius, b)} L ${point(inner, b)} A ${s} ${s} 0 0 0 ${point(inner, a)} Z`,
      )
      .fill(colour);
  };
  artifact(page, () => {
    const none = score === null;
    segment(0, 0.9, none ? '#dfe3ea' : BAND_STYLES.green.strong);
    segment(1.4, 35.3, none ? '#dfe3ea' : BAND_STYLES.yellow.strong);
    segment(35.8, 70.3, none ? '#dfe3ea' : BAND_STYLES.orange.strong);
    segment(70.8, 100, none ? '#dfe3ea' : BAND_STYLES.red.strong);
    if (none) return;
    const a = angle(score);
    const tip = point(radius * 1.03, a);
    // a pointer with a white rim, so that it stands out on every segment
    const wing = 0.045;
    const pointer = `M ${tip} L ${point(inner * 0.84, a + wing)} L ${point(inner * 0.84, a - wing)} Z`;
    pdf.path(pointer).lineWidth(2).stroke('#ffffff');
    pdf.path(pointer).fill(INK);
    for (const mark of [0, 36, 71, 100]) {
      const text = String(mark);
      const r = radius + 9;
      const place = angle(mark);
      const width = widthOf(page, text, 'sans', 7.5);
      drawLine(page, text, x + r * Math.cos(place) - width / 2, y - r * Math.sin(place) - 6, {
        size: 7.5,
        colour: GREY,
      });
    }
  });
  const figure = element(page, page.root, 'P', {
    alt: score === null ? 'No score' : `Score ${score} of 100, band ${bandOf(score)}`,
  });
  content(page, figure, 'P', () => {
    const text = score === null ? '–' : String(score);
    const colour = score === null ? GREY : BAND_STYLES[bandOf(score)].ink;
    drawLine(page, text, x - widthOf(page, text, 'display', 0.38 * radius) / 2, y - 0.43 * radius, {
      face: 'display',
      size: 0.38 * radius,
      colour,
    });
    const below = score === null ? 'no score' : 'score, of 100';
    drawLine(page, below, x - widthOf(page, below, 'sans', 9) / 2, y - 1, { size: 9, colour: GREY });
  });
  figure.end();
}
