import { catalogue } from '../languages/language.ts';

const en = {
  promise: 'Clear, correct English. Your text never leaves your machine.',
  about:
    'Emend checks what you write, proofreads your documents and reports on AI content. It runs on this machine alone: nothing is sent anywhere else.',
  write: 'Start writing',
  proofread: 'Proofread a file',
  noAccount: 'No account is needed to try the review.',
  firstVisit: 'First visit?',
  createFirst: 'Create the administrator’s account',
  review: 'Review',
  reviewAbout:
    'Write or paste. Grammar, spelling, clarity and style are checked paragraph by paragraph while you type.',
  documents: 'Documents',
  documentsAbout:
    'Send a Word, OpenDocument, RTF or LaTeX file and get the same file back with tracked changes, a score and a list of changes. Markdown, HTML and plain text come back corrected.',
  reports: 'AI reports',
  reportsAbout:
    'See how likely it is that a text was written by a machine: overall, per paragraph, and word by word in colour.',
  createReport: 'Create a report',
  manuscripts: 'Manuscripts',
  manuscriptsAbout:
    'Check the numbers, figures, references, terms and tenses of a manuscript as a whole. Nothing in the file is changed.',
  checkManuscript: 'Check a manuscript',
  developers: 'Developers',
  developersAbout: 'The same services behind one HTTP interface. Create a key, follow your usage, read the reference.',
  getKey: 'Get a key',
  specimen: '“information” is uncountable and has no plural form.',
  work: 'Your work',
  newText: 'New text',
  search: 'Search texts, documents and reports',
  texts: 'Texts',
  all: 'All',
  allOf: (title: string) => ` of ${title}`,
  noTexts: 'Nothing written yet.',
  noDocuments: 'Nothing sent yet.',
  noReports: 'No reports yet.',
  nothingFound: 'Nothing found.',
  keptUntil: (day: string) => `Kept until ${day}`,
  onServer: 'On the server',
  inBrowser: 'In this browser only',
  remove: 'Delete',
  removeTitle: (title: string) => `Delete “${title}”?`,
  removeFromServer: 'The text is removed from the server. This cannot be undone.',
  removeFromBrowser: 'The text is removed from this browser. This cannot be undone.',
  keep: 'Keep it',
  textsKept: 'Texts are kept until you delete them.',
  filesKept: (days: number) => `Documents and reports are deleted ${days} days after they were sent.`,
  setUp: 'Set up this installation',
  hide: 'Hide',
  stepDone: '(done)',
  stepToDo: '(to do)',
  system: 'System',
  accounts: 'Accounts',
  decideSignUp: 'Decide who may create an account',
  signUpOpen: 'Sign-up is open to everybody who reaches this address. Choose on the page {system}.',
  signUpClosed: 'Sign-up is closed. Choose on the page {system}.',
  invite: 'Invite people',
  inviteAbout: 'They get a link and choose their password. See {accounts}.',
  programs: 'Install optional programs',
  allPrograms: 'All of them are here.',
  missing: (names: string): string => `Not usable here: ${names}. The page {system} says what each is for.`,
  address: 'Give it a public address',
  reachedAt: (address: string): string => `It is reached at ${address}.`,
  addressAbout: 'Only needed where others use it: a reverse proxy with TLS before it, and EMEND_BASE_URL.',
  backup: 'Make a backup every night',
  backupAbout: '{command} copies everything while the service runs.',
};

export type HomeWords = typeof en;

/** The words of the start page, for visitors and for people with an account. */
export const HOME = catalogue(en, {
  de: () => import('./words.de.ts').then(({ de }) => de),
  es: () => import('./words.es.ts').then(({ es }) => es),
});
