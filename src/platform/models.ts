import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { problem } from './errors.ts';

/** Contents of the model files by name. The arrays are on SharedArrayBuffers, so worker threads get them without copying. */
export type ModelFiles = ReadonlyMap<string, Uint8Array<SharedArrayBuffer>>;

interface ManifestEntry {
  readonly name: string;
  /** The build makes this file, and the file itself shows whether it is complete, so its size and digest are not listed. */
  readonly built?: boolean;
  readonly bytes?: number;
  readonly sha256?: string;
}

/**
 * Reads the files listed in `manifest.json` in `folder` (only those in `wanted` if it is given). Checks their sizes and
 * digests, so that a half-downloaded model stops the start and does not cause odd corrections. Files named in
 * `optional` are left out if `without` is set (EMEND_MODELS=off), and the message about a fault in one of them mentions
 * this option.
 * @throws EmendError `models.missing` or `models.damaged`, naming the file
 */
export async function loadModels(
  folder: string,
  optional: readonly string[] = [],
  without = false,
  wanted?: readonly string[],
): Promise<ModelFiles> {
  const entries = (await readManifest(folder)).filter(
    ({ name }) => !(without && optional.includes(name)) && (wanted?.includes(name) ?? true),
  );
  const absent = wanted?.find((name) => !(without && optional.includes(name)) && !entries.some((e) => e.name === name));
  if (absent !== undefined) throw problem('models.missing', { file: join(folder, absent), remedy: RESTORE });
  return new Map(
    await Promise.all(
      entries.map(async (entry) => {
        const restore = entry.built ? 'Make it with npm run build' : RESTORE;
        const remedy = optional.includes(entry.name) ? `${restore}, or start with EMEND_MODELS=off` : restore;
        return [entry.name, await readModel(folder, entry, remedy)] as const;
      }),
    ),
  );
}

const RESTORE = 'Restore it from the repository, or run scripts/model-manifest.js where it was changed on purpose';

async function readManifest(folder: string): Promise<ManifestEntry[]> {
  const file = join(folder, 'manifest.json');
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch {
    throw problem('models.missing', { file, remedy: RESTORE });
  }
  let manifest: unknown;
  try {
    manifest = JSON.parse(content);
  } catch {
    throw problem('models.damaged', { file, problem: 'it is not valid JSON', remedy: RESTORE });
  }
  const files: unknown = (manifest as { files?: unknown } | null)?.files;
  if (!Array.isArray(files) || !files.every(isEntry)) {
    const shape = 'it must hold {"files": [{"name", "bytes", "sha256"}, …]}';
    throw problem('models.damaged', { file, problem: shape, remedy: RESTORE });
  }
  return files;
}

function isEntry(value: unknown): value is ManifestEntry {
  const entry = value as Partial<Record<keyof ManifestEntry, unknown>> | null;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof entry.name === 'string' &&
    entry.name === basename(entry.name) &&
    (entry.built === true || (Number.isSafeInteger(entry.bytes) && typeof entry.sha256 === 'string'))
  );
}

async function readModel(folder: string, entry: ManifestEntry, remedy: string): Promise<Uint8Array<SharedArrayBuffer>> {
  const file = join(folder, entry.name);
  let handle: FileHandle;
  try {
    handle = await open(file, 'r');
  } catch {
    throw problem('models.missing', { file, remedy });
  }
  try {
    const { size } = await handle.stat();
    if (!entry.built && size !== entry.bytes)
      throw problem('models.damaged', { file, problem: `it has ${size} bytes instead of ${entry.bytes}`, remedy });
    const content = new Uint8Array(new SharedArrayBuffer(size));
    for (let at = 0; at < size; ) {
      const { bytesRead } = await handle.read(content, at, Math.min(size - at, 1 << 20), at);
      if (bytesRead === 0)
        throw problem('models.damaged', { file, problem: 'it became shorter while it was read', remedy });
      at += bytesRead;
    }
    if (!entry.built && createHash('sha256').update(content).digest('hex') !== entry.sha256)
      throw problem('models.damaged', { file, problem: 'its sha256 is not the one in manifest.json', remedy });
    return content;
  } finally {
    await handle.close();
  }
}
