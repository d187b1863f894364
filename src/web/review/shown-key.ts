/** How a key is named here: on a Mac the browser names the Ctrl key Cmd. */
export function shownKey(key: string): string {
  return navigator.platform.startsWith('Mac')
    ? key.replace('Ctrl+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧')
    : key;
}
