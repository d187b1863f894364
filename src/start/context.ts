import type { FastifyInstance } from 'fastify';
import type { RawSettings } from '../platform/config/settings.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Traces } from '../platform/traces.ts';
import type { Scope } from './scope.ts';

/** What every part of a start receives. */
export interface StartContext {
  readonly raw: RawSettings;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly scope: Scope;
  readonly traces: Traces;
}

/** Registers routes. Fastify calls some of these functions later. */
export type Routes = (app: FastifyInstance) => void | Promise<void>;
