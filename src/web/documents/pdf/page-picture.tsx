import type { PageBox, PdfReading } from '../../../contract/pdf-review.ts';
import { pagePicture } from '../../api/pdfs.ts';
import { PDF as phrases } from './words.ts';

/** Width in pixels: sharp on a screen of double density at the width of the pane. */
const WIDTH = 1_200;

/** The page as it is printed; it marks the places of one paragraph and of words in it, and a click on it leads to the text there. */
export function PagePicture({
  id,
  filename,
  reading,
  page,
  marked,
  words,
  onPage,
  onParagraph,
}: {
  readonly id: string;
  readonly filename: string;
  readonly reading: PdfReading;
  readonly page: number;
  /** Index of the paragraph that is marked. */
  readonly marked: number | null;
  /** The places of the words that the open card explains. */
  readonly words: readonly PageBox[];
  readonly onPage: (page: number) => void;
  readonly onParagraph: (index: number) => void;
}) {
  const size = reading.pages[page - 1];
  const { width, height } = size && size.width > 0 ? size : { width: 595, height: 842 };
  const boxes = marked === null ? [] : (reading.paragraphs[marked]?.boxes ?? []).filter((box) => box.page === page);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const styleOf = (box: PageBox) => ({
    left: percent(box.left, width),
    top: percent(height - box.top, height),
    width: percent(box.right - box.left, width),
    height: percent(box.top - box.bottom, height),
  });
  const follow = (event: MouseEvent) => {
    const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const x = ((event.clientX - frame.left) / frame.width) * width;
    const y = height - ((event.clientY - frame.top) / frame.height) * height;
    const hit = reading.paragraphs.findIndex(({ boxes: own }) =>
      own.some((box) => box.page === page && x >= box.left && x <= box.right && y >= box.bottom && y <= box.top),
    );
    if (hit >= 0) onParagraph(hit);
  };
  return (
    <figure class="page-picture">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's short cut; the text itself is beside it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        class="page-sheet"
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height }}
        onClick={follow}
      >
        <img
          key={page}
          src={pagePicture(id, page, WIDTH)}
          alt={phrases.pageOfFile(page, filename)}
          width={Math.round(width)}
          height={Math.round(height)}
        />
        {boxes.map((box) => (
          <span key={`${box.left}-${box.top}`} class="page-box" style={styleOf(box)} />
        ))}
        {words
          .filter((box) => box.page === page)
          .map((box) => (
            <span key={`${box.left}-${box.top}`} class="page-words" style={styleOf(box)} />
          ))}
      </div>
      <figcaption class="page-turn">
        <button
          type="button"
          class="button button-small"
          aria-label={phrases.pageBefore}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          ‹
        </button>
        <span class="small number" aria-live="polite">
          {phrases.pageOf(page, reading.pages.length)}
        </span>
        <button
          type="button"
          class="button button-small"
          aria-label={phrases.pageAfter}
          disabled={page >= reading.pages.length}
          onClick={() => onPage(page + 1)}
        >
          ›
        </button>
      </figcaption>
    </figure>
  );
}
