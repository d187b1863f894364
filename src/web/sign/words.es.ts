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
  showTyped: 'Mostrar lo escrito',
  forgotten:
    '¿Ha olvidado la contraseña? Un administrador de esta instalación puede darle un enlace para elegir una nueva.',
  passwordHint: (shortest) =>
    `Al menos ${shortest} caracteres. Unas cuantas palabras seguidas son fáciles de recordar y difíciles de adivinar.`,
  invited: 'Cree su cuenta',
  reset: 'Elija una contraseña nueva',
  resetAction: 'Cambiar la contraseña',
  linkFails: 'Este enlace no funciona',
  continueWith: (name) => `Continuar con ${name}`,
  or: 'o con una contraseña',
  linkElsewhere: (name) =>
    `Aquí se inicia sesión a través de ${name}. Continúe allí con esta dirección para usar el enlace.`,
  failedOtherwise: (name) =>
    `No se pudo iniciar sesión a través de ${name}. Empiece de nuevo o pregunte a un administrador.`,
  failures: {
    'oidc.away': (name) => `${name} no responde en este momento. Inténtelo más tarde.`,
    'oidc.denied': (name) =>
      `${name} no le dejó entrar, o usted lo interrumpió allí. Empiece de nuevo o pregunte a quien lo administra.`,
    'oidc.refused': (name) =>
      `La respuesta de ${name} no se pudo comprobar, así que no se inició ninguna sesión. Empiece de nuevo; si vuelve a ocurrir, avise a un administrador.`,
    'oidc.expired': () =>
      `Este inicio de sesión tardó demasiado, ya había terminado o empezó en otro navegador. Empiece de nuevo.`,
    'oidc.no-address': (name) =>
      `${name} no dio ninguna dirección de correo confirmada, y una cuenta la necesita. Confirme allí su dirección o pregunte a un administrador.`,
    'oidc.not-admitted': (name) => `Su cuenta de ${name} no se puede usar aquí. Pregunte a un administrador.`,
    'oidc.address-taken': (name) =>
      `Hay una cuenta con su dirección de correo que no está vinculada a ${name}. Inicie sesión con su contraseña y vincúlela en la página Cuenta, o pida a un administrador que lo permita.`,
    'oidc.connected-elsewhere': (name) =>
      `Esa cuenta de ${name} está vinculada aquí a otra cuenta. Desvincúlela allí primero.`,
    'oidc.connected-already': (name) =>
      `Esta cuenta está vinculada a otra cuenta de ${name}. Desvincule primero esa otra.`,
    'auth.account-disabled': (name) =>
      `La cuenta a la que lleva ${name} está desactivada. Pregunte a un administrador.`,
    'account.sign-up-closed': (name) =>
      `${name} le conoce, pero aquí no hay ninguna cuenta para usted y el registro está cerrado. Pida una invitación a un administrador.`,
  },
  linkMissing: 'Esta dirección no contiene ningún enlace. Copie el enlace completo que le dieron.',
};
