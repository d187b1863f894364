import { useEffect, useRef } from 'preact/hooks';
import type { PdfReading } from '../../../contract/pdf-review.ts';

/** Scrolling to a place ends within this time; until then the picture keeps that place. */
const SETTLE_MS = 800;

/**
 * Makes the picture show the page of the text in the upper part of the window.
 *
 * @param hidden true when the text is not shown
 * @returns a function that keeps the picture where it is while the text scrolls to a place
 */
export function useFollowedPage(
  text: { readonly current: HTMLElement | null },
  reading: PdfReading,
  hidden: boolean,
  setPage: (page: number) => void,
): () => void {
  const until = useRef(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (performance.now() < until.current) return;
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const index = Number((seen?.target as HTMLElement | undefined)?.dataset['paragraph'] ?? Number.NaN);
        const paragraph = reading.paragraphs[index];
        if (paragraph) setPage(paragraph.page);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const element of text.current?.querySelectorAll('[data-paragraph]') ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [reading, hidden]);
  return () => {
    until.current = performance.now() + SETTLE_MS;
  };
}
