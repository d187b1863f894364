import { Type } from '@sinclair/typebox';
import { oneOf } from './shapes.ts';

const State = oneOf(['ok', 'unavailable']);

/** Whether a process can take requests, and what prevents it. */
export const Readiness = Type.Object(
  { status: State, checks: Type.Record(Type.String(), State) },
  { title: 'Readiness' },
);

/** Whether a process is alive, in the format of the PDF contract. */
export const Health = Type.Object({ status: Type.String(), version: Type.String() }, { title: 'Health' });
