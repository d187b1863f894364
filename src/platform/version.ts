import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './config/root.ts';

/** Version of the package, as shown by /health and the OpenAPI description. */
export const version: string = (
  JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
).version;
