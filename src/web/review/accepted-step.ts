import type { Node } from 'prosemirror-model';
import { type Mappable, Step, StepMap, StepResult } from 'prosemirror-transform';

/** A correction that the writer accepted: the text that stands from `from` to `to` now, and the text that it replaced. */
export interface AcceptedChange {
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly now: string;
}

/**
 * Records that changes were accepted, or removes that record. The step changes nothing in the document, but it is part of
 * the history: undo removes the record together with the change.
 */
export class AcceptedStep extends Step {
  readonly changes: readonly AcceptedChange[];
  readonly accepted: boolean;

  constructor(changes: readonly AcceptedChange[], accepted: boolean) {
    super();
    this.changes = changes;
    this.accepted = accepted;
  }

  apply(doc: Node): StepResult {
    return StepResult.ok(doc);
  }

  override getMap(): StepMap {
    return StepMap.empty;
  }

  invert(): Step {
    return new AcceptedStep(this.changes, !this.accepted);
  }

  map(mapping: Mappable): Step {
    return new AcceptedStep(
      this.changes.map((change) => mapChange(change, mapping)),
      this.accepted,
    );
  }

  toJSON(): unknown {
    return { stepType: 'accepted', changes: this.changes, accepted: this.accepted };
  }
}

/** The change at its place after an edit; words typed at its borders do not belong to it. */
export function mapChange(change: AcceptedChange, mapping: Mappable): AcceptedChange {
  const from = mapping.map(change.from, 1);
  return { ...change, from, to: Math.max(from, mapping.map(change.to, -1)) };
}
