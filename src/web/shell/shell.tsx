import { useEffect, useRef, useState } from 'preact/hooks';
import { language, loadWords } from '../languages/language.ts';
import { navigate, usePath } from '../router.ts';
import { findRoute, type Page, type Route } from '../routes.ts';
import { useEntry, useSession } from '../session.tsx';
import { Header } from './header.tsx';
import { LostPage, UnreachablePage } from './lost-pages.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SHELL } from './words.ts';

interface Shown {
  readonly path: string;
  readonly access: Route['access'];
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** The frame of every page: header, the page itself, and the change from one page to the next. */
export function Shell() {
  useEffect(() => {
    document.documentElement.lang = language;
  }, []);
  const path = usePath();
  const { state, failure, ended } = useSession();
  const found = findRoute(path);
  useSignInRedirect(useEntry(found?.route.access), path);
  const shown = usePage(found, path);
  useArrival(path, shown?.path ?? path);

  // During a redirect to the sign-in page the previous page is still the current one; nobody may see it then.
  const maySee = useEntry(shown?.access);
  const waiting = shown === null || !maySee;
  useVisibleLinks(waiting ? '' : shown.path);
  return (
    <>
      <a class="skip" href="#main">
        {SHELL.skip}
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1} lang={found?.route.translated === false ? 'en' : undefined}>
        {failure ? <UnreachablePage message={failure} /> : !found ? <LostPage /> : waiting ? null : show(shown)}
      </main>
      {ended && state?.account && <SessionEnded email={state.account.email} />}
    </>
  );
}

function show({ page: Page, params }: Shown) {
  return <Page params={params} />;
}

/** Sends people who are not signed in to the sign-in page, which leads back to the page that they asked for. */
function useSignInRedirect(mayEnter: boolean | undefined, path: string): void {
  const closed = mayEnter === false;
  useEffect(() => {
    if (closed) navigate(`/login?next=${encodeURIComponent(path)}`, { replace: true });
  }, [closed, path]);
}

/** The page of a path; until its file is loaded, the previous page stays. */
function usePage(found: ReturnType<typeof findRoute>, path: string): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (!found) return;
    let current = true;
    const { route, params } = found;
    const load = async () => {
      const page = await route.load();
      await loadWords();
      return page;
    };
    load().then(
      (page) => current && setShown({ path, access: route.access, page, params }),
      // A release has replaced the files that this page refers to.
      () => current && location.reload(),
    );
    return () => {
      current = false;
    };
  }, [path]);
  return shown;
}

/** Scrolls the link of the current page into view in rows of links that scroll sideways, as on a phone. */
function useVisibleLinks(path: string): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>('nav [aria-current]')) {
      const row = link.closest('nav')!;
      const { left, width } = link.getBoundingClientRect();
      const { left: start, width: room } = row.getBoundingClientRect();
      if (row.scrollWidth > row.clientWidth) row.scrollLeft += left - start - (room - width) / 2;
    }
  }, [path]);
}

/**
 * After a move, scrolls to the top and puts the focus on the heading, so that a screen reader announces the page; not if somebody, or the
 * page itself, was quicker and has gone to something in the page.
 * @param shown the path of the page that is drawn; it follows `path` when its file is loaded
 */
function useArrival(path: string, shown: string): void {
  const first = useRef(true);
  const left = useRef<Element | null>(null);
  useEffect(() => {
    // A link that led here and stays on the page has the focus because of the move, not since.
    left.current = document.activeElement;
  }, [path]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    const held = document.activeElement;
    if (held !== left.current && held?.closest('main > *')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [shown]);
}
