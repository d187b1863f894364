import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Called when it was closed, by a button, Escape or a click beside it. */
  readonly onClose: () => void;
  /** False for what must not vanish by accident. */
  readonly dismissible?: boolean;
}

/** A modal dialog: the browser keeps the focus within and gives it back afterwards. */
export function Dialog({ title, children, onClose, dismissible = true }: DialogProps) {
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
      </div>
    </dialog>
  );
}
