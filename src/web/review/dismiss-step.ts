import type { Node } from 'prosemirror-model';
import { Step, StepMap, StepResult } from 'prosemirror-transform';

/**
 * Dismisses alerts, or undoes that. The step changes nothing in the document, but it is part of the history:
 * undo reverts edits and dismissals in the reverse order.
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
