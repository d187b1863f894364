/** What the header of a part says about it. */
export interface PartHeader {
  readonly name: string;
  /** As it was sent, possibly with folders; undefined if there is none. */
  readonly filename: string | undefined;
  /** The media type in lower case with its parameters; text/plain if there is none (RFC 7578, 4.4). */
  readonly type: string;
}

/**
 * Reads the lines of a part's header.
 * @returns null if it does not name a form part
 */
export function readPartHeader(lines: readonly string[]): PartHeader | null {
  const fields = new Map(
    unfolded(lines).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(0, colon)).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const [disposition, parameters] = readParameters(fields.get('content-disposition') ?? '');
  const name = parameters.get('name');
  if (disposition !== 'form-data' || name === undefined) return null;
  return {
    name,
    filename: extended(parameters.get('filename*')) ?? parameters.get('filename'),
    type: fields.get('content-type')?.toLowerCase() || 'text/plain',
  };
}

/**
 * Reads a value with parameters, such as `form-data; name="file"` or `multipart/form-data; boundary=b`.
 * In quotation marks, a backslash escapes a quotation mark or a backslash. Before anything else it belongs to the name,
 * as in the Windows paths that old browsers sent.
 * @returns the value, and the parameter names in lower case
 */
export function readParameters(text: string): [value: string, parameters: ReadonlyMap<string, string>] {
  const semicolon = text.indexOf(';');
  const value = semicolon === -1 ? text : text.slice(0, semicolon);
  const parameters = new Map<string, string>();
  const rest = text.slice(value.length);
  for (const [, name, quoted, plain] of rest.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^";]*))/g))
    parameters.set(name!.toLowerCase(), quoted?.replace(/\\(["\\])/g, '$1') ?? plain!.trim());
  return [value.trim().toLowerCase(), parameters];
}

/** A line that begins with white space continues the one before it (RFC 822, 3.1.1). */
function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (/^[ \t]/.test(line) && whole.length > 0) whole.push(`${whole.pop()} ${line.trim()}`);
    else whole.push(line);
  }
  return whole;
}

/** A value with its encoding, `utf-8'en'na%C3%AFve` (RFC 8187, 3.2); undefined if it cannot be decoded. */
function extended(value: string | undefined): string | undefined {
  const [, charset, text] = /^([\w-]+)'[^']*'(.*)$/.exec(value ?? '') ?? [];
  if (charset === undefined) return undefined;
  const bytes = Buffer.from(
    text!.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  return decoded(bytes, charset);
}

/** Returns text in the named encoding, or in UTF-8 if the encoding is unknown. */
export function decoded(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
