import { openPane } from '../pane/pane.tsx';
import { createOnlyOfficeHost } from './onlyoffice-host.ts';
import type { Asc as AscObject } from './plugin-api.ts';

/** Set by plugins.js. */
declare const Asc: AscObject;

Asc.plugin.init = () => openPane(createOnlyOfficeHost(Asc), document.querySelector<HTMLElement>('#pane')!);
// -1: the writer closes the panel
Asc.plugin.button = (id) => {
  if (id === -1) Asc.plugin.executeCommand('close', '');
};
