import type { SignWords } from './words.ts';

export const de: SignWords = {
  signIn: 'Anmelden',
  noAccount: 'Noch kein Konto?',
  createOne: 'Eines anlegen',
  closed: 'Die Registrierung ist geschlossen. Bitten Sie einen Administrator um eine Einladung.',
  closedHead: 'Die Registrierung ist geschlossen',
  closedAbout: 'Bitten Sie einen Administrator dieser Installation um eine Einladung.',
  create: 'Konto anlegen',
  createFirst: 'Das erste Konto anlegen',
  firstAbout: 'Hier gibt es noch kein Konto. Das erste wird Administrator dieser Installation.',
  haveOne: 'Sie haben schon ein Konto?',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: (shortest) =>
    `Mindestens ${shortest} Zeichen. Einige Wörter hintereinander sind leicht zu merken und schwer zu erraten.`,
  invited: 'Ihr Konto anlegen',
  reset: 'Ein neues Passwort wählen',
  resetAction: 'Passwort ändern',
  linkFails: 'Dieser Link funktioniert nicht',
  linkMissing: 'Diese Adresse enthält keinen Link. Kopieren Sie den ganzen Link, den Sie bekommen haben.',
};
