import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface TableFrameProps {
  /** What the table holds. */
  readonly label: string;
  readonly narrow?: boolean;
  readonly children: ComponentChildren;
}

/** Holds a table. A table that is too wide scrolls in this frame, and only then does the frame take the keyboard focus. */
export function TableFrame({ label, narrow = false, children }: TableFrameProps) {
  const element = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const frame = element.current!;
    const observer = new ResizeObserver(() => setScrolls(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    // The table itself grows with its rows.
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={element}
      class={narrow ? 'table-frame narrow' : 'table-frame'}
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </section>
  );
}
