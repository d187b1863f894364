import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEY_BYTES, seal, unseal } from './sealing.ts';

const key = randomBytes(KEY_BYTES);

describe('sealing', () => {
  it('gives back what was sealed, and shows nothing of it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8 }), (plain) => {
        const sealed = seal(key, plain, 'text 1');
        expect(unseal(key, sealed, 'text 1')).toEqual(Buffer.from(plain));
        expect(Buffer.from(sealed, 'base64').includes(Buffer.from(plain))).toBe(false);
      }),
    );
  });

  it('opens with no other key, in no other place, and not when a bit was changed', () => {
    const sealed = seal(key, Buffer.from('A draft.'), 'text 1');
    expect(unseal(randomBytes(KEY_BYTES), sealed, 'text 1')).toBeNull();
    expect(unseal(key, sealed, 'text 2')).toBeNull();
    const bytes = Buffer.from(sealed, 'base64');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(unseal(key, changed.toString('base64'), 'text 1')).toBeNull();
    }
    expect(unseal(key, '', 'text 1')).toBeNull();
  });
});
