import { useEffect } from 'preact/hooks';

/** Sets the title of the browser's tab; the page's `<h1>` says the same. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Emend' ? title : `${title} – Emend`;
  }, [title]);
}
