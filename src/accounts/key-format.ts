import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * A key has 32 characters of 0-9A-Za-z, so that a double click selects all of it: 26 random ones (154 bits) and a
 * checksum of 6 over them, which detects invalid keys and typing errors without a database query.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM = 26;
const CHECKSUM = 6;
/** Characters shown in lists. The 18 random ones that stay hidden (107 bits) cannot be guessed. */
const PUBLIC = 8;

const KEY_LENGTH = RANDOM + CHECKSUM;

export function generateKey(): string {
  let random = '';
  for (let i = 0; i < RANDOM; i++) random += ALPHABET[randomInt(ALPHABET.length)];
  return random + checksum(random);
}

export function isWellFormedKey(key: string): boolean {
  if (key.length !== KEY_LENGTH || !/^[0-9A-Za-z]+$/.test(key)) return false;
  return checksum(key.slice(0, RANDOM)) === key.slice(RANDOM);
}

/** What the database stores. Keys have full entropy, so a fast hash is enough: unlike passwords, they cannot be guessed by trial. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function publicIdOf(key: string): string {
  return key.slice(0, PUBLIC);
}

/** CRC-32 in base 62, six digits (62^6 > 2^32). */
function checksum(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let i = 0; i < CHECKSUM; i++) {
    digits = ALPHABET[rest % ALPHABET.length] + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
