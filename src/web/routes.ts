import type { ComponentType } from 'preact';
import { matchPath } from './router.ts';

export interface PageProps {
  /** Parameters of the path; `rest` is what `*` stands for. */
  readonly params: Readonly<Record<string, string>>;
}

export type Page = ComponentType<PageProps>;

export interface Route {
  /** `:name` is one segment, `*` any number of them. The server knows the first segment (`src/http/routes/web.ts`). */
  readonly path: string;
  /** Who may see the page; others are asked to sign in. The service decides where it accepts guests. */
  readonly access: 'everyone' | 'guests' | 'signed-in';
  /** False when the page is in English, whatever the language of the reader. */
  readonly translated?: false;
  /** Loads the page's own file when it is needed. */
  readonly load: () => Promise<Page>;
}

const home = () => import('./home/home-page.tsx');
const sign = () => import('./sign/sign-pages.tsx');
const link = () => import('./sign/link-page.tsx');
const signedIn = () => import('./sign/signed-in-page.tsx');
const review = () => import('./review/review-page.tsx');
const texts = () => import('./texts/texts-page.tsx');
const documents = () => import('./documents/documents-page.tsx');
const manuscript = () => import('./manuscript/manuscript-page.tsx');
const portal = () => import('./portal/portal-page.tsx');
const join = () => import('./portal/team/join-page.tsx');
const docs = () => import('./docs/docs-page.tsx');

/** Every page; the first route that matches is shown. */
const ROUTES: readonly Route[] = [
  { path: '/', access: 'everyone', load: () => home().then(({ HomePage }) => HomePage) },
  { path: '/login', access: 'everyone', load: () => sign().then(({ SignInPage }) => SignInPage) },
  { path: '/signup', access: 'everyone', load: () => sign().then(({ SignUpPage }) => SignUpPage) },
  { path: '/link', access: 'everyone', load: () => link().then(({ LinkPage }) => LinkPage) },
  { path: '/signed-in', access: 'everyone', load: () => signedIn().then(({ SignedInPage }) => SignedInPage) },
  { path: '/review', access: 'guests', load: () => review().then(({ ReviewPage }) => ReviewPage) },
  { path: '/review/:id', access: 'guests', load: () => review().then(({ ReviewPage }) => ReviewPage) },
  { path: '/texts', access: 'signed-in', load: () => texts().then(({ TextsPage }) => TextsPage) },
  {
    path: '/texts/errors',
    access: 'signed-in',
    load: () => texts().then(({ ErrorsPage }) => ErrorsPage),
  },
  {
    path: '/documents',
    access: 'signed-in',
    load: () => documents().then(({ DocumentsPage }) => DocumentsPage),
  },
  {
    path: '/documents/pdf/:id',
    access: 'signed-in',
    load: () => documents().then(({ PdfPage }) => PdfPage),
  },
  {
    path: '/documents/:id',
    access: 'signed-in',
    load: () => documents().then(({ DocumentPage }) => DocumentPage),
  },
  {
    path: '/reports',
    access: 'signed-in',
    load: () => documents().then(({ ReportsPage }) => ReportsPage),
  },
  {
    path: '/reports/:id',
    access: 'signed-in',
    load: () => documents().then(({ ReportPage }) => ReportPage),
  },
  {
    path: '/manuscript',
    access: 'signed-in',
    load: () => manuscript().then(({ ManuscriptPage }) => ManuscriptPage),
  },
  { path: '/join', access: 'everyone', load: () => join().then(({ JoinPage }) => JoinPage) },
  {
    path: '/portal/*',
    access: 'signed-in',
    load: () => portal().then(({ PortalPage }) => PortalPage),
  },
  { path: '/docs/*', translated: false, access: 'everyone', load: () => docs().then(({ DocsPage }) => DocsPage) },
];

export function findRoute(path: string): { readonly route: Route; readonly params: Record<string, string> } | null {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return null;
}
