import { counted } from '../languages/numbers.ts';
import type { ManuscriptWords } from './words.ts';

const GROUPS: Readonly<Record<string, string>> = {
  'title-and-abstract': 'Título y resumen',
  numbers: 'Números',
  'figures-and-tables': 'Figuras y tablas',
  references: 'Referencias',
  terms: 'Términos y abreviaturas',
  tenses: 'Tiempos verbales',
};

export const es: ManuscriptWords = {
  title: 'Revisión de manuscritos',
  lead: 'Encuentra lo que llamaría la atención de un revisor: valores p que no se siguen de sus pruebas, porcentajes que no cuadran con sus recuentos, figuras, tablas y referencias sin citar o ausentes, abreviaturas y términos. Su archivo no se modifica ni se conserva.',
  choose: 'Elegir un manuscrito',
  hint: 'Word, OpenDocument, RTF, LaTeX (una fuente o un zip del proyecto), PDF, Markdown y texto sin formato.',
  kind: 'un archivo de Word, OpenDocument, RTF, LaTeX o PDF ni un texto',
  remedy: 'Ábralo en el programa con el que se creó y guárdelo como documento de Word (.docx) o PDF.',
  checking: 'Comprobando …',
  another: 'Revisar otro archivo',
  asSent: 'Sobre el archivo tal como lo envió. Nada de esto es un cambio con control de cambios.',
  group: (group, title) => GROUPS[group] ?? title,
  nothingFound: 'No se encontró nada',
  findings: (n) => counted(n, 'hallazgo', 'hallazgos'),
  inWords: (n) => `en ${counted(n, 'palabra', 'palabras')}.`,
  quiet: (names) => `Nada en: ${names}.`,
  copyList: 'Copiar la lista',
  section: (name) => `Sección «${name}»`,
  paragraph: (number) => `Párrafo ${number}`,
  tensesTitle: 'Tiempos verbales de las secciones',
  sectionHead: 'Sección',
  pastAnd: 'Pasado y',
  present: 'presente',
  noHeading: 'Sin título',
  abstract: 'Resumen',
  pastAndPresent: (past, present) => `${past} en pasado, ${present} en presente`,
  tenseAbout:
    'Verbos cuya forma muestra el tiempo («was», «are», «we added»). Los métodos y los resultados suelen ir en pasado; lo que ya se sabe, y lo que se sigue de ello, en presente.',
};
