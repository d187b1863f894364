import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createS3Client, type S3Place } from '../../src/platform/blobs/s3-client.ts';
import { freePort, type RunningStore, untilOpen } from './running-store.ts';

const SERVERS = ['object', 'container', 'account', 'proxy'] as const;
/** Debian's packages swift-proxy, swift-account, swift-container, swift-object. */
export const hasSwift =
  existsSync('/usr/bin/swift-ring-builder') && SERVERS.every((name) => existsSync(`/usr/bin/swift-${name}-server`));

/**
 * Makes the rings and forks the servers, with a swift.conf of our own: the program looks for it in /etc/swift only. Python has read Swift
 * once then, not for each of four servers with a worker each and nine commands of swift-ring-builder: 3 s of a processor instead of 12.
 */
const RUN = `
import os, sys
import swift.common.utils as utils
from swift.common.ring import RingBuilder
folder, *servers = sys.argv[1:]
sys.path.insert(0, folder)
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
utils.validate_hash_conf()
for server in servers:
    name, port = server.split('=')
    if name == 'proxy':
        continue
    ring = RingBuilder(4, 1, 0)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'one', 'weight': 1.0,
                  'replication_ip': '127.0.0.1', 'replication_port': int(port), 'meta': ''})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, name + '.ring.gz'))
import pkg_resources
import swift.common.wsgi as wsgi
# They stay in one group of processes, which is killed at the end.
wsgi.clean_up_daemon_hygiene = lambda: None
import swift.account.server, swift.container.server, swift.obj.server, swift.proxy.server
for server in servers:
    name = server.split('=')[0]
    if os.fork() == 0:
        os._exit(wsgi.run_wsgi(os.path.join(folder, name + '.conf'), name + '-server'))
for _ in servers:
    os.wait()
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
  for (const name of SERVERS) writeFileSync(join(folder, `${name}.conf`), settingsOf(name, folder, ports[name]));
  const servers = SERVERS.map((name) => `${name}=${ports[name]}`);
  const program = spawn('/usr/bin/python3', ['-c', RUN, folder, ...servers], { stdio: 'ignore', detached: true });
  const stop = async () => {
    // Each server has a process of its own.
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, 'SIGKILL');
    if (program.exitCode === null && program.signalCode === null)
      await new Promise((resolve) => program.once('exit', resolve));
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
    'workers = 0',
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
