import { join } from 'node:path';
import { DEFINITIONS, type RawSettings } from '../config/settings.ts';
import { problem } from '../errors.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobs } from './file-blobs.ts';
import { createS3Blobs } from './s3-blobs.ts';

const NEEDED = ['s3Endpoint', 's3Bucket', 's3AccessKey', 's3SecretKey'] as const;

/**
 * The store that the settings name: the data folder's, or S3 as soon as one of its settings is there.
 * @throws EmendError `storage.incomplete` when others are missing; what the store says at its start
 */
export async function openBlobs(settings: RawSettings): Promise<BlobStore> {
  const missing = NEEDED.filter((name) => settings[name] === null);
  if (missing.length === NEEDED.length) return createFileBlobs(join(settings.dataDir, 'files'));
  if (missing[0]) throw problem('storage.incomplete', { missing: DEFINITIONS[missing[0]].env });
  return createS3Blobs({
    endpoint: settings.s3Endpoint!,
    bucket: settings.s3Bucket!,
    region: settings.s3Region,
    accessKey: settings.s3AccessKey!,
    secretKey: settings.s3SecretKey!,
    prefix: settings.s3Prefix,
  });
}
