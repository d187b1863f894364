import { statSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../platform/config/root.ts';
import { version } from '../../platform/version.ts';

/** The software that answers, in the fields that strict clients require. */
export interface Software {
  readonly name: string;
  readonly version: string;
  readonly buildDate: string;
  readonly apiVersion: number;
  readonly premium: boolean;
  readonly premiumHint: string;
  readonly status: string;
}

/** The version of LanguageTool's HTTP API that `/v2` speaks. */
const API_VERSION = 1;

export const SOFTWARE: Software = {
  name: 'Emend',
  version,
  // The time when the package was installed, in LanguageTool's format.
  buildDate: statSync(join(packageRoot, 'package.json'))
    .mtime.toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' +0000'),
  apiVersion: API_VERSION,
  premium: false,
  premiumHint: '',
  status: '',
};
