import type { Migration } from '../migrate.ts';
import { accounts } from './0001-accounts.ts';
import { documents } from './0002-documents.ts';
import { aiReports } from './0003-ai-reports.ts';
import { signIn } from './0004-sign-in.ts';
import { review } from './0005-review.ts';
import { teamWords } from './0006-team-words.ts';
import { decisions } from './0007-decisions.ts';
import { texts } from './0008-texts.ts';
import { console } from './0009-console.ts';
import { manyMachines } from './0010-many-machines.ts';
import { identities } from './0011-identities.ts';
import { teams } from './0012-teams.ts';
import { records } from './0013-records.ts';

/** Every migration in order. A released migration is never changed; a schema change is a new file. */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  documents,
  aiReports,
  signIn,
  review,
  teamWords,
  decisions,
  texts,
  console,
  manyMachines,
  identities,
  teams,
  records,
];
