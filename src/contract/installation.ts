import { type Static, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';
import { Count, nullable, oneOf, Time } from './shapes.ts';

/** A failed document or report. Administrators see neither its name nor its text. */
const Failure = Type.Object({
  kind: oneOf(['document', 'report']),
  id: Type.String(),
  account: Type.String({ description: 'Its address' }),
  at: Time,
  errorId: nullable(Type.Integer(), 'Null for reports, which have none'),
  message: nullable(Type.String()),
  words: Count,
});
export type Failure = ReadOnly<Static<typeof Failure>>;

/** What administrators read when something seems wrong. */
export const SystemState = Type.Object({
  queue: Type.Record(Type.String(), Type.Object({ waiting: Count, running: Count, failed: Count })),
  oldestWaiting: nullable(Type.Integer(), 'Seconds that the longest-waiting document has waited; null when none waits'),
  failures: Type.Array(Failure, { description: 'Of the last 30 days, newest first' }),
  storage: Type.Object({
    files: Count,
    bytes: Count,
    databaseBytes: Count,
    records: Count,
    retentionDays: Type.Number(),
  }),
});
export type SystemState = ReadOnly<Static<typeof SystemState>>;

/** The parts of this installation and their settings. */
export const InstallationState = Type.Object({
  version: Type.String(),
  node: Type.String(),
  system: Type.String(),
  startedAt: Time,
  memoryBytes: Type.Integer({ description: 'What the process takes of the machine’s memory' }),
  database: oneOf(['embedded', 'server']),
  baseUrl: Type.String({ description: 'Under which address people and programs reach it' }),
  signUp: Type.Object({
    open: Type.Boolean(),
    byOperator: Type.Boolean({ description: 'EMEND_SIGN_UP closes it, and the pages cannot open it' }),
    decided: Type.Boolean({ description: 'Somebody chose it, here or there' }),
  }),
  backup: nullable(
    Type.Object({ at: Time, bytes: nullable(Type.Integer()) }),
    'The last backup that Emend made or was told of',
  ),
});
export type InstallationState = ReadOnly<Static<typeof InstallationState>>;

/** An optional program that Emend uses if it is installed, in a separate process. */
export const OptionalProgram = Type.Object({
  name: Type.String(),
  path: nullable(Type.String(), 'Absolute; null where it is not installed'),
  version: nullable(Type.String(), 'As it names itself; null where it could not be asked'),
  problem: nullable(Type.String(), 'Why it cannot be used although it is there; null when it can'),
  enables: Type.String({ description: 'What it makes possible' }),
  without: Type.String({ description: 'What happens without it' }),
  install: nullable(Type.Object({ debian: Type.String(), fedora: Type.String(), macos: Type.String() })),
});
export type OptionalProgram = ReadOnly<Static<typeof OptionalProgram>>;

export const OptionalPrograms = Type.Object({
  programs: Type.Array(OptionalProgram),
  isolation: oneOf(['bubblewrap', 'namespaces', 'none'], { description: 'How programs are shut in here' }),
});
export type OptionalPrograms = ReadOnly<Static<typeof OptionalPrograms>>;

export const SignUpSwitch = Type.Object({ open: Type.Boolean() });
