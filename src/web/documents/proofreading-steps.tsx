import type { DocumentRecord } from '../../contract/document.ts';
import { DOCUMENTS as phrases } from './words.ts';

type Step = NonNullable<DocumentRecord['step']>;

const STEPS: readonly Step[] = ['reading', 'checking', 'writing'];

/** The current step of a document and the steps to come; `step` is null while the document waits for its turn. */
export function ProofreadingSteps({ step }: { readonly step: Step | null }) {
  const at = step === null ? -1 : STEPS.indexOf(step);
  return (
    <ol class="steps">
      {STEPS.map((name, i) => (
        <li key={name} class={i < at ? 'step step-done' : 'step'} aria-current={i === at ? 'step' : undefined}>
          <span class="step-sign" aria-hidden="true">
            {i < at ? '✓' : i + 1}
          </span>
          {phrases.step[name]}
          {i < at && <span class="visually-hidden"> {phrases.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The name of a step, for lists and for screen readers; empty while the document waits. */
export function stepName(step: Step | null): string {
  return step === null ? '' : phrases.step[step];
}
