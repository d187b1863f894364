import { counted } from '../../languages/numbers.ts';
import type { PdfWords } from './words.ts';

export const es: PdfWords = {
  keyCopy: 'copiar',
  keyLeaveOut: 'omitir',
  keyClose: 'cerrar',
  inMargin: (n) =>
    `${counted(n, 'nota está', 'notas están')} junto al párrafo, porque la página muestra las palabras como imagen.`,
  savedWith: (name, n) => `Se guardó ${name} con ${counted(n, 'nota', 'notas')}.`,
  copyAll: 'Copiar todo el texto',
  annotated: 'Descargar PDF con notas',
  page: (n) => `Página ${n}`,
  pageOfFile: (n, name) => `Página ${n} de ${name}`,
  pageOf: (n, all) => `Página ${n} de ${all}`,
  leaveOut: 'Omitir',
  found: 'Lo que se encontró',
  pageBefore: 'Página anterior',
  pageAfter: 'Página siguiente',
  besidePage: 'Qué se muestra junto a la página',
  list: 'Lista',
  takeBack: (n) => `Recuperar ${n} omitidas`,
  previousSuggestion: 'Sugerencia anterior',
  nextSuggestion: 'Sugerencia siguiente',
  leftOut: (words) => `«${words}» se omite.`,
  copiedWords: (words) => `Se copió «${words}».`,
  copyByHand: 'Selecciónelo y cópielo.',
  checked: 'Revisado',
  checkedOf: (done, all) => `${done} de ${counted(all, 'párrafo revisado', 'párrafos revisados')}`,
  allChecked: (n) => counted(n, 'párrafo revisado', 'párrafos revisados'),
  noText: 'No se encontró texto: las páginas son imágenes. Reconozca primero su texto (OCR).',
  foundSoFar: 'Nada encontrado hasta ahora.',
};
