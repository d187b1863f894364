import { useState } from 'preact/hooks';
import { Choices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import type { TextPlace } from './text-heads.ts';
import type { KeptText } from './use-kept-text.ts';

/** Says where the text is kept; a click lets the writer choose. */
export function KeptWhere({ kept, hasRoom }: { readonly kept: KeptText; readonly hasRoom: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        class="text-tools-kept soft small"
        aria-label={`${sentence(kept, hasRoom)}. Choose where this text is kept`}
        title={kept.state.kind === 'refused' ? kept.state.why : 'Choose where this text is kept'}
        onClick={() => setAsking(true)}
      >
        {sentence(kept, hasRoom)}
      </button>
      {asking && <PlaceDialog kept={kept} onClose={() => setAsking(false)} />}
    </>
  );
}

function sentence({ head, state }: KeptText, hasRoom: boolean): string {
  if (!hasRoom) return 'No room in this browser to keep the text';
  if (head.place === 'browser') return 'In this browser only';
  return {
    saved: 'On the server',
    saving: 'Saving …',
    waiting: 'Not on the server yet',
    refused: 'Not kept on the server',
  }[state.kind];
}

const PLACES: readonly (readonly [TextPlace, name: string, about: string])[] = [
  [
    'browser',
    'In this browser only',
    'The text leaves this browser only to be checked. It is lost when the browser’s data are deleted.',
  ],
  [
    'server',
    'On the server',
    'Encrypted with a key of your account. You can open it from any browser in which you sign in.',
  ],
];

function PlaceDialog({ kept, onClose }: { readonly kept: KeptText; readonly onClose: () => void }) {
  const [place, setPlace] = useState(kept.head.place);
  const { problem, busy, attempt } = useAttempt();
  return (
    <Dialog title="Where this text is kept" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (place === kept.head.place) onClose();
          else attempt(() => kept.move(place).then(onClose));
        }}
      >
        <Choices legend="Place" name="place" value={place} values={PLACES} onChange={setPlace} />
        <p class="soft small">
          In either place the text is kept until you delete it. New texts are kept where you kept the last one.
        </p>
        {kept.state.kind === 'refused' && <Problem message={kept.state.why} />}
        <Problem message={problem} />
        <div class="row">
          <button type="submit" class="button button-primary" disabled={busy}>
            Keep it there
          </button>
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
