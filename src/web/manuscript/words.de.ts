import { counted } from '../languages/numbers.ts';
import type { ManuscriptWords } from './words.ts';

const GROUPS: Readonly<Record<string, string>> = {
  'title-and-abstract': 'Titel und Abstract',
  numbers: 'Zahlen',
  'figures-and-tables': 'Abbildungen und Tabellen',
  references: 'Literatur',
  terms: 'Begriffe und Abkürzungen',
  tenses: 'Zeiten',
};

export const de: ManuscriptWords = {
  title: 'Manuskriptprüfung',
  lead: 'Findet, worüber Gutachter stolpern würden: p-Werte, die nicht zu ihren Tests passen, Prozentangaben, die nicht zu den Anzahlen passen, Abbildungen, Tabellen und Literaturangaben, die nicht zitiert sind oder fehlen, Abkürzungen und Begriffe. Ihre Datei wird weder verändert noch aufbewahrt.',
  choose: 'Manuskript auswählen',
  hint: 'Word, OpenDocument, RTF, LaTeX (eine Quelldatei oder ein Zip des Projekts), PDF, Markdown und reiner Text.',
  kind: 'keine Word-, OpenDocument-, RTF-, LaTeX- oder PDF-Datei und kein Text',
  remedy:
    'Öffnen Sie sie in dem Programm, mit dem sie erstellt wurde, und speichern Sie sie als Word-Dokument (.docx) oder PDF.',
  checking: 'Wird geprüft …',
  another: 'Andere Datei prüfen',
  asSent: 'Zur Datei, wie Sie sie gesendet haben. Nichts davon ist eine nachverfolgte Änderung.',
  group: (group, title) => GROUPS[group] ?? title,
  nothingFound: 'Nichts gefunden',
  findings: (n) => counted(n, 'Befund', 'Befunde'),
  inWords: (n) => `in ${counted(n, 'Wort', 'Wörtern')}.`,
  quiet: (names) => `Nichts unter: ${names}.`,
  copyList: 'Liste kopieren',
  section: (name) => `Abschnitt „${name}“`,
  paragraph: (number) => `Absatz ${number}`,
  tensesTitle: 'Zeiten der Abschnitte',
  sectionHead: 'Abschnitt',
  pastAnd: 'Vergangenheit und',
  present: 'Gegenwart',
  noHeading: 'Ohne Überschrift',
  abstract: 'Abstract',
  pastAndPresent: (past, present) => `${past} Vergangenheit, ${present} Gegenwart`,
  tenseAbout:
    'Verben, die ihre Zeit an der Form zeigen („was“, „are“, „we added“). Methoden und Ergebnisse stehen meist in der Vergangenheit; Bekanntes und Schlussfolgerungen in der Gegenwart.',
};
