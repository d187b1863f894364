import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createS3Client, type S3Place } from '../../src/platform/blobs/s3-client.ts';
import { freePort, type RunningStore, untilOpen } from './running-store.ts';

const SERVERS = ['object', 'container', 'account', 'proxy'] as const;
const BUILDER = '/usr/bin/swift-ring-builder';

/** Debian's packages swift-proxy, swift-account, swift-container, swift-object. */
export const hasSwift = existsSync(BUILDER) && SERVERS.every((name) => existsSync(`/usr/bin/swift-${name}-server`));

/** Runs a server of Swift with a swift.conf of our own: the program looks for it in /etc/swift only. */
const RUN = `
import sys
import swift.common.utils as utils
conf, swift_conf, kind = sys.argv[1:4]
sys.path.insert(0, swift_conf.rpartition('/')[0])
utils.SWIFT_CONF_FILE = swift_conf
utils.validate_hash_conf()
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(conf, kind + '-server'))
`;

/** Swift wants memcached; one process can do with a dictionary. */
const CACHE = `
class Cache:
    data = {}
    def get(self, key, *_, **__):
        return self.data.get(key)
    def set(self, key, value, *_, **__):
        self.data[key] = value
    def incr(self, key, delta=1, *_, **__):
        self.data[key] = int(self.data.get(key) or 0) + delta
        return self.data[key]
    def delete(self, key, *_, **__):
        self.data.pop(key, None)

def filter_factory(*_, **__):
    cache = Cache()
    def wrap(app):
        def call(env, start):
            env['swift.cache'] = cache
            return app(env, start)
        return call
    return wrap
`;

/** OpenStack Swift with its S3 interface, one server of each kind and one copy of everything, with an empty bucket. */
export async function startSwift(): Promise<RunningStore> {
  const folder = mkdtempSync(join(tmpdir(), 'emend-swift-'));
  const ports = Object.fromEntries(await Promise.all(SERVERS.map(async (name) => [name, await freePort()])));
  mkdirSync(join(folder, 'disks', 'one'), { recursive: true });
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = emend\nswift_hash_path_suffix = test\n\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  writeFileSync(join(folder, 'emend_cache.py'), CACHE);
  for (const name of ['object', 'container', 'account']) {
    const ring = (...options: string[]) => spawnSync(BUILDER, [`${name}.builder`, ...options], { cwd: folder });
    ring('create', '4', '1', '0');
    ring(
      'add',
      '--region',
      '1',
      '--zone',
      '1',
      '--ip',
      '127.0.0.1',
      '--port',
      `${ports[name]}`,
      '--device',
      'one',
      '--weight',
      '1',
    );
    if (ring('rebalance').status !== 0) throw new Error(`Swift has no ring for ${name}`);
  }
  const programs: ChildProcess[] = [];
  for (const name of SERVERS) {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, settingsOf(name, folder, ports[name]));
    programs.push(
      spawn('/usr/bin/python3', ['-c', RUN, file, join(folder, 'swift.conf'), name], {
        stdio: 'ignore',
        detached: true,
      }),
    );
  }
  const stop = async () => {
    // each server has a process of its own for the work
    for (const { pid, exitCode } of programs) if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
    await Promise.all(
      programs.map((program) => program.exitCode ?? new Promise((resolve) => program.once('exit', resolve))),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  const place: S3Place = {
    endpoint: `http://127.0.0.1:${ports['proxy']}`,
    bucket: 'texts',
    region: 'us-east-1',
    accessKey: 'emend:tester',
    secretKey: 'emend-test-secret',
    prefix: 'emend/',
  };
  try {
    await Promise.all(Object.values(ports).map((port) => untilOpen(port as number)));
    const made = await createS3Client(place)({ method: 'PUT' });
    if (!made.ok) throw new Error(`Swift made no bucket: ${await made.text()}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { place, stop };
}

function settingsOf(name: (typeof SERVERS)[number], folder: string, port: number): string {
  const common = [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `swift_dir = ${folder}`,
    `devices = ${join(folder, 'disks')}`,
    'mount_check = false',
    'disable_fallocate = true',
    'workers = 1',
    `user = ${userInfo().username}`,
  ];
  const rest =
    name === 'proxy'
      ? [
          '[pipeline:main]',
          'pipeline = catch_errors cache listing_formats s3api tempauth slo dlo proxy-server',
          '[app:proxy-server]',
          'use = egg:swift#proxy',
          'allow_account_management = true',
          'account_autocreate = true',
          '[filter:cache]',
          'paste.filter_factory = emend_cache:filter_factory',
          '[filter:tempauth]',
          'use = egg:swift#tempauth',
          'user_emend_tester = emend-test-secret .admin',
          ...['catch_errors', 'listing_formats', 's3api', 'slo', 'dlo'].flatMap((filter) => [
            `[filter:${filter}]`,
            `use = egg:swift#${filter}`,
          ]),
        ]
      : ['[pipeline:main]', `pipeline = ${name}-server`, `[app:${name}-server]`, `use = egg:swift#${name}`];
  return `${[...common, ...rest].join('\n')}\n`;
}
