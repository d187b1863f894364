import type { TeamDefaults } from '../../contract/team.ts';
import type { AccountStore } from '../account-store.ts';
import { isTextFile } from './file-endings.ts';

/** Where this browser keeps an account's last choices. */
export const REMEMBERED = 'proofreading';

/** Fields of a submission, by their names in the contract. */
export type ProofreadingFields = Readonly<Record<string, string>>;

const STANDARD: ProofreadingFields = {
  language: 'auto',
  doc_type: '3',
  pipeline: 'advanced',
  style_guide: '',
  certainty: 'balanced',
  correctness: 'true',
  spellings: 'true',
  Clarity: 'true',
  Fluency: 'true',
  Style: 'true',
  revisions_as_tracks: 'true',
  // A person who gets the file from its author does not have the page that gives the reasons.
  revisions_as_comments: 'true',
  writing_advisor_as_comments: 'false',
  statistics_in_document: 'true',
  author: '',
};

/** How a text comes back, whatever was chosen for other files: it has neither tracked changes nor comments. */
const OF_TEXTS: ProofreadingFields = {
  revisions_as_tracks: 'true',
  revisions_as_comments: 'false',
  writing_advisor_as_comments: 'false',
  statistics_in_document: 'false',
};

/** The fields sent with a file: the chosen ones that apply to its kind. */
export function fieldsOf({ name }: File, chosen: ProofreadingFields): ProofreadingFields {
  const sent = isTextFile(name) ? { ...chosen, ...OF_TEXTS } : chosen;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
}

/** The choices of last time, or what the team and we begin with. */
export function remembered(store: AccountStore, team: ProofreadingFields): ProofreadingFields {
  try {
    const kept = JSON.parse(store.read(REMEMBERED) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(kept).filter(([name, value]) => name in STANDARD && typeof value === 'string');
    return { ...STANDARD, ...team, ...(Object.fromEntries(known) as ProofreadingFields) };
  } catch {
    return { ...STANDARD, ...team };
  }
}

/** The options with which the account's team begins. */
export function ofTeam({ language, styleGuide, certainty }: TeamDefaults): ProofreadingFields {
  return {
    ...(language ? { language } : {}),
    ...(styleGuide ? { style_guide: styleGuide } : {}),
    ...(certainty ? { certainty } : {}),
  };
}
