import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret of 256 random bits that can be used once. A link carries it after the `#`, which browsers do not send. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. The token is random, so a slow hash would add nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
