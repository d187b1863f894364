import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Fields, formOf, REQUIRED } from '../documents/document-client.ts';
import { inspectDocx } from '../documents/inspect-docx.ts';
import { docxOf, docxWithMistakes } from '../documents/sample-documents.ts';
import { PARAGRAPH_PATH, startTestServer, type TestServer } from '../http/test-server.ts';
import { cookieOf, PASSWORD, sendFromPage, signUp } from './portal-client.ts';

// A service starts in 2 s alone and in 25 s at a load of 20.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe('the portal’s interface', () => {
  let test: TestServer;
  let address: string;
  let admin: string;
  let member: string;

  const send = (cookie: string, method: string, path: string, body?: unknown) =>
    sendFromPage(address, method, path, body, { cookie });
  const read = async <T>(cookie: string, path: string) => (await (await send(cookie, 'GET', path)).json()) as T;
  const check = (headers: Record<string, string>) =>
    fetch(`${address}${PARAGRAPH_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify({ paragraph: 'This are a test.' }),
    });
  type Keys = { keys: { id: string; kind: string; revokedAt: string | null; lastUsedAt: string | null }[] };
  type NewLink = { id: string; token: string };
  const look = (token: string) => send('', 'POST', '/api/portal/links/look', { token });
  const use = (token: string, password: string) => send('', 'POST', '/api/portal/links/use', { token, password });
  type Accounts = { accounts: { id: string; email: string; role: string; monthlyCredits: number | null }[] };

  beforeAll(async () => {
    test = await startTestServer({ EMEND_MODELS: 'off' });
    address = test.server.address;
    admin = await signUp(address, 'admin@example.org');
    member = await signUp(address, 'member@example.org');
  });
  afterAll(() => test.stop());

  it('asks for a session, and for the role', async () => {
    for (const path of ['keys', 'requests', 'requests.csv', 'usage', 'limits', 'audit', 'documents', 'reports', 'pdfs'])
      expect((await send('', 'GET', `/api/portal/${path}`)).status, path).toBe(401);
    for (const path of ['accounts', 'system', 'audit', 'installation', 'programs', 'links']) {
      expect((await send('', 'GET', `/api/portal/admin/${path}`)).status, path).toBe(401);
      expect((await send(member, 'GET', `/api/portal/admin/${path}`)).status, path).toBe(403);
      expect((await send(admin, 'GET', `/api/portal/admin/${path}`)).status, path).toBe(200);
    }
  });

  it('makes a key, shows it once, and takes it out of use', async () => {
    const created = (await (
      await send(member, 'POST', '/api/portal/keys', { kind: 'test', scopes: ['paragraph'] })
    ).json()) as { id: string; key: string };
    expect((await check({ 'x-api-key': created.key })).status).toBe(200);
    const listed = await read<Keys>(member, '/api/portal/keys');
    expect(listed.keys).toMatchObject([{ id: created.id, kind: 'test', revokedAt: null }]);
    expect(JSON.stringify(listed)).not.toContain(created.key);
    expect((await send(admin, 'DELETE', `/api/portal/keys/${created.id}`)).status).toBe(404);
    await vi.waitFor(
      async () => expect((await read<Keys>(member, '/api/portal/keys')).keys[0]!.lastUsedAt).not.toBeNull(),
      { timeout: 60_000 },
    );
    expect((await send(member, 'DELETE', `/api/portal/keys/${created.id}`)).status).toBe(200);
    expect((await check({ 'x-api-key': created.key })).status).toBe(401);
    expect(test.log.join('')).not.toContain(created.key);
  });

  it('rotates a key, whose former lives on for the time that was chosen', async () => {
    const owner = await signUp(address, 'rotating@example.org');
    const terms = { kind: 'test', scopes: ['paragraph'], name: 'Build server', days: 90 };
    const former = (await (await send(owner, 'POST', '/api/portal/keys', terms)).json()) as { id: string; key: string };
    const rotate = (id: string, overlapHours: number, cookie = owner) =>
      send(cookie, 'POST', `/api/portal/keys/${id}/rotation`, { overlapHours });
    expect((await rotate(former.id, 24, member)).status).toBe(404);
    expect((await rotate(former.id, -1)).status).toBe(400);
    const next = (await (await rotate(former.id, 24)).json()) as { id: string; key: string; replaces: string };
    expect(next.replaces).toBe(former.id);
    for (const { key } of [former, next]) expect((await check({ 'x-api-key': key })).status).toBe(200);
    expect((await rotate(former.id, 0)).status).toBe(200);
    expect((await check({ 'x-api-key': former.key })).status).toBe(401);
    type Named = { keys: { name: string; expiresAt: string | null }[] };
    const { keys } = await read<Named>(owner, '/api/portal/keys');
    expect(keys.map(({ name }) => name)).toEqual(['Build server', 'Build server', 'Build server']);
    expect(keys[1]!.expiresAt).not.toBeNull();
    const { events } = await read<{ events: { action: string; target: string }[] }>(owner, '/api/portal/audit');
    expect(events.map(({ action }) => action)).toContain('key.rotated');
    expect(JSON.stringify(events)).not.toContain(next.key);
  });

  it('lists requests with their ids, refused ones too, and gives them as CSV', async () => {
    const owner = await signUp(address, 'observer@example.org');
    const make = async (scopes: string[]) =>
      (await (await send(owner, 'POST', '/api/portal/keys', { kind: 'test', scopes })).json()) as {
        id: string;
        key: string;
      };
    const [good, narrow] = [await make(['paragraph']), await make(['pdf'])];
    const answered = await check({ 'x-api-key': good.key });
    expect((await check({ 'x-api-key': good.key })).status).toBe(429);
    expect((await check({ 'x-api-key': narrow.key })).status).toBe(403);
    type Listed = { requests: { requestId: string; status: number; key: string; refused: boolean; words: number }[] };
    const requests = async (state: string) =>
      (await read<Listed>(owner, `/api/portal/requests?state=${state}`)).requests;
    await vi.waitFor(async () => expect(await requests('all')).toHaveLength(3), { timeout: 60_000 });
    expect(await requests('all')).toContainEqual(
      expect.objectContaining({
        requestId: answered.headers.get('x-request-id'),
        operation: 'paragraph.check',
        key: good.id,
        status: 200,
        refused: false,
        words: 4,
      }),
    );
    const refused = await requests('refused');
    expect(refused.map(({ status, key }) => [status, key]).sort()).toEqual([
      [403, narrow.id],
      [429, good.id],
    ]);
    expect(await requests('failed')).toEqual([]);
    expect((await send(owner, 'GET', '/api/portal/requests?state=every')).status).toBe(400);
    const file = await send(owner, 'GET', '/api/portal/requests.csv');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('at,requestId,service,operation,key,status,refused,requests,words,ms');
    type Usage = { entries: { requests: number; refused: number; errors: number }[] };
    const { entries } = await read<Usage>(owner, '/api/portal/usage');
    expect(entries.reduce((sum, entry) => sum + entry.refused, 0)).toBe(2);
    expect(entries.reduce((sum, entry) => sum + entry.errors, 0)).toBe(0);
    expect(await requests('all').then(() => read<Listed>(admin, '/api/portal/requests'))).toEqual({ requests: [] });
  });

  it('refuses keys of unknown kinds and without scopes', async () => {
    for (const body of [{ kind: 'live', scopes: ['paragraph'] }, { kind: 'test', scopes: [] }, { kind: 'test' }])
      expect((await send(member, 'POST', '/api/portal/keys', body)).status).toBe(400);
  });

  it('adds usage up by day, service and key, that of the browser too', async () => {
    await check({ cookie: member });
    type Usage = { from: string; to: string; entries: { day: string; service: string; key: string; words: number }[] };
    await vi.waitFor(
      async () => {
        const { entries, to } = await read<Usage>(member, '/api/portal/usage?days=7');
        const browser = entries.find(({ key }) => key === 'browser');
        expect(browser).toMatchObject({ day: to, service: 'paragraph', words: 4, requests: 1, errors: 0 });
        expect(entries.find(({ key }) => key !== 'browser')).toMatchObject({ words: 4 });
      },
      { timeout: 60_000 },
    );
    expect((await read<Usage>(admin, '/api/portal/usage')).entries).toEqual([]);
    expect((await send(member, 'GET', '/api/portal/usage?days=0')).status).toBe(400);
    expect(await read(member, '/api/portal/limits')).toMatchObject({ creditsUsed: 0, monthlyCredits: null });
  });

  it('tells each account its own log', async () => {
    type Audit = { events: { action: string; actor: string | null; target: string | null }[] };
    const { events } = await read<Audit>(member, '/api/portal/audit');
    expect(events.map(({ action }) => action)).toEqual(['key.revoked', 'key.created', 'account.created']);
    const all = await read<Audit>(admin, '/api/portal/admin/audit');
    expect(all.events.length).toBeGreaterThan(events.length);
    expect(JSON.stringify(all)).not.toContain(PASSWORD);
  });

  it('changes a password and signs other browsers out', async () => {
    const other = await signInAs('member@example.org', PASSWORD);
    const next = 'another quiet river';
    const wrong = await send(member, 'PUT', '/api/portal/account/password', { current: 'wrong', next });
    expect(wrong.status).toBe(403);
    expect((await send(member, 'PUT', '/api/portal/account/password', { current: PASSWORD, next })).status).toBe(200);
    expect((await send(member, 'GET', '/api/portal/keys')).status).toBe(200);
    expect((await send(other, 'GET', '/api/portal/keys')).status).toBe(401);
    member = await signInAs('member@example.org', next);
    await send(member, 'PUT', '/api/portal/account/password', { current: next, next: PASSWORD });
  });

  it('lets administrators set limits and roles, but not lock themselves out', async () => {
    const { accounts } = await read<Accounts>(admin, '/api/portal/admin/accounts');
    const [first, second] = accounts;
    expect(accounts.slice(0, 2).map(({ email, role }) => [email, role])).toEqual([
      ['admin@example.org', 'administrator'],
      ['member@example.org', 'member'],
    ]);
    const change = (id: string, body: object) => send(admin, 'PUT', `/api/portal/admin/accounts/${id}`, body);
    expect((await change(first!.id, { role: 'member' })).status).toBe(409);
    expect((await send(admin, 'DELETE', `/api/portal/admin/accounts/${first!.id}`)).status).toBe(409);
    expect((await change(second!.id, { monthlyCredits: 1_000, wordLimit: 500 })).status).toBe(200);
    expect(await read(member, '/api/portal/limits')).toMatchObject({ monthlyCredits: 1_000, wordLimit: 500 });
    // Null is no value, except where it is one: no limit of words a month.
    expect((await change(second!.id, { role: null, wordLimit: null, monthlyCredits: null })).status).toBe(200);
    expect(await read(member, '/api/portal/limits')).toMatchObject({ monthlyCredits: null, wordLimit: 500 });
    expect((await change(second!.id, { monthlyCredits: -1 })).status).toBe(400);
    expect((await change('nobody', {})).status).toBe(404);
  });

  it('lets administrators invite people, who choose their passwords, once', async () => {
    const email = 'invited@example.org';
    const invite = (body: object, cookie = admin) => send(cookie, 'POST', '/api/portal/admin/invitations', body);
    expect((await invite({ email, role: 'member' }, member)).status).toBe(403);
    const first = (await (await invite({ email: ' Invited@example.org', role: 'member' })).json()) as NewLink;
    const second = (await (await invite({ email, role: 'administrator' })).json()) as NewLink;
    // The second takes the place of the first.
    expect((await look(first.token)).status).toBe(404);
    expect(await (await look(second.token)).json()).toEqual({ kind: 'invitation', email });
    expect((await use(second.token, 'short')).status).toBe(400);
    const used = await use(second.token, 'chosen by myself');
    expect(used.status).toBe(200);
    expect((await send(cookieOf(used), 'GET', '/api/portal/admin/accounts')).status).toBe(200);
    expect((await use(second.token, 'chosen once more')).status).toBe(404);
    await signInAs(email, 'chosen by myself');
    const again = await invite({ email, role: 'member' });
    expect([again.status, again.headers.get('x-error-code')]).toEqual([409, 'account.exists']);

    const third = (await (await invite({ email: 'other@example.org', role: 'member' })).json()) as NewLink;
    const { links } = await read<{ links: { id: string; email: string }[] }>(admin, '/api/portal/admin/links');
    expect(links.map((link) => link.email)).toEqual(['other@example.org']);
    expect(JSON.stringify(links)).not.toContain(third.token);
    expect((await send(admin, 'DELETE', `/api/portal/admin/links/${third.id}`)).status).toBe(200);
    expect((await look(third.token)).status).toBe(404);
    expect((await send(admin, 'DELETE', '/api/portal/admin/links/nothing')).status).toBe(404);
    for (const { token } of [first, second, third]) expect(test.log.join('')).not.toContain(token);
  });

  it('resets a password only for the account that was named, by a link', async () => {
    const forgetful = await signUp(address, 'forgetful@example.org');
    const other = await signInAs('forgetful@example.org', PASSWORD);
    const { accounts } = await read<Accounts>(admin, '/api/portal/admin/accounts');
    const { id } = accounts.find(({ email }) => email === 'forgetful@example.org')!;
    const reset = (whose: string, body: object, cookie = admin) =>
      send(cookie, 'POST', `/api/portal/admin/accounts/${whose}/reset-link`, body);
    const named = { email: 'forgetful@example.org', lock: false };
    expect((await reset(id, named, member)).status).toBe(403);
    expect((await reset(id, { ...named, email: 'member@example.org' })).status).toBe(400);
    expect((await reset('nobody', named)).status).toBe(404);
    expect((await reset(id.replace(/^.{8}/, '00000000'), named)).status).toBe(404);
    const unused = (await (await reset(id, named)).json()) as NewLink;
    // Nothing has changed until the link is used, and a newer link takes its place.
    expect((await send(forgetful, 'GET', '/api/portal/keys')).status).toBe(200);
    const link = (await (await reset(id, named)).json()) as NewLink;
    expect((await look(unused.token)).status).toBe(404);
    expect(await (await look(link.token)).json()).toMatchObject({ kind: 'password-reset' });
    const used = await use(link.token, 'a new quiet river');
    for (const cookie of [forgetful, other]) expect((await send(cookie, 'GET', '/api/portal/keys')).status).toBe(401);
    expect((await send(cookieOf(used), 'GET', '/api/portal/keys')).status).toBe(200);
    await signInAs('forgetful@example.org', 'a new quiet river');

    // Where somebody else may know the password, it is refused at once.
    const locked = (await (await reset(id, { ...named, lock: true })).json()) as NewLink;
    expect((await send(cookieOf(used), 'GET', '/api/portal/keys')).status).toBe(401);
    const credentials = { email: 'forgetful@example.org', password: 'a new quiet river' };
    expect((await send('', 'POST', '/api/portal/session', credentials)).status).toBe(401);
    expect((await use(locked.token, PASSWORD)).status).toBe(200);
    // A password that its owner changes leaves no link behind.
    const back = await signInAs('forgetful@example.org', PASSWORD);
    const late = (await (await reset(id, named)).json()) as NewLink;
    const change = { current: PASSWORD, next: 'changed by its owner' };
    expect((await send(back, 'PUT', '/api/portal/account/password', change)).status).toBe(200);
    expect((await look(late.token)).status).toBe(404);
    expect((await send(admin, 'PUT', `/api/portal/admin/accounts/${id}/password`, { password: PASSWORD })).status).toBe(
      404,
    );
  });

  it('lets administrators close sign-up and open it again', async () => {
    const people = { email: 'late@example.org', password: PASSWORD };
    const turn = (open: boolean, cookie = admin) => send(cookie, 'PUT', '/api/portal/admin/sign-up', { open });
    expect((await turn(false, member)).status).toBe(403);
    expect((await turn(false)).status).toBe(200);
    expect(await read('', '/api/portal/session')).toMatchObject({ signUpOpen: false });
    expect((await send('', 'POST', '/api/portal/accounts', people)).status).toBe(403);
    const installation = '/api/portal/admin/installation';
    expect(await read(admin, installation)).toMatchObject({
      version: expect.any(String),
      database: 'embedded',
      signUp: { open: false, byOperator: false },
      backup: null,
    });
    expect((await turn(true)).status).toBe(200);
    expect((await send('', 'POST', '/api/portal/accounts', people)).status).toBe(200);
    await test.keys.noteBackup();
    expect(await read(admin, installation)).toMatchObject({ backup: { bytes: null } });
    const { programs } = await read<{ programs: { name: string }[] }>(admin, '/api/portal/admin/programs');
    expect(programs.map(({ name }) => name)).toContain('pandoc');
  });

  it('lets in people whom the operator of the machine helps', async () => {
    const request = { account: ' Lost@example.org', administrator: true };
    await expect(test.keys.renewPassword(request)).rejects.toMatchObject({ code: 'account.not-found' });
    const first = await test.keys.createAccount(request);
    expect(first.account).toBe('lost@example.org');
    expect(first.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const lost = await signInAs(first.account, first.password);
    expect((await send(lost, 'GET', '/api/portal/admin/system')).status).toBe(200);
    await expect(test.keys.createAccount(request)).rejects.toMatchObject({ code: 'account.exists' });
    const second = await test.keys.renewPassword({ ...request, administrator: false });
    // The command does not go through the server's own sessions, which it keeps for half a second.
    const ofLost = async () => (await send(lost, 'GET', '/api/portal/admin/system')).status;
    await vi.waitFor(async () => expect(await ofLost()).toBe(401), { timeout: 60_000 });
    const back = await signInAs(second.account, second.password);
    expect((await send(back, 'GET', '/api/portal/admin/system')).status).toBe(200);
    for (const { password } of [first, second]) expect(test.log.join('')).not.toContain(password);
  });

  it('deletes an account with everything that belongs to it', async () => {
    const leaving = await signUp(address, 'leaving@example.org');
    const { key } = (await (
      await send(leaving, 'POST', '/api/portal/keys', { kind: 'production', scopes: ['paragraph', 'proofread'] })
    ).json()) as { key: string };
    const id = await submit(leaving);
    const files = join(test.dataDir, 'files');
    await vi.waitFor(() => expect(existsSync(join(files, 'results', id))).toBe(true), { timeout: 90_000 });
    const deletion = (password: string) => send(leaving, 'POST', '/api/portal/account/deletion', { password });
    expect((await deletion('wrong')).status).toBe(403);
    expect((await deletion(PASSWORD)).status).toBe(200);
    expect((await check({ 'x-api-key': key })).status).toBe(401);
    expect((await send(leaving, 'GET', '/api/portal/keys')).status).toBe(401);
    expect(existsSync(join(files, 'results', id))).toBe(false);
    expect(existsSync(join(files, 'uploads', id))).toBe(false);
    const { accounts } = await read<Accounts>(admin, '/api/portal/admin/accounts');
    expect(accounts.map(({ email }) => email)).not.toContain('leaving@example.org');
    const log = JSON.stringify(await read(admin, '/api/portal/admin/audit'));
    expect(log).toContain('account.deleted');
    expect(log).not.toContain('leaving@example.org');
  });

  it('shows administrators the state of the system', async () => {
    expect(await read(admin, '/api/portal/admin/system')).toMatchObject({
      queue: { 'proofread-document': { waiting: 0, running: 0 } },
      oldestWaiting: null,
      failures: [],
      storage: { files: 0, bytes: 0, databaseBytes: expect.any(Number), retentionDays: 30 },
    });
  });

  it('lists and deletes what was sent', async () => {
    const id = await submit(member);
    type Listed = { items: { id: string; status: string; filename: string }[] };
    const documents = () => read<Listed>(member, '/api/portal/documents');
    await vi.waitFor(async () => expect((await documents()).items[0]).toMatchObject({ id, status: 'SUCCESS' }), {
      timeout: 60_000,
      interval: 300,
    });
    expect((await read<Listed>(admin, '/api/portal/documents')).items).toEqual([]);
    const file = `/api/review/documents/${id}/file`;
    const download = await send(member, 'GET', file);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename=".*-edited.docx"/);
    expect(
      Buffer.from(await download.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await send('', 'GET', file)).status).toBe(401);
    expect((await send(admin, 'GET', file)).status).toBe(404);
    expect((await send(admin, 'DELETE', `/api/portal/documents/${id}`)).status).toBe(404);
    expect((await send(member, 'DELETE', `/api/portal/documents/${id}`)).status).toBe(200);
    expect((await documents()).items).toEqual([]);
    expect((await send(member, 'GET', `/autoedit/v3/document/${id}/final`)).status).toBe(404);
    expect((await send(member, 'GET', file)).status).toBe(404);
    expect((await send(member, 'DELETE', `/api/portal/documents/${id}`)).status).toBe(404);
    // the record itself goes on saying what became of it
    expect(await read(member, `/autoedit/v3/document/${id}`)).toMatchObject({
      data: { id, status: 'SUCCESS', deleted: true, filename: 'deleted' },
    });
  });

  interface Change {
    readonly covered: string;
    readonly comment: string;
  }
  async function changesOf(cookie: string, file?: Uint8Array): Promise<readonly Change[]> {
    return changesIn(cookie, await submit(cookie, file));
  }

  async function changesIn(cookie: string, id: string): Promise<readonly Change[]> {
    const path = `/api/review/documents/${id}/changes`;
    await vi.waitFor(async () => expect((await send(cookie, 'GET', path)).status).toBe(200), { timeout: 60_000 });
    return (await read<{ changes: Change[] }>(cookie, path)).changes;
  }

  it('says nothing in a document about words of the sender’s dictionary', async () => {
    const covered = async (cookie: string) => (await changesOf(cookie)).map(({ covered }) => covered);
    const cookie = await signUp(address, 'dictionary@example.org');
    const before = await covered(cookie);
    expect(before).toContain('recieved');
    await send(cookie, 'POST', '/api/review/dictionary', { word: 'Recieved' });
    await send(cookie, 'POST', '/api/review/dictionary', { word: 'recieved' });
    const known = before.filter((word) => word !== 'recieved');
    expect(await covered(cookie)).toEqual(known);
    const ofTeam = async (path: string) =>
      (await fetch(`${address}/v2/words/${path}`, { method: 'POST', body: new URLSearchParams({ word: 'recieved' }) }))
        .ok;
    expect(await ofTeam('add')).toBe(true);
    expect(await covered(await signUp(address, 'colleague@example.org'))).toEqual(known);
    expect(await ofTeam('delete')).toBe(true);
  });

  it('lists advice on a phrase once, with how often it occurs, and writes it once into the file', async () => {
    const cookie = await signUp(address, 'advice@example.org');
    const places = ['The mill was closed', 'The gate was raised', 'The pump was moved'];
    const file = docxOf(...places.map((place) => `${place} in order to save water.`));
    const id = await submit(cookie, file, { revisions_as_comments: 'true' });
    const found = await changesIn(cookie, id);
    expect(found).toEqual([expect.objectContaining({ covered: 'in order to' })]);
    expect(found[0]!.comment).toMatch(/It occurs 3 times in this document\.$/);
    const written = await send(cookie, 'GET', `/api/review/documents/${id}/file`);
    const { changes, comments, text } = inspectDocx(new Uint8Array(await written.arrayBuffer()));
    expect([changes, comments]).toEqual([1, [expect.stringMatching(/It occurs 3 times in this document\.$/)]]);
    expect(text).toContain('The mill was closed to save water.');
    expect(text).toContain('The gate was raised in order to save water.');
  });

  it('has no place in the description of the interface', async () => {
    expect(await (await fetch(`${address}/openapi.json`)).text()).not.toContain('/api/portal');
  });

  async function signInAs(email: string, password: string): Promise<string> {
    const response = await send('', 'POST', '/api/portal/session', { email, password });
    expect(response.status).toBe(200);
    return cookieOf(response);
  }

  /** Sends a document as the pages do: with the session, to the path of the upload address. */
  async function submit(cookie: string, file = docxWithMistakes(), fields: Fields = {}): Promise<string> {
    const created = (await (await send(cookie, 'POST', '/autoedit/v3/document/create')).json()) as { data: string };
    const response = await fetch(`${address}${new URL(created.data).pathname}`, {
      method: 'POST',
      headers: { cookie, origin: address },
      body: formOf(file, { ...REQUIRED, ...fields }),
    });
    const { data, message } = (await response.json()) as { data: { id: string } | null; message: string };
    expect(data, message).not.toBeNull();
    return data!.id;
  }
});
