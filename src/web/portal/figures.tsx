import type { ComponentChildren } from 'preact';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly about: ComponentChildren;
}

/** A figure to be read at a glance, with what it counts and a note about it. */
export function Figure({ name, value, about }: FigureProps) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd class="figure-value">{value}</dd>
      <dd class="figure-about">{about}</dd>
    </div>
  );
}

interface FigureSectionProps {
  readonly id: string;
  readonly title: string;
  readonly figures: readonly FigureProps[];
}

/** Figures below their own heading. */
export function FigureSection({ id, title, figures }: FigureSectionProps) {
  return (
    <section class="stack-tight" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl class="figures">
        {figures.map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </dl>
    </section>
  );
}
