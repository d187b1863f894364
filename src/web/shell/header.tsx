import { useSession } from '../session.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { SHELL as words } from './words.ts';

const places = () => [
  { href: '/review', name: words.review },
  { href: '/documents', name: words.documents },
  { href: '/reports', name: words.reports },
  { href: '/manuscript', name: words.manuscripts },
  { href: '/portal', name: words.developers },
  { href: '/docs', name: words.docs },
];

export function Header({ path }: { readonly path: string }) {
  const { state } = useSession();
  return (
    <header class="header">
      <div class="header-inner">
        <a class="brand" href="/">
          <Mark />
          Emend
        </a>
        <nav class="places" aria-label={words.main}>
          {places().map(({ href, name }) => (
            <a
              key={href}
              href={href}
              aria-current={path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <div class="header-end">
          <LanguageSwitch />
          <ThemeSwitch />
          {state && <AccountMenu account={state.account} />}
        </div>
      </div>
    </header>
  );
}

/** The logo: a caret under which a wave becomes a straight line. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M8 20.5q3-4 6 0t6 0 4-2" />
      <path d="M11 14.5 16 7l5 7.5" />
    </svg>
  );
}
