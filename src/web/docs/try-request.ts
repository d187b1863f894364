import { fieldsOf, type Operation, type Schema } from './openapi.ts';

/** One value of a request that the reader fills in. */
export interface TryField {
  readonly name: string;
  readonly where: 'path' | 'query' | 'form';
  readonly kind: 'text' | 'file' | 'choice';
  /** Values of a choice; the first is empty where the field may be left out. */
  readonly choices: readonly string[];
  readonly required: boolean;
  readonly about: string | undefined;
}

/** What the reader filled in: texts and files by the name of their field, and the body of a JSON request. */
export interface TryValues {
  readonly fields: Readonly<Record<string, string | File>>;
  readonly json: string;
}

export interface TryRequest {
  readonly method: string;
  /** Starts at the root of the service and includes the query. */
  readonly path: string;
  /** Null when the request has none. */
  readonly body: FormData | URLSearchParams | string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The fields of an operation, including those of a form. The reader fills in a JSON body as a whole. */
export function tryFields({ parameters, body }: Operation): TryField[] {
  const fields = parameters
    .filter(({ where }) => where === 'path' || where === 'query')
    .map(({ name, where, required, schema }) => fieldOf(name, where as 'path' | 'query', required, schema));
  const form = body && body.type !== JSON_TYPE ? fieldsOf(body.schema) : [];
  return [...fields, ...form.map(({ name, required, schema }) => fieldOf(name, 'form', required, schema))];
}

function fieldOf(name: string, where: TryField['where'], required: boolean, schema: Schema): TryField {
  const values = schema.type === 'boolean' ? ['true', 'false'] : (schema.enum ?? []).map(String);
  return {
    name,
    where,
    kind: schema.format === 'binary' ? 'file' : values.length > 0 ? 'choice' : 'text',
    choices: required ? values : ['', ...values],
    required,
    about: schema.description,
  };
}

/** Our own sentence with mistakes, for fields that hold a text to be checked. */
const SAMPLE = 'The informations was usefull for our study.';

/** A body to begin with: the required fields of a JSON body, or an empty string when there is no JSON body. */
export function sampleBody({ body }: Operation): string {
  if (body?.type !== JSON_TYPE) return '';
  const required = fieldsOf(body.schema).filter((field) => field.required);
  return JSON.stringify(Object.fromEntries(required.map(({ name, schema }) => [name, sampleOf(schema)])), null, 2);
}

function sampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'integer' || schema.type === 'number') return 0;
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? SAMPLE : null;
}

/** The request built from the values, without the fields that were left empty. */
export function requestOf(operation: Operation, { fields, json }: TryValues): TryRequest {
  const { method, body } = operation;
  let path = operation.path;
  const query = new URLSearchParams();
  const form: [string, string | File][] = [];
  for (const { name, where } of tryFields(operation)) {
    const value = fields[name] ?? '';
    if (value === '' && where !== 'path') continue;
    if (where === 'form') form.push([name, value]);
    else if (where === 'query') query.set(name, String(value));
    else path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const address = query.size > 0 ? `${path}?${query}` : path;
  if (!body) return { method, path: address, body: null, headers: {} };
  if (body.type === JSON_TYPE) return { method, path: address, body: json, headers: { 'content-type': JSON_TYPE } };
  if (body.type === FORM_TYPE)
    return { method, path: address, body: new URLSearchParams(form as [string, string][]), headers: {} };
  const data = new FormData();
  for (const [name, value] of form) data.append(name, value);
  return { method, path: address, body: data, headers: {} };
}

/** The same request as a command line for a shell; a variable holds the key, so that no history shows it. */
export function curlOf(request: TryRequest, origin: string, withKey: boolean): string {
  const { method, path, body, headers } = request;
  const parts = [`curl ${quoted(origin + path)}`];
  if (method !== (body === null ? 'GET' : 'POST')) parts.push(`-X ${method}`);
  if (withKey) parts.push('-H "x-api-key: $EMEND_KEY"');
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (typeof body === 'string') parts.push(`-d ${quoted(body)}`);
  else if (body instanceof URLSearchParams)
    for (const [name, value] of body) parts.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  else if (body)
    for (const [name, value] of body)
      parts.push(`-F ${quoted(typeof value === 'string' ? `${name}=${value}` : `${name}=@${value.name}`)}`);
  return parts.join(' \\\n  ');
}

/** The text in single quotes, in which a shell changes nothing. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
