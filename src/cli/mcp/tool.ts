import type { Detector } from '../../detection/detector.ts';
import type { Engine } from '../../engine/engine.ts';
import { problem } from '../../platform/errors.ts';

/** What tools share. The models are opened when the first tool needs them. */
export interface ToolContext {
  engine(): Promise<Engine>;
  detector(): Promise<Detector>;
  /** The compiled rules. */
  rules(): Promise<Uint8Array>;
  /**
   * Returns the absolute path of a file in an allowed folder, with links resolved. A file to be written need not exist.
   * @throws EmendError `mcp.not-allowed`
   */
  allowed(path: string, purpose: 'read' | 'write'): Promise<string>;
}

type Arguments = Readonly<Record<string, unknown>>;

/** An operation that a model can ask Emend to perform. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The properties of the arguments, in JSON Schema. */
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  /** True for a tool that changes no file. */
  readonly readOnly: boolean;
  /** @throws EmendError with a message that the model reads */
  run(given: Arguments, context: ToolContext): Promise<object>;
}

/**
 * Returns the value of an argument that must be a string.
 * @throws EmendError `mcp.invalid`
 */
export function textOf(given: Arguments, name: string): string {
  const value = given[name];
  if (typeof value !== 'string' || value.trim() === '')
    throw problem('mcp.invalid', { field: name, problem: 'must be a text that is not empty' });
  return value;
}

/**
 * Returns the value of an optional argument that must be in the list.
 * @throws EmendError `mcp.invalid`
 */
export function choiceOf<T extends string>(given: Arguments, name: string, values: readonly T[], standard: T): T {
  const value = given[name] ?? standard;
  const found = values.find((known) => known === value);
  if (found === undefined)
    throw problem('mcp.invalid', { field: name, problem: `must be one of ${values.join(', ')}` });
  return found;
}

/**
 * Returns the value of an optional argument that must be an integer of at least 1.
 * @throws EmendError `mcp.invalid`
 */
export function countOf(given: Arguments, name: string, standard: number): number {
  const value = given[name] ?? standard;
  if (!Number.isSafeInteger(value) || (value as number) < 1)
    throw problem('mcp.invalid', { field: name, problem: 'must be a whole number of 1 or more' });
  return value as number;
}
