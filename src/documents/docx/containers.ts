import type { FieldTreatment } from './fields.ts';
import type { Shield, Wrapper } from './paragraph.ts';

/** An open element between paragraph and run. */
export interface Container extends Wrapper {
  readonly name: string;
  readonly number: number;
  /** A foreign `w:ins` or `w:moveTo`. */
  readonly revision: boolean;
  /** One of the changes named in `StoryOptions.ours`. */
  readonly ours: boolean;
  shield: Shield | undefined;
}

/** A complex field (`w:fldChar`) that has started and not ended. */
export interface Field {
  instructions: string;
  /** Whether reading is in its instructions or in its result. */
  phase: 'instructions' | 'result';
  treatment: FieldTreatment | undefined;
  readonly start: number;
  /** True when the field began in another paragraph than the current one. */
  crosses: boolean;
  shield: Shield | undefined;
}

/** Returns the shield that applies to text at this place: the outermost opaque one, else the outermost of any kind. */
export function outermostShield(containers: readonly Container[], fields: readonly Field[]): Shield | undefined {
  if (containers.length === 0 && fields.length === 0) return undefined;
  let found: Shield | undefined;
  const consider = (shield: Shield | undefined) => {
    if (!shield) return;
    const opaque = 'opaque' in shield.access;
    const foundOpaque = found !== undefined && 'opaque' in found.access;
    if (!found || (opaque && !foundOpaque) || (opaque === foundOpaque && shield.start < found.start)) found = shield;
  };
  for (const container of containers) consider(container.shield);
  for (const field of fields) if (field.phase === 'result') consider(field.shield);
  return found;
}
