import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request, whenSignedOut } from './request.ts';

const asked: string[] = [];
let answers: Response[];
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(answers.shift()!);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tooFast = () =>
  new Response('{"status":false,"message":"Too many"}', { status: 429, headers: { 'retry-after': '2' } });
const fine = () => new Response('{"value":1}');

it('waits as long as the service says when it reads too fast', async () => {
  answers = [tooFast(), tooFast(), fine()];
  const found = request('/a');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(asked.length).toBe(3);
  expect(await found).toEqual({ value: 1 });
});

it('gives up after a while, at once when it is told to, and does nothing twice that changes something', async () => {
  answers = Array.from({ length: 4 }, tooFast);
  const found = expect(request('/a')).rejects.toMatchObject({ status: 429, message: 'Too many', retryAfter: 2 });
  await vi.advanceTimersByTimeAsync(6_000);
  await found;
  expect(asked.length).toBe(4);

  answers = [tooFast(), fine()];
  const cancel = new AbortController();
  const cancelled = expect(request('/a', { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(10);
  cancel.abort();
  await cancelled;

  answers = [tooFast(), fine()];
  await expect(request('/a', { json: {} })).rejects.toMatchObject({ status: 429 });
  expect(asked.length).toBe(6);
});

const signedOut = () => new Response('{"message":"Sign in again"}', { status: 401 });

it('waits when the session has ended, and asks again once somebody has signed in', async () => {
  let signIn = () => {};
  whenSignedOut(() => new Promise<void>((resolve) => (signIn = resolve)));
  answers = [signedOut(), fine()];
  const found = request('/a', { json: {} });
  await vi.advanceTimersByTimeAsync(10);
  expect(asked.length).toBe(1);
  signIn();
  expect(await found).toEqual({ value: 1 });
  expect(asked.length).toBe(2);
});

it('refuses at the door, where nobody was signed in, and when signing in again was given up', async () => {
  whenSignedOut(() => Promise.reject(new Error('given up')));
  answers = [signedOut(), signedOut(), signedOut()];
  await expect(request('/a', { json: {}, door: true })).rejects.toMatchObject({
    status: 401,
    message: 'Sign in again',
  });
  await expect(request('/a')).rejects.toMatchObject({ status: 401 });
  whenSignedOut(() => null);
  await expect(request('/a')).rejects.toMatchObject({ status: 401 });
});

it('can be cancelled while it waits for the session', async () => {
  whenSignedOut(() => new Promise<void>(() => undefined));
  answers = [signedOut()];
  const cancel = new AbortController();
  const found = expect(request('/a', { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(10);
  cancel.abort();
  await found;
});
