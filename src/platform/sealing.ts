import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Bytes of a key for `seal`. */
export const KEY_BYTES = 32;

/**
 * Encrypts by AES-256-GCM with a new nonce (NIST SP 800-38D).
 * @param bound what the sealed bytes belong to; they open only with the same words, so none can be moved to another
 * place
 * @returns base64 of nonce, bytes and tag
 */
export function seal(key: Uint8Array, plain: Uint8Array, bound: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** @returns null if the key is wrong, or if the bytes were changed or belong to something else */
export function unseal(key: Uint8Array, sealed: string, bound: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(end));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]);
  } catch {
    return null;
  }
}
