import { expect, it } from 'vitest';
import { takesGuests } from './guests.ts';

it('takes guests on this machine, or anywhere where that was set', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) expect(takesGuests({ guests: 'local' }, host)).toBe(true);
  for (const host of ['emend.example.org', 'localhost.example.org', '192.168.1.2'])
    expect(takesGuests({ guests: 'local' }, host)).toBe(false);
  expect(takesGuests({ guests: 'on' }, 'emend.example.org')).toBe(true);
  expect(takesGuests({ guests: 'off' }, 'localhost')).toBe(false);
});
