import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { problem } from '../errors.ts';
import type { BlobKey } from './blob-store.ts';

/**
 * A sealed blob has a header, followed by chunks of 64 KiB, each sealed by AES-256-GCM and followed by its tag of 16
 * bytes. Only the last chunk may be shorter, and its nonce marks it as the last, so that chunks can be neither removed,
 * added nor exchanged (the STREAM construction: Hoang, Reyhanitabar, Rogaway and Vizár 2015, as in age). The key of a
 * blob is derived from the installation's key by HKDF (RFC 5869) with a salt of its own and the name of the blob. A key
 * never uses a nonce twice, and a blob opens only under its own name.
 */
const MAGIC = Buffer.from('EMENDAE1');
const KEY_ID_BYTES = 8;
const SALT_BYTES = 16;
export const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES;
export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** The key that seals one blob, and the header of its file. */
export interface BlobSeal {
  readonly header: Buffer;
  readonly key: Uint8Array;
}

export function newSeal(master: Uint8Array, name: BlobKey): BlobSeal {
  const salt = randomBytes(SALT_BYTES);
  return { header: Buffer.concat([MAGIC, idOf(master), salt]), key: derive(master, salt, name) };
}

export function isSealed(start: Uint8Array): boolean {
  return MAGIC.equals(start.subarray(0, MAGIC.length));
}

/**
 * Returns the key of a blob that begins with this header.
 * @param masters the key that seals now, followed by earlier keys
 * @throws EmendError `storage.other-key` if none of them sealed it, `storage.damaged`
 */
export function sealOf(masters: readonly Uint8Array[], header: Uint8Array, name: BlobKey): BlobSeal {
  if (header.length < HEADER_BYTES) throw problem('storage.damaged');
  const id = Buffer.from(header.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES));
  const master = masters.find((one) => idOf(one).equals(id));
  if (!master) throw problem('storage.other-key');
  const salt = header.subarray(MAGIC.length + KEY_ID_BYTES, HEADER_BYTES);
  return { header: Buffer.from(header), key: derive(master, salt, name) };
}

export function sealChunk({ key }: BlobSeal, index: number, isLast: boolean, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws EmendError `storage.damaged` if it is not the chunk that was sealed here */
export function openChunk({ key }: BlobSeal, index: number, isLast: boolean, sealed: Uint8Array): Buffer {
  if (sealed.length < TAG_BYTES) throw problem('storage.damaged');
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast));
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch {
    throw problem('storage.damaged');
  }
}

/** The number of chunks in a sealed blob of this size: at least one. */
export function chunksOf(sealedBytes: number): number {
  return Math.max(1, Math.ceil((sealedBytes - HEADER_BYTES) / SEALED_CHUNK_BYTES));
}

/** The size in bytes of the original content. */
export function plainBytes(sealedBytes: number): number {
  return Math.max(0, sealedBytes - HEADER_BYTES - TAG_BYTES * chunksOf(sealedBytes));
}

/** Tells which of several keys sealed a blob. It reveals nothing about the key. */
function idOf(master: Uint8Array): Buffer {
  return createHash('sha256').update('emend blob key ').update(master).digest().subarray(0, KEY_ID_BYTES);
}

function derive(master: Uint8Array, salt: Uint8Array, name: BlobKey): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', master, salt, `emend blob ${name}`, 32));
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
