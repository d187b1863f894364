import type { SignWords } from './words.ts';

export const es: SignWords = {
  signIn: 'Iniciar sesión',
  noAccount: '¿Aún no tiene cuenta?',
  createOne: 'Cree una',
  closed: 'El registro está cerrado. Pida una invitación a un administrador.',
  closedHead: 'El registro está cerrado',
  closedAbout: 'Pida una invitación a un administrador de esta instalación.',
  create: 'Crear cuenta',
  createFirst: 'Crear la primera cuenta',
  firstAbout: 'Aquí todavía no hay ninguna cuenta. La primera será la administradora de esta instalación.',
  haveOne: '¿Ya tiene una cuenta?',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: (shortest) =>
    `Al menos ${shortest} caracteres. Unas cuantas palabras seguidas son fáciles de recordar y difíciles de adivinar.`,
  invited: 'Cree su cuenta',
  reset: 'Elija una contraseña nueva',
  resetAction: 'Cambiar la contraseña',
  linkFails: 'Este enlace no funciona',
  linkMissing: 'Esta dirección no contiene ningún enlace. Copie el enlace completo que le dieron.',
};
