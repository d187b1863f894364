import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { COMMON as common } from './words.ts';

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Called when a button, Escape or a click outside the dialog closes it. */
  readonly onClose: () => void;
  /** False for a dialog that must not be closed by accident. */
  readonly dismissible?: boolean;
  /** True for a dialog that only shows something; it ends with a button that closes it. */
  readonly closeButton?: boolean;
}

/** A modal dialog: the browser keeps the focus in it, and the element that had the focus gets it back afterwards. */
export function Dialog({ title, children, onClose, dismissible = true, closeButton = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement;
    const root = document.documentElement;
    root.style.setProperty('--scrollbar', `${Math.max(0, innerWidth - root.clientWidth)}px`);
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the browser itself
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClick={(event) => {
        if (dismissible && event.target === element.current) onClose();
      }}
    >
      <div class="stack">
        <h2 id={heading}>{title}</h2>
        {children}
        {closeButton && (
          <div class="row">
            <button type="button" class="button" onClick={onClose}>
              {common.close}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
