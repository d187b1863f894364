import { openPane } from '../pane/pane.tsx';
import type { OfficeApi, WordApi } from './word-api.ts';
import { createWordHost } from './word-host.ts';

/** Both are set by office.js. */
declare const Office: OfficeApi;
declare const Word: WordApi;

const place = document.querySelector<HTMLElement>('#pane')!;
const { host } = await Office.onReady();
if (host === 'Word' && Office.context.requirements.isSetSupported('WordApi', '1.4'))
  openPane(createWordHost(Word), place);
else
  place.textContent =
    'Emend needs Microsoft 365, Word 2024 or Word on the web: earlier versions cannot track what an add-in changes.';
