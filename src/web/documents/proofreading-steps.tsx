import type { DocumentRecord } from '../api/documents.ts';

type Step = NonNullable<DocumentRecord['step']>;

/** In their order. */
const STEPS: readonly (readonly [Step, string])[] = [
  ['reading', 'Reading'],
  ['checking', 'Checking'],
  ['writing', 'Writing'],
];

/** What is being done with a document and what comes next; null while it waits for its turn. */
export function ProofreadingSteps({ step }: { readonly step: Step | null }) {
  const at = STEPS.findIndex(([name]) => name === step);
  return (
    <ol class="steps">
      {STEPS.map(([name, label], i) => (
        <li key={name} class={i < at ? 'step step-done' : 'step'} aria-current={i === at ? 'step' : undefined}>
          <span class="step-sign" aria-hidden="true">
            {i < at ? '✓' : i + 1}
          </span>
          {label}
          {i < at && <span class="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}

/** For lists and for what is read out; empty while the document waits. */
export function stepName(step: Step | null): string {
  return STEPS.find(([name]) => name === step)?.[1] ?? '';
}
