import { counted } from '../../languages/numbers.ts';
import type { PdfWords } from './words.ts';

export const de: PdfWords = {
  keyCopy: 'kopieren',
  keyLeaveOut: 'weglassen',
  keyClose: 'schließen',
  inMargin: (n) =>
    `${counted(n, 'Notiz steht', 'Notizen stehen')} neben dem Absatz, weil die Seite die Wörter als Bild zeigt.`,
  savedWith: (name, n) => `${name} wurde mit ${counted(n, 'Notiz', 'Notizen')} gespeichert.`,
  copyAll: 'Ganzen Text kopieren',
  annotated: 'PDF mit Notizen herunterladen',
  page: (n) => `Seite ${n}`,
  pageOfFile: (n, name) => `Seite ${n} von ${name}`,
  pageOf: (n, all) => `Seite ${n} von ${all}`,
  leaveOut: 'Weglassen',
  found: 'Was gefunden wurde',
  pageBefore: 'Vorige Seite',
  pageAfter: 'Nächste Seite',
  besidePage: 'Was neben der Seite steht',
  list: 'Liste',
  takeBack: (n) => `${n} Weggelassene zurückholen`,
  previousSuggestion: 'Voriger Vorschlag',
  nextSuggestion: 'Nächster Vorschlag',
  leftOut: (words) => `„${words}“ wird weggelassen.`,
  copiedWords: (words) => `„${words}“ kopiert.`,
  copyByHand: 'Markieren und kopieren Sie es.',
  checked: 'Geprüft',
  checkedOf: (done, all) => `${done} von ${counted(all, 'Absatz', 'Absätzen')} geprüft`,
  allChecked: (n) => `${counted(n, 'Absatz', 'Absätze')} geprüft`,
  noText: 'Es wurde kein Text gefunden: Die Seiten sind Bilder. Lassen Sie den Text zuerst erkennen (OCR).',
  foundSoFar: 'Bisher nichts gefunden.',
};
