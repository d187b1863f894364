import { ENGINE_FILES, STATISTICAL_FILES } from '../../engine/model-files.ts';
import { problem } from '../../platform/errors.ts';
import type { LoadProgress } from '../checker.ts';
import type { Opening } from '../messages.ts';

/** A row of models/manifest.json. The build writes the rows into the module, with the digest of rules.bin, so that code and models always match. */
interface ModelFile {
  readonly name: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}
declare const EMEND_MODELS: readonly ModelFile[];

/** Name of the cache for the models. */
const CACHE = 'emend-models';
/** Shortest time between two reports, in ms. */
const REPORT_MS = 100;

/**
 * Returns the model files by name: from the cache if they are there, otherwise from the folder at `models`. The digests
 * of both are checked.
 * @throws EmendError `library.insecure`, `library.fetch`, `models.damaged`
 */
export async function fetchModels(
  { models, rulesOnly }: Opening,
  onProgress: (progress: LoadProgress) => void,
): Promise<Map<string, Uint8Array>> {
  // on other pages, browsers have neither digests nor a cache
  if (!isSecureContext) throw problem('library.insecure');
  const without: readonly string[] = rulesOnly ? STATISTICAL_FILES : [];
  const files = ENGINE_FILES.filter((name) => !without.includes(name)).map(
    (name) => EMEND_MODELS.find((file) => file.name === name)!,
  );
  const count = countBytes(files, onProgress);
  const cache = await openCache();
  // the digest is part of the address, so that no cache on the way can return an older file
  const addresses = files.map(({ name, sha256 }) => `${models}${name}?sha256=${sha256}`);
  const contents = await Promise.all(files.map((file, i) => readModel(file, addresses[i]!, cache, count)));
  await forgetOthers(cache, addresses);
  return new Map(files.map(({ name }, i) => [name, contents[i]!]));
}

async function readModel(
  file: ModelFile,
  address: string,
  cache: Cache | undefined,
  count: (bytes: number) => void,
): Promise<Uint8Array> {
  const kept = await cache?.match(address);
  if (kept) {
    const content = new Uint8Array(await kept.arrayBuffer());
    if (await isWhole(content, file)) {
      count(file.bytes);
      return content;
    }
  }
  const content = await download(file, address, cache ? 'no-store' : 'default', count);
  if (!(await isWhole(content, file))) throw damaged(address, 'its digest is not the one that the module has');
  // without cache space, the models are downloaded again next time
  await cache?.put(address, new Response(content)).catch(() => undefined);
  return content;
}

/** @param storage `no-store` if we store the file ourselves, because a second copy of 60 MB would help nobody */
async function download(
  { bytes }: ModelFile,
  address: string,
  storage: RequestCache,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const failed = (why: string) => problem('library.fetch', { file: address, problem: why });
  const unreachable = () => failed('no answer came');
  const response = await fetch(address, { cache: storage }).catch(() => Promise.reject(unreachable()));
  if (!response.ok || !response.body) throw failed(`the answer was ${response.status}`);
  const content = new Uint8Array(bytes);
  const reader = response.body.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(failed('the connection broke')));
    if (done) break;
    if (at + value.length > bytes) throw damaged(address, `it has more than ${bytes} bytes`);
    content.set(value, at);
    at += value.length;
    count(value.length);
  }
  if (at < bytes) throw damaged(address, `it has ${at} bytes instead of ${bytes}`);
  return content;
}

async function isWhole(content: Uint8Array<ArrayBuffer>, { bytes, sha256 }: ModelFile): Promise<boolean> {
  if (content.length !== bytes) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** Some browsers have no cache in private windows and throw when it is opened. */
function openCache(): Promise<Cache | undefined> {
  return caches.open(CACHE).catch(() => undefined);
}

/** Deletes files of other versions, which are no longer used. */
async function forgetOthers(cache: Cache | undefined, addresses: readonly string[]): Promise<void> {
  const current = new Set(addresses.map((address) => new URL(address).pathname));
  for (const request of (await cache?.keys()) ?? [])
    if (current.has(new URL(request.url).pathname) && !addresses.includes(request.url)) await cache?.delete(request);
}

const damaged = (file: string, what: string) =>
  problem('models.damaged', { file, problem: what, remedy: 'Serve the models of the same version as the module' });

/** Adds up the received bytes and reports them at most ten times a second, and at the end. */
function countBytes(files: readonly ModelFile[], report: (progress: LoadProgress) => void): (bytes: number) => void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (bytes) => {
    loaded += bytes;
    const now = performance.now();
    if (now - last < REPORT_MS && loaded < total) return;
    last = now;
    report({ loaded, total });
  };
}
