import { Type } from '@sinclair/typebox';
import { oneOf } from './shapes.ts';

const State = oneOf(['ok', 'unavailable']);

/** Whether a process can take requests, and what keeps it from that. */
export const Readiness = Type.Object(
  { status: State, checks: Type.Record(Type.String(), State) },
  { title: 'Readiness' },
);

/** Whether a process lives, in the shape of the PDF contract. */
export const Health = Type.Object({ status: Type.String(), version: Type.String() }, { title: 'Health' });
