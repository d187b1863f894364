import { useEffect, useRef } from 'preact/hooks';
import { listenToPageKeys } from '../../parts/page-keys.ts';

/** Runs the actions of keys that work on the whole page, by names such as `Mod+Enter`; Mod is Ctrl, or Cmd on a Mac. */
export function usePageKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(
    () =>
      listenToPageKeys((event) => {
        const mod = event.ctrlKey || event.metaKey ? 'Mod+' : '';
        const name = `${mod}${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`;
        const work = current.current[name];
        work?.();
        return work !== undefined;
      }),
    [],
  );
}
