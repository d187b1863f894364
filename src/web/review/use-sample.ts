import { useState } from 'preact/hooks';
import type { AccountStore } from '../account-store.ts';
import { isSample, markSample } from '../texts/guest-texts.ts';
import { documentOf } from './blocks.ts';
import type { ReviewController } from './review-view.ts';
import { SAMPLE_TEXT } from './sample-text.ts';

/** The sample text of a first visit: whether it is shown, and the actions for it. */
export function useSample(text: AccountStore, controller: ReviewController) {
  const [isShown, setShown] = useState(() => isSample(text));
  const tell = (is: boolean) => {
    markSample(text, is);
    setShown(is);
  };
  return {
    isShown,
    show() {
      controller.replaceDocument(documentOf(SAMPLE_TEXT));
      tell(true);
    },
    keep: () => tell(false),
    discard() {
      controller.replaceDocument(documentOf(''));
      tell(false);
      controller.focus();
    },
  };
}
