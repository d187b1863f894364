import { render } from 'preact';
import { followLinks } from './router.ts';
import { findRoute } from './routes.ts';
import { SessionProvider } from './session.tsx';
import { Shell } from './shell/shell.tsx';

followLinks((path) => findRoute(path) !== null);
render(
  <SessionProvider>
    <Shell />
  </SessionProvider>,
  document.getElementById('app')!,
);
