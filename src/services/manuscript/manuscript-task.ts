import type { ManuscriptAnswer } from '../../contract/manuscript.ts';
import type { Manuscript } from '../../manuscript/manuscript.ts';
import type { FileFault } from '../records/refusal.ts';
import { manuscriptAnswer } from './manuscript-answer.ts';
import { readManuscript } from './read-manuscript.ts';

export interface CheckFileArgs {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** Reads a file and checks it. This is a module of its own because its threads need no model. */
export function checkManuscriptFile({ bytes, filename }: CheckFileArgs): ManuscriptAnswer | FileFault {
  const manuscript = readManuscript(bytes, filename);
  return 'fault' in manuscript ? manuscript : manuscriptAnswer(manuscript);
}

/** Checks what was read from a PDF. */
export const checkReadManuscript = (manuscript: Manuscript): ManuscriptAnswer => manuscriptAnswer(manuscript);
