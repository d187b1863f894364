import { counted, figure } from '../languages/numbers.ts';
import type { TextsWords } from './words.ts';

export const de: TextsWords = {
  title: 'Meine Texte',
  commonest: 'Ihre häufigsten Fehler',
  search: 'Meine Texte durchsuchen',
  serverMissing: 'In dieser Liste fehlen die Texte, die auf dem Server liegen.',
  nothingYet: 'Noch nichts hier. Was Sie unter „Schreiben“ verfassen, erscheint hier, bis Sie es löschen.',
  noMatch: 'Kein Text enthält diese Wörter.',
  about:
    'Texte bleiben erhalten, bis Sie sie löschen: nur in diesem Browser oder auf dem Server, verschlüsselt mit einem Schlüssel Ihres Kontos. Den Ort wählen Sie beim Schreiben, am Ende der Werkzeugleiste.',
  noErrors:
    'Noch nichts hier. Was Sie unter „Schreiben“ annehmen, erscheint hier mit dem Satz, wie Sie ihn geschrieben haben.',
  write: 'Schreiben',
  fromLast: (n) =>
    `Aus den letzten ${counted(n, 'Korrektur', 'Korrekturen')}, die Sie in diesem Browser angenommen haben.`,
  times: (n) => `${figure(n)}-mal`,
  onlyHere: 'Diese Sätze liegen nur in diesem Browser.',
  deleteThese: 'Diese Sätze löschen',
  more: 'Mehr',
  chooseWhere: 'Wählen Sie, wo dieser Text liegt',
  noRoom: 'In diesem Browser ist kein Platz für den Text',
  inBrowser: 'Nur in diesem Browser',
  onServer: 'Auf dem Server',
  saving: 'Wird gespeichert …',
  notYet: 'Noch nicht auf dem Server',
  refused: 'Nicht auf dem Server gespeichert',
  browserAbout:
    'Der Text verlässt diesen Browser nur zum Prüfen. Er geht verloren, wenn die Daten des Browsers gelöscht werden.',
  serverAbout:
    'Mit einem Schlüssel Ihres Kontos verschlüsselt. Sie können ihn in jedem Browser öffnen, in dem Sie sich anmelden.',
  whereTitle: 'Wo dieser Text liegt',
  place: 'Ort',
  whereAbout:
    'An beiden Orten bleibt der Text erhalten, bis Sie ihn löschen. Neue Texte liegen dort, wo zuletzt einer lag.',
  keepThere: 'Dort aufbewahren',
  untitled: 'Ohne Namen',
};
