import { catalogue } from '../languages/language.ts';

const en = {
  signIn: 'Sign in',
  noAccount: 'No account yet?',
  createOne: 'Create one',
  closed: 'Sign-up is closed. Ask an administrator for an invitation.',
  closedHead: 'Sign-up is closed',
  closedAbout: 'Ask an administrator of this installation for an invitation.',
  create: 'Create account',
  createFirst: 'Create the first account',
  firstAbout: 'There is no account here yet. The first one becomes the administrator of this installation.',
  haveOne: 'Already have an account?',
  email: 'E-mail address',
  password: 'Password',
  passwordHint: (shortest: number) =>
    `At least ${shortest} characters. A few words in a row are easy to remember and hard to guess.`,
  invited: 'Create your account',
  reset: 'Choose a new password',
  resetAction: 'Change the password',
  linkFails: 'This link does not work',
  linkMissing: 'This address has no link in it. Copy the whole link you were given.',
};

export type SignWords = typeof en;

/** What the doors say: signing in and up, and links of administrators. */
export const SIGN = catalogue(en, {
  de: () => import('./words.de.ts').then(({ de }) => de),
  es: () => import('./words.es.ts').then(({ es }) => es),
});
