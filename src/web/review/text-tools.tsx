import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copyText } from '../parts/copy-text.ts';
import { KeptWhere } from '../texts/kept-where.tsx';
import type { KeptText } from '../texts/use-kept-text.ts';
import { FormatTools } from './format-tools.tsx';
import type { Format } from './formatting.ts';
import type { ReviewController, ReviewView } from './review-view.ts';
import { REVIEW as words } from './words.ts';

/** File extensions that can be opened. */
const OPENED = '.docx,.docm,.odt,.ott,.fodt,.rtf,.md,.markdown,.html,.htm,.txt';

/** The actions for the whole text. */
export function TextTools({
  view,
  formats,
  controller,
  onNew,
  kept,
  isGuest,
  onOpen,
  onSave,
  onDictionary,
  onHelp,
}: {
  readonly view: ReviewView | null;
  readonly formats: ReadonlySet<Format>;
  readonly controller: ReviewController;
  readonly onNew: () => void;
  readonly kept: KeptText;
  readonly isGuest: boolean;
  readonly onOpen: (file: File) => void;
  readonly onSave: () => void;
  readonly onDictionary: () => void;
  readonly onHelp: () => void;
}) {
  const [told, setTold] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const nothing = view === null || view.empty;
  const copy = async () => {
    setTold((await copyText(controller.copy())) ? words.copied : words.copyByHand);
    setTimeout(() => setTold(''), 2_500);
  };
  return (
    <div class="text-tools" role="toolbar" aria-label={words.text}>
      <Tool
        name={words.undo}
        {...(view?.doneEarlier && { why: words.undoSinceOpened })}
        disabled={!view?.canUndo}
        onClick={() => controller.undo()}
      >
        <path d="M7 5 3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H9" />
      </Tool>
      <Tool name={words.redo} disabled={!view?.canRedo} onClick={() => controller.redo()}>
        <path d="m13 5 3.5 3.5L13 12m3-3.5H8.5a4 4 0 0 0 0 8H11" />
      </Tool>
      <FormatTools formats={formats} onFormat={controller.format} />
      <span class="text-tools-keys">
        <Tool name={words.shortcuts} disabled={false} onClick={onHelp}>
          <path d="M3 5.5h14v9H3zM6 8.5h.01M9 8.5h.01M12 8.5h.01M14.5 8.5h.01M7 11.5h6" />
        </Tool>
      </span>
      <span class="text-tools-gap" />
      <button type="button" class="button button-small button-quiet" onClick={() => field.current?.click()}>
        {words.open}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept={OPENED}
        aria-label={words.fileToOpen}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onOpen(file);
          currentTarget.value = '';
        }}
      />
      <button type="button" class="button button-small button-quiet" disabled={nothing} onClick={() => void copy()}>
        <span aria-live="polite">{told || words.copy}</span>
      </button>
      <button type="button" class="button button-small button-quiet" disabled={nothing} onClick={onSave}>
        {words.saveAs}
      </button>
      <button type="button" class="button button-small button-quiet" onClick={onDictionary}>
        {words.dictionary}
      </button>
      <button type="button" class="button button-small button-quiet" disabled={nothing} onClick={onNew}>
        {words.newText}
      </button>
      {isGuest ? (
        <span class="text-tools-kept soft small">{words.inBrowser}</span>
      ) : (
        <KeptWhere kept={kept} hasRoom={view?.saved ?? true} />
      )}
    </div>
  );
}

function Tool({
  name,
  why,
  disabled,
  onClick,
  children,
}: {
  readonly name: string;
  /** Why it is disabled, where that is not plain. */
  readonly why?: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      title={why ?? name}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
