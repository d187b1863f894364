import type { Detector } from '../../detection/detector.ts';
import type { Engine } from '../../engine/engine.ts';
import { problem } from '../../platform/errors.ts';
import type { ModelFiles } from '../../platform/models.ts';

/** What tools work with; models are opened when the first tool needs them. */
export interface ToolContext {
  engine(): Promise<Engine>;
  detector(): Promise<Detector>;
  engineModels(): Promise<ModelFiles>;
  /**
   * The absolute path of a file in an allowed folder, links resolved; one that is to be written need not be there.
   * @throws EmendError `mcp.not-allowed`
   */
  allowed(path: string, purpose: 'read' | 'write'): Promise<string>;
}

type Arguments = Readonly<Record<string, unknown>>;

/** What a model may ask Emend to do. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Properties of the JSON Schema of its arguments. */
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  /** It changes nothing. */
  readonly readOnly: boolean;
  /** @throws EmendError, which is told to the model */
  run(given: Arguments, context: ToolContext): Promise<object>;
}

/** @throws EmendError `mcp.invalid` */
export function textOf(given: Arguments, name: string): string {
  const value = given[name];
  if (typeof value !== 'string' || value.trim() === '')
    throw problem('mcp.invalid', { field: name, problem: 'must be a text that is not empty' });
  return value;
}

/** The value of an optional argument, which must be in the list. */
export function choiceOf<T extends string>(given: Arguments, name: string, values: readonly T[], standard: T): T {
  const value = given[name] ?? standard;
  const found = values.find((known) => known === value);
  if (found === undefined)
    throw problem('mcp.invalid', { field: name, problem: `must be one of ${values.join(', ')}` });
  return found;
}

/** A number of at least one. */
export function countOf(given: Arguments, name: string, standard: number): number {
  const value = given[name] ?? standard;
  if (!Number.isSafeInteger(value) || (value as number) < 1)
    throw problem('mcp.invalid', { field: name, problem: 'must be a whole number of 1 or more' });
  return value as number;
}
