import { join } from 'node:path';
import { DEFINITIONS, type RawSettings } from '../config/settings.ts';
import { problem } from '../errors.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobs } from './file-blobs.ts';
import { createS3Blobs } from './s3-blobs.ts';
import { sealedBlobs } from './sealed-blobs.ts';

const NEEDED = ['s3Endpoint', 's3Bucket', 's3AccessKey', 's3SecretKey'] as const;

/**
 * Opens the store that the settings name. Its files are encrypted if there is a key.
 * @throws EmendError as `openPlace`
 */
export async function openBlobs(settings: RawSettings): Promise<BlobStore> {
  const place = await openPlace(settings);
  const [key, ...older] = settings.filesKey?.split(',').map((hex) => Buffer.from(hex, 'hex')) ?? [];
  return key ? sealedBlobs(place, [key, ...older]) : place;
}

/**
 * Returns the data folder, or S3 if at least one of its settings is present.
 * @throws EmendError `storage.incomplete` if others are missing; errors of the store at its start
 */
async function openPlace(settings: RawSettings): Promise<BlobStore> {
  const missing = NEEDED.filter((name) => settings[name] === null);
  if (missing.length === NEEDED.length) return createFileBlobs(join(settings.dataDir, 'files'));
  if (missing[0]) throw problem('storage.incomplete', { missing: DEFINITIONS[missing[0]].env });
  const place = {
    endpoint: settings.s3Endpoint!,
    bucket: settings.s3Bucket!,
    region: settings.s3Region,
    accessKey: settings.s3AccessKey!,
    secretKey: settings.s3SecretKey!,
    prefix: settings.s3Prefix,
  };
  return createS3Blobs(place, settings.s3PublicEndpoint);
}
