import type { DocumentRecord } from '../../../contract/document.ts';
import { storeOf } from '../../account-store.ts';
import { fetchCopy } from '../../api/documents.ts';
import { readOptions } from '../../review/check-options.ts';
import { openFile } from '../../review/files/open-file.ts';
import { REVIEW } from '../../review/words.ts';
import { chosenPlace, newTextId } from '../../texts/text-heads.ts';
import { putText } from '../../texts/text-library.ts';

/**
 * Begins a text of the review with the accepted changes of a document and its options. The document itself stays unchanged. This file is loaded
 * on demand, because it needs the editor.
 *
 * @returns the path of the text, or a sentence that says why there is none
 */
export async function openInReview(
  document: DocumentRecord,
  account: string,
): Promise<{ readonly path: string } | string> {
  const { id, filename: name, language, pipeline, doc_type } = document;
  const { content, filename } = await fetchCopy(id, { form: 'clean', accepted: 'applied', open: 'left' });
  const opened = await openFile(new File([content], filename));
  if (typeof opened === 'string') return opened;
  const store = storeOf(account);
  const text = newTextId();
  const options = readOptions({ language, pipeline, doc_type });
  const draft = { doc: opened.doc, options, dismissed: [], accepted: [] };
  const head = { name: name.replace(/\.[^.]+$/, ''), place: chosenPlace(store) };
  return putText(store, text, draft, head) ? { path: `/review/${text}` } : REVIEW.noRoom;
}
