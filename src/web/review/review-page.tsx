import { useEffect, useState } from 'preact/hooks';
import { type AccountStore, storeOf } from '../account-store.ts';
import { explain } from '../api/request.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import type { PageProps } from '../routes.ts';
import { useWriter } from '../session.tsx';
import { openText } from '../texts/open-text.ts';
import { lastText, storeOfText } from '../texts/text-heads.ts';
import { takeOverOldDraft } from '../texts/text-library.ts';
import { ReviewDesk } from './review-desk.tsx';
import { REVIEW as phrases } from './words.ts';

/** The review tool: the text that the address names, or the text written last. */
export function ReviewPage({ params }: PageProps) {
  const { id: account, isGuest } = useWriter();
  const wanted = params['id'];
  const [open, setOpen] = useState<{
    readonly account: string;
    readonly id: string;
    readonly text: AccountStore;
  } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const store = storeOf(account);
    takeOverOldDraft(store, account);
    const id = wanted ?? lastText(store, account);
    setFailure(null);
    const opening = isGuest ? Promise.resolve(storeOfText(store, id)) : openText(store, id, account);
    opening.then(
      (text) => current && setOpen({ account, id, text }),
      (error: unknown) => current && setFailure(explain(error)),
    );
    return () => {
      current = false;
    };
  }, [account, wanted]);
  if (failure !== null)
    return (
      <div class="page stack">
        <h1>{phrases.cannotOpenText}</h1>
        <p class="notice notice-danger" role="alert">
          {failure}
        </p>
        <p>
          <a href="/texts">{phrases.myTexts}</a>
        </p>
      </div>
    );
  if (open === null || open.account !== account || (wanted !== undefined && open.id !== wanted))
    return (
      <div class="page">
        <Placeholder height="60vh" />
      </div>
    );
  // Another writer has another text, though it may have the same id.
  return <ReviewDesk key={`${account} ${open.id}`} id={open.id} text={open.text} />;
}
