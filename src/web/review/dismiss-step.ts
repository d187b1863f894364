import type { Node } from 'prosemirror-model';
import { Step, StepMap, StepResult } from 'prosemirror-transform';

/**
 * Dismisses alerts, or takes that back. It changes nothing in the document, but being a step it is part of the history:
 * undo takes edits and dismissals back in the order in which they were made.
 */
export class DismissStep extends Step {
  readonly keys: readonly string[];
  readonly dismissed: boolean;

  constructor(keys: readonly string[], dismissed: boolean) {
    super();
    this.keys = keys;
    this.dismissed = dismissed;
  }

  apply(doc: Node): StepResult {
    return StepResult.ok(doc);
  }

  override getMap(): StepMap {
    return StepMap.empty;
  }

  invert(): Step {
    return new DismissStep(this.keys, !this.dismissed);
  }

  map(): Step {
    return this;
  }

  toJSON(): unknown {
    return { stepType: 'dismiss', keys: this.keys, dismissed: this.dismissed };
  }
}
