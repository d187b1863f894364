import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AlertCard, type CardActions } from './alert-card.tsx';
import type { PlacedAlert } from './alert-plugin.ts';
import { scopesOf } from './bulk.ts';
import type { ActiveCard } from './review-view.ts';
import { REVIEW as phrases } from './words.ts';

/** Distance between the card and the words, in pixels. */
const GAP = 8;

/** The card at its words; on a phone the style sheet turns it into a sheet at the bottom, with a button that leads to the next alert. */
export function FloatingCard({
  placed,
  all,
  active: { place, entered },
  frame,
  actions,
}: {
  readonly placed: PlacedAlert;
  readonly all: readonly PlacedAlert[];
  readonly active: ActiveCard;
  /** The element that contains the positioned card. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly actions: CardActions;
}) {
  const { controller } = actions;
  const card = useRef<HTMLDivElement>(null);
  const opener = useRef(document.activeElement);
  const [at, setAt] = useState({ left: 0, top: 0 });

  const measure = () => {
    const words = controller.placeOf(placed);
    const around = frame.current?.getBoundingClientRect();
    const own = card.current?.getBoundingClientRect();
    if (!words || !around || !own) return;
    const left = Math.max(0, Math.min(words.left - around.left, around.width - own.width));
    const below = words.bottom - around.top + GAP;
    const above = words.top - around.top - own.height - GAP;
    const fits = words.bottom + own.height + GAP < innerHeight || words.top - own.height - GAP < 60;
    setAt({ left, top: fits ? below : above });
    // As a sheet at the bottom, the card must not cover the words that it is about.
    if (getComputedStyle(card.current!).position === 'fixed' && words.bottom + GAP > own.top)
      scrollBy({ top: words.bottom + 4 * GAP - own.top, behavior: 'instant' });
  };
  useLayoutEffect(measure, [placed.id, placed.from, placed.to]);
  useEffect(() => {
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });

  // An action in the card removes the card, and the focus would be lost with it.
  useLayoutEffect(
    () => () => {
      if (!hasFocus(card.current)) return;
      const { current: before } = opener;
      if (place !== 'steps') controller.focus();
      else if (before instanceof HTMLButtonElement && before.isConnected && !before.disabled) before.focus();
      else document.querySelector<HTMLElement>('#suggestions-title')?.focus({ preventScroll: true });
    },
    [],
  );
  // The card has moved on to another alert: the focus stays in the card for a person who works there by keyboard, and goes to the text otherwise.
  const enter = () => card.current?.querySelector<HTMLElement>(FIRST_ACTION)?.focus();
  const byKey = useRef(false);
  const opened = useRef(placed.id);
  useEffect(() => {
    const moved = opened.current !== placed.id;
    opened.current = placed.id;
    if (place === 'steps') {
      if (!card.current?.contains(document.activeElement)) card.current?.focus({ preventScroll: true });
    } else if (moved && hasFocus(card.current)) {
      if (byKey.current) enter();
      else controller.focus();
    }
  }, [placed.id]);
  useEffect(() => {
    if (entered > 0 && !card.current?.contains(document.activeElement)) enter();
  }, [entered]);

  const close = () => controller.activate(null);
  const index = all.findIndex(({ id }) => id === placed.id);
  const titleId = 'floating-card-title';
  return (
    <div
      ref={card}
      class={place === 'steps' ? 'card-floating card-steps' : 'card-floating'}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      style={{ '--card-left': `${at.left}px`, '--card-top': `${at.top}px` }}
      onKeyDownCapture={() => {
        byKey.current = true;
      }}
      onPointerDownCapture={() => {
        byKey.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (event.key === 'Delete') controller.dismiss(placed);
      }}
    >
      {place === 'steps' && (
        <div class="card-steps-bar">
          <button type="button" class="button button-small" onClick={() => controller.step(-1, 'steps')}>
            {phrases.previous}
          </button>
          <span class="soft small number">{phrases.cardOf(index + 1, all.length)}</span>
          <button type="button" class="button button-small" onClick={() => controller.step(1, 'steps')}>
            {phrases.next}
          </button>
        </div>
      )}
      <AlertCard
        placed={placed}
        more={scopesOf(all, placed).length > 0}
        actions={actions}
        titleId={titleId}
        onClose={close}
      />
    </div>
  );
}

/** The best replacement, or the first other action of the card. */
const FIRST_ACTION = ':is(.replacement, .alert-card-actions button)';

/** True when the focus is inside the card, or was on an element inside it that is gone. */
function hasFocus(card: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === null || card?.contains(activeElement) === true;
}
