import type { Node } from 'prosemirror-model';
import { type Mappable, Step, StepMap, StepResult } from 'prosemirror-transform';

/** A correction that the writer accepted: what stands at `from` to `to` now, and what stood there. */
export interface AcceptedChange {
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly now: string;
}

/**
 * Notes that changes were accepted, or takes that back. It changes nothing in the document, but being a step it is part of
 * the history: undo takes the note back with the change.
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

/** The change where it stands after an edit; words typed at its borders are none of it. */
export function mapChange(change: AcceptedChange, mapping: Mappable): AcceptedChange {
  const from = mapping.map(change.from, 1);
  return { ...change, from, to: Math.max(from, mapping.map(change.to, -1)) };
}
