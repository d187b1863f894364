import { readSetting } from '../../accounts/installation-settings.ts';
import type { InstallationState } from '../../contract/installation.ts';
import type { Db } from '../../platform/db/database.ts';
import { version } from '../../platform/version.ts';

export interface InstallationParts {
  readonly db: Db;
  readonly database: InstallationState['database'];
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
