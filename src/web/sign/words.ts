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
  showTyped: 'Show what is typed',
  forgotten: 'Forgotten your password? An administrator of this installation can give you a link to choose a new one.',
  passwordHint: (shortest: number) =>
    `At least ${shortest} characters. A few words in a row are easy to remember and hard to guess.`,
  invited: 'Create your account',
  reset: 'Choose a new password',
  resetAction: 'Change the password',
  linkFails: 'This link does not work',
  continueWith: (name: string) => `Continue with ${name}`,
  or: 'or with a password',
  linkElsewhere: (name: string) =>
    `People sign in through ${name} here. Continue there with this address to use the link.`,
  failedOtherwise: (name: string) => `Signing in through ${name} failed. Start again, or ask an administrator.`,
  /** By code. The English of `oidc.…` equals that of the service’s catalogue; test/web/provider-words.test.ts checks this. */
  failures: {
    'oidc.away': (name: string) => `${name} does not answer at the moment. Try again later.`,
    'oidc.denied': (name: string) =>
      `${name} did not sign you in, or you cancelled. Try again, or ask the administrator of your account there.`,
    'oidc.refused': (name: string) =>
      `The answer of ${name} could not be verified, so nobody was signed in. Start again; if it happens once more, tell an administrator.`,
    'oidc.expired': () => 'This sign-in took too long, was finished already or began in another browser. Start again.',
    'oidc.no-address': (name: string) =>
      `${name} gave no verified e-mail address, and an account needs one. Confirm your address there, or ask an administrator.`,
    'oidc.not-admitted': (name: string) => `Your account at ${name} may not be used here. Ask an administrator.`,
    'oidc.address-taken': (name: string) =>
      `An account with this e-mail address exists and is not connected to ${name}. Sign in with its password and connect it on the page Account, or ask an administrator to allow it.`,
    'oidc.connected-elsewhere': (name: string) =>
      `This account of ${name} is connected to another account here. Disconnect it there first.`,
    'oidc.connected-already': (name: string) =>
      `This account is connected to another account of ${name}. Disconnect that one first.`,
    'auth.account-disabled': (name: string) => `The account that ${name} leads to is disabled. Ask an administrator.`,
    'account.sign-up-closed': (name: string) =>
      `${name} knows you, but there is no account for you here and sign-up is closed. Ask an administrator for an invitation.`,
  },
  linkMissing: 'This address has no link in it. Copy the whole link you were given.',
};

export type SignWords = typeof en;

/** The words of the pages for signing in and up, and for links from administrators. */
export const SIGN = catalogue(en, {
  de: () => import('./words.de.ts').then(({ de }) => de),
  es: () => import('./words.es.ts').then(({ es }) => es),
});
