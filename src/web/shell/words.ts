import { catalogue } from '../languages/language.ts';

const en = {
  skip: 'Skip to the content',
  main: 'Main',
  review: 'Review',
  documents: 'Documents',
  reports: 'AI reports',
  manuscripts: 'Manuscripts',
  developers: 'Developers',
  docs: 'Docs',
  signIn: 'Sign in',
  signOut: 'Sign out',
  account: 'Account',
  accountOf: (email: string) => `Account ${email}`,
  administration: 'Administration',
  pagesIn: 'Pages in',
  theme: { system: 'as the system', light: 'light', dark: 'dark' },
  themeNow: (now: string) => `Theme: ${now}`,
  themeChange: (now: string, next: string) => `Theme: ${now}. Change to ${next}`,
  leaving:
    'This browser keeps texts of yours and the choices you made. Other accounts do not see them here, but anyone who uses this computer could find them in the browser’s data. On a shared computer, delete them. Texts on the server stay there.',
  cancel: 'Cancel',
  deleteAndLeave: 'Delete and sign out',
  keepAndLeave: 'Keep and sign out',
  lost: 'Not found',
  lostHead: 'There is no such page',
  lostAbout: 'The address may be mistyped.',
  toStart: 'Go to the start',
  noAnswer: 'No answer',
  tryAgain: 'Try again',
  ended: 'Your session has ended. What you wrote or chose on this page is kept.',
  signInElsewhere: (name: string) => `Sign in with ${name} in a new tab`,
  signInAgain: 'Sign in again',
  youWere: 'You were signed in as',
  password: 'Password',
  otherAccount: 'Use another account',
};

export type ShellWords = typeof en;

export const SHELL = catalogue(en, {
  de: () => import('./words.de.ts').then(({ de }) => de),
  es: () => import('./words.es.ts').then(({ es }) => es),
});
