import { render } from 'preact';
import { loadWords } from './languages/language.ts';
import { followLinks } from './router.ts';
import { findRoute } from './routes.ts';
import { SessionProvider } from './session.tsx';
import { Shell } from './shell/shell.tsx';

followLinks((path) => findRoute(path) !== null);
void loadWords().then(() =>
  render(
    <SessionProvider>
      <Shell />
    </SessionProvider>,
    document.getElementById('app')!,
  ),
);
