import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Place } from '../../src/platform/blobs/s3-client.ts';
import { freePort, type RunningStore, untilOpen } from './running-store.ts';

const PROGRAM = join(process.env['EMEND_JUDGES'] ?? join(homedir(), '.cache', 'emend-judges'), 'bin', 'versitygw');

/** `scripts/install-s3-stores.sh` builds it. */
export const hasVersitygw = existsSync(PROGRAM);

/** Versity's S3 gateway (Go, Apache-2.0) over a folder, with an empty bucket. */
export async function startVersitygw(): Promise<RunningStore> {
  const folder = mkdtempSync(join(tmpdir(), 'emend-versitygw-'));
  const port = await freePort();
  const place: S3Place = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'texts',
    region: 'us-east-1',
    accessKey: 'emend-test',
    secretKey: 'emend-test-secret',
    prefix: 'emend/',
  };
  mkdirSync(join(folder, 'root', place.bucket), { recursive: true });
  const { accessKey, secretKey } = place;
  const program = spawn(
    PROGRAM,
    ['--port', `127.0.0.1:${port}`, '--access', accessKey, '--secret', secretKey, 'posix', join(folder, 'root')],
    { stdio: 'ignore' },
  );
  await untilOpen(port);
  return {
    place,
    async stop() {
      program.kill('SIGKILL');
      await new Promise((resolve) => program.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
