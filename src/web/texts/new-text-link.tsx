import { storeOf } from '../account-store.ts';
import { HOME } from '../home/words.ts';
import { DRAFT } from '../review/draft-names.ts';
import { navigate } from '../router.ts';
import { useAccount } from '../session.tsx';
import { newTextId, storeOfText } from './text-heads.ts';

/** Begins a new text. */
export function NewTextLink() {
  const account = useAccount().id;
  const begin = () => {
    const id = newTextId();
    // An empty draft keeps the page from asking the server for the text.
    storeOfText(storeOf(account), id).write(DRAFT, JSON.stringify({ revision: 1 }));
    navigate(`/review/${id}`);
  };
  return (
    <button type="button" class="button button-primary" onClick={begin}>
      {HOME.newText}
    </button>
  );
}
