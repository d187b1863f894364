import { counted } from '../languages/numbers.ts';
import type { TextsWords } from './words.ts';

export const es: TextsWords = {
  title: 'Mis textos',
  commonest: 'Sus errores más frecuentes',
  search: 'Buscar en mis textos',
  serverMissing: 'En esta lista faltan los textos que están en el servidor.',
  nothingYet: 'Todavía no hay nada. Lo que escriba en «Escribir» aparece aquí hasta que lo elimine.',
  noMatch: 'Ningún texto contiene estas palabras.',
  about:
    'Los textos se guardan hasta que los elimine: solo en este navegador o en el servidor, cifrados con una clave de su cuenta. El lugar se elige al escribir, al final de la barra de herramientas.',
  noErrors: 'Todavía no hay nada. Lo que acepte en «Escribir» aparece aquí, con la frase tal como la escribió.',
  write: 'Empezar a escribir',
  fromLast: (n) => `De las últimas ${counted(n, 'corrección', 'correcciones')} que aceptó en este navegador.`,
  times: (n) => counted(n, 'vez', 'veces'),
  onlyHere: 'Estas frases se guardan solo en este navegador.',
  deleteThese: 'Eliminar estas frases',
  more: 'Más',
  chooseWhere: 'Elija dónde se guarda este texto',
  noRoom: 'En este navegador no hay espacio para guardar el texto',
  inBrowser: 'Solo en este navegador',
  onServer: 'En el servidor',
  saving: 'Guardando …',
  notYet: 'Todavía no está en el servidor',
  refused: 'No se guarda en el servidor',
  browserAbout:
    'El texto sale de este navegador solo para revisarse. Se pierde si se eliminan los datos del navegador.',
  serverAbout: 'Cifrado con una clave de su cuenta. Puede abrirlo desde cualquier navegador en el que inicie sesión.',
  whereTitle: 'Dónde se guarda este texto',
  place: 'Lugar',
  whereAbout:
    'En ambos lugares el texto se guarda hasta que lo elimine. Los textos nuevos se guardan donde guardó el último.',
  keepThere: 'Guardarlo ahí',
  untitled: 'Sin nombre',
};
