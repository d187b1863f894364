import { useState } from 'preact/hooks';
import { Choices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { COMMON as common } from '../parts/words.ts';
import type { TextPlace } from './text-heads.ts';
import type { KeptText } from './use-kept-text.ts';
import { TEXTS as phrases } from './words.ts';

/** Says where the text is stored; a click lets the writer choose. */
export function KeptWhere({ kept, hasRoom }: { readonly kept: KeptText; readonly hasRoom: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        class="text-tools-kept soft small"
        aria-label={`${sentence(kept, hasRoom)}. ${phrases.chooseWhere}`}
        title={kept.state.kind === 'refused' ? kept.state.why : phrases.chooseWhere}
        onClick={() => setAsking(true)}
      >
        {sentence(kept, hasRoom)}
      </button>
      {asking && <PlaceDialog kept={kept} onClose={() => setAsking(false)} />}
    </>
  );
}

function sentence({ head, state }: KeptText, hasRoom: boolean): string {
  if (!hasRoom) return phrases.noRoom;
  if (head.place === 'browser') return phrases.inBrowser;
  return {
    saved: phrases.onServer,
    saving: phrases.saving,
    waiting: phrases.notYet,
    refused: phrases.refused,
  }[state.kind];
}

const places = (): readonly (readonly [TextPlace, name: string, about: string])[] => [
  ['browser', phrases.inBrowser, phrases.browserAbout],
  ['server', phrases.onServer, phrases.serverAbout],
];

function PlaceDialog({ kept, onClose }: { readonly kept: KeptText; readonly onClose: () => void }) {
  const [place, setPlace] = useState(kept.head.place);
  const { problem, busy, attempt } = useAttempt();
  return (
    <Dialog title={phrases.whereTitle} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (place === kept.head.place) onClose();
          else attempt(() => kept.move(place).then(onClose));
        }}
      >
        <Choices legend={phrases.place} name="place" value={place} values={places()} onChange={setPlace} />
        <p class="soft small">{phrases.whereAbout}</p>
        {kept.state.kind === 'refused' && <Problem message={kept.state.why} />}
        <Problem message={problem} />
        <div class="row">
          <button type="submit" class="button button-primary" disabled={busy}>
            {phrases.keepThere}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
