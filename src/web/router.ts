import { useEffect, useState } from 'preact/hooks';

/** Moves to another page without a reload; `replace` leaves no entry in the history. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Path of the current page. */
export function usePath(): string {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const update = () => setPath(location.pathname);
    addEventListener('popstate', update);
    return () => removeEventListener('popstate', update);
  }, []);
  return path;
}

/**
 * Lets plain links move within the page. Files for download, other sites, new tabs and addresses of the API stay with the
 * browser.
 */
export function followLinks(isPage: (path: string) => boolean): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!isPage(link.pathname)) return;
    // The browser itself handles links within the page.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

/** Parameters of `pattern` (`/documents/:id`, `/docs/*`) in `path`; null when it does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = (path.replace(/(?<!\/)\/+$/, '') || '/').split('/');
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part === '*') {
      params['rest'] = given.slice(i).join('/');
      return params;
    }
    const value = given[i];
    if (value === undefined || (part.startsWith(':') && value === '')) return null;
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return given.length === wanted.length ? params : null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
