/** The name of a key on this machine: on a Mac the Cmd key takes the place of Ctrl. */
export function shownKey(key: string): string {
  return navigator.platform.startsWith('Mac')
    ? key.replace('Ctrl+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧')
    : key;
}
