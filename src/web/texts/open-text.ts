import type { AccountStore } from '../account-store.ts';
import { ApiError } from '../api/request.ts';
import { listServerTexts, readServerText } from '../api/texts.ts';
import { draftOf, isRecord, readRecord, recordOf } from '../review/draft.ts';
import { DRAFT } from '../review/draft-names.ts';
import { putAside } from './server-copy.ts';
import { isBehind, NEW_HEAD, readHead, storeOfText, writeHead } from './text-heads.ts';
import { describe } from './text-library.ts';

/**
 * Makes a text ready for writing in this browser; fetches it when the server keeps it and has a newer version.
 * @returns the part of the store that holds the text
 * @throws ApiError when only the server has the text and does not return it
 */
export async function openText(store: AccountStore, id: string, account: string): Promise<AccountStore> {
  const text = storeOfText(store, id);
  const head = readHead(text);
  const isHere = head !== null || readRecord(text) !== null;
  const wasThere = head?.place === 'server' && head.server.revision > 0;
  if (isHere && !wasThere) return text;
  // The account's first text opens before anything is written; the server may have it all the same.
  if (!isHere && id === account && !(await isOnServer(id))) return text;
  let found: Awaited<ReturnType<typeof readServerText>>;
  try {
    found = await readServerText(id);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : -1;
    // Deleted elsewhere, or not on the server yet: this browser's version stays here.
    if (status === 404 && head) writeHead(text, { place: 'browser', server: NEW_HEAD.server });
    if (head && (status === 404 || status === 0)) return text;
    throw error;
  }
  if (isBehind(text)) {
    if (found.revision !== head?.server.revision) await putAside(text, id);
    return text;
  }
  const draft = draftOf(isRecord(found.record) ? found.record : null);
  const revision = (readRecord(text)?.revision ?? 0) + 1;
  text.write(DRAFT, JSON.stringify(recordOf(draft, revision)));
  const server = { revision: found.revision, draft: revision };
  const { name, modified } = found;
  writeHead(text, { ...describe(draft), name, modified, place: 'server', server });
  return text;
}

async function isOnServer(id: string): Promise<boolean> {
  return listServerTexts().then(
    (texts) => texts.some((text) => text.id === id),
    () => false,
  );
}
