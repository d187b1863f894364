import { readSetting } from '../../accounts/installation-settings.ts';
import type { Db } from '../../platform/db/database.ts';
import { version } from '../../platform/version.ts';

/** What runs here, and how it is set up. */
export interface InstallationState {
  readonly version: string;
  readonly node: string;
  readonly system: string;
  /** ISO 8601: when this process began. */
  readonly startedAt: string;
  /** What the process takes of the machine's memory. */
  readonly memoryBytes: number;
  readonly database: DatabaseKind;
  /** Under which address people and programs reach it. */
  readonly baseUrl: string;
  /** `byOperator`: EMEND_SIGN_UP closes it, and the pages cannot open it; `decided`: somebody chose it, here or there. */
  readonly signUp: { readonly open: boolean; readonly byOperator: boolean; readonly decided: boolean };
  /** The last backup that Emend made or was told of. */
  readonly backup: { readonly at: string; readonly bytes: number | null } | null;
}

export type DatabaseKind = 'embedded' | 'server';

export interface InstallationParts {
  readonly db: Db;
  readonly database: DatabaseKind;
  readonly signUpAllowed: boolean;
  readonly baseUrl: () => string;
}

export async function installationState(parts: InstallationParts): Promise<InstallationState> {
  const { db, database, signUpAllowed, baseUrl } = parts;
  const signUp = await readSetting(db, 'sign-up');
  return {
    version,
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    database,
    baseUrl: baseUrl(),
    signUp: {
      open: signUpAllowed && (signUp?.open ?? true),
      byOperator: !signUpAllowed,
      decided: !signUpAllowed || signUp !== null,
    },
    backup: await readSetting(db, 'last-backup'),
  };
}
