import { CopyButton } from '../parts/copy-button.tsx';

/** Code for the reader to copy. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <div class="code-frame">
      <CopyButton text={code} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must be able to do */}
      <section class="code" tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
