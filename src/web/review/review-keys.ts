import type { Command } from 'prosemirror-state';
import type { OpenCard } from './open-card.ts';
import type { ReviewController } from './review-view.ts';

export interface ReviewKeys {
  /** Keys that work in the text. */
  readonly text: Readonly<Record<string, Command>>;
  /** Keys that work on the whole page. */
  readonly page: Readonly<Record<string, Command>>;
}

/** The actions of keys, in prosemirror-keymap's names. A command that returns false leaves its key to the browser. */
export function reviewKeys(controller: ReviewController, card: OpenCard, onHelp: () => void): ReviewKeys {
  const does = (work: () => void) => () => {
    work();
    return true;
  };
  const common = {
    F8: does(() => controller.step(1, 'text')),
    'Shift-F8': does(() => controller.step(-1, 'text')),
    'Mod-Enter': acceptActive,
    'Alt-Delete': dismissActive,
    'Mod-z': does(controller.undo),
    'Mod-y': does(controller.redo),
    'Shift-Mod-z': does(controller.redo),
  };
  return {
    text: { ...common, 'Alt-Enter': () => card.enterAtCursor(), Escape: closeCard },
    page: { ...common, '?': does(onHelp) },
  };

  /** Accepts the best replacement of the open card. */
  function acceptActive(): boolean {
    const placed = card.inText();
    const best = placed?.alert.replacements[0];
    if (!placed || best === undefined) return false;
    controller.accept(placed, best);
    return true;
  }

  function dismissActive(): boolean {
    const placed = card.inText();
    if (placed) controller.dismiss(placed);
    return placed !== undefined;
  }

  function closeCard(): boolean {
    if (card.active === null) return false;
    card.activate(null);
    return true;
  }
}
