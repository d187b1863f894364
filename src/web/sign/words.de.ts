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
  showTyped: 'Eingabe anzeigen',
  forgotten:
    'Passwort vergessen? Ein Administrator dieser Installation kann Ihnen einen Link geben, mit dem Sie ein neues wählen.',
  passwordHint: (shortest) =>
    `Mindestens ${shortest} Zeichen. Einige Wörter hintereinander sind leicht zu merken und schwer zu erraten.`,
  invited: 'Ihr Konto anlegen',
  reset: 'Ein neues Passwort wählen',
  resetAction: 'Passwort ändern',
  linkFails: 'Dieser Link funktioniert nicht',
  continueWith: (name) => `Weiter mit ${name}`,
  or: 'oder mit einem Passwort',
  linkElsewhere: (name) =>
    `Hier meldet man sich über ${name} an. Melden Sie sich dort mit dieser Adresse an, um den Link zu benutzen.`,
  failedOtherwise: (name) =>
    `Die Anmeldung über ${name} ist fehlgeschlagen. Beginnen Sie noch einmal oder fragen Sie einen Administrator.`,
  failures: {
    'oidc.away': (name) => `${name} antwortet im Moment nicht. Versuchen Sie es später noch einmal.`,
    'oidc.denied': (name) =>
      `${name} hat Sie nicht hineingelassen, oder Sie haben dort abgebrochen. Beginnen Sie noch einmal oder fragen Sie, wer es verwaltet.`,
    'oidc.refused': (name) =>
      `Die Antwort von ${name} ließ sich nicht prüfen, deshalb wurde niemand angemeldet. Beginnen Sie noch einmal; geschieht es wieder, sagen Sie es einem Administrator.`,
    'oidc.expired': () =>
      `Diese Anmeldung hat zu lange gedauert, war schon abgeschlossen oder begann in einem anderen Browser. Beginnen Sie noch einmal.`,
    'oidc.no-address': (name) =>
      `${name} hat keine bestätigte E-Mail-Adresse genannt, und ein Konto braucht eine. Bestätigen Sie Ihre Adresse dort oder fragen Sie einen Administrator.`,
    'oidc.not-admitted': (name) =>
      `Ihr Konto bei ${name} darf hier nicht benutzt werden. Fragen Sie einen Administrator.`,
    'oidc.address-taken': (name) =>
      `Es gibt ein Konto mit Ihrer E-Mail-Adresse, das nicht mit ${name} verbunden ist. Melden Sie sich mit seinem Passwort an und verbinden Sie es auf der Seite Konto, oder bitten Sie einen Administrator, es zu erlauben.`,
    'oidc.connected-elsewhere': (name) =>
      `Dieses Konto bei ${name} ist hier mit einem anderen Konto verbunden. Trennen Sie es dort zuerst.`,
    'oidc.connected-already': (name) =>
      `Dieses Konto ist mit einem anderen Konto bei ${name} verbunden. Trennen Sie das zuerst.`,
    'auth.account-disabled': (name) => `Das Konto, zu dem ${name} führt, ist gesperrt. Fragen Sie einen Administrator.`,
    'account.sign-up-closed': (name) =>
      `${name} kennt Sie, aber hier gibt es kein Konto für Sie, und die Registrierung ist geschlossen. Bitten Sie einen Administrator um eine Einladung.`,
  },
  linkMissing: 'Diese Adresse enthält keinen Link. Kopieren Sie den ganzen Link, den Sie bekommen haben.',
};
