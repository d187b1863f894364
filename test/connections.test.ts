import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../src/platform/config/root.ts';

/**
 * Where the program may open a connection, and to what. None leads from one process of a service to another: roles on
 * several machines share the database and the file store, so machines that lose each other lose nothing.
 */
const MAY_CONNECT: Readonly<Record<string, string>> = {
  'cli/admin-client.ts': 'the server of the same data folder, on this machine, from a command',
  'cli/mcp/http-server.ts': 'nothing: it listens',
  'cli/welcome.ts': 'the server that this process has just started',
  'http/admin-channel.ts': 'nothing: it listens on this machine, for commands',
  'platform/blobs/s3-blobs.ts': 'the file store of the settings',
  'platform/blobs/s3-client.ts': 'the file store of the settings',
  'platform/db/server-pool.ts': 'the database of the settings',
  'platform/jobs/boss-queue.ts': 'the database of the settings',
  'platform/oidc/openid-provider.ts': 'the OpenID provider of the settings',
  'platform/traces.ts': 'the collector of the settings',
};

/** Pages and the library run in the browser, which asks the address that served them. */
const IN_BROWSERS = /^(?:web|library)\//;

it('only what is listed opens connections, and none to another process of the service', () => {
  const root = join(packageRoot, 'src');
  const connecting = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts') && !IN_BROWSERS.test(path))
    .filter((path) => {
      const code = readFileSync(join(root, path), 'utf8').replace(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm, '');
      return /(?<![.\w-])fetch[(,;]|\bglobalThis\.fetch\b|\bimport (?!type|\{ isIP \})[^;]*from '(?:node:(?:https?|http2|net|tls|dgram)|undici|pg|pg-boss|openid-client)'|import\('openid-client'\)|new WebSocket\(/.test(
        code,
      );
    });
  expect(connecting.toSorted()).toEqual(Object.keys(MAY_CONNECT));
});
