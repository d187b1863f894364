// @module-tag long
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formOf, REQUIRED } from '../documents/document-client.ts';
import { docxWithMistakes } from '../documents/sample-documents.ts';
import { onEachDatabase, type TestDatabase } from '../fixtures/databases.ts';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { PASSWORD, sendFromPage, signUp } from '../web/portal-client.ts';

// A service starts in 2 s alone and in 25 s at a load of 20.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

interface Team {
  readonly team: {
    readonly teamId: string;
    readonly name: string;
    readonly role: string;
    readonly defaults: object;
  } | null;
}
interface Members {
  readonly members: readonly { readonly id: string; readonly email: string; readonly role: string }[];
}

onEachDatabase('teams', (create) => {
  let database: TestDatabase;
  let test: TestServer;
  let address: string;
  let people = 0;

  const send = (cookie: string, method: string, path: string, body?: unknown) =>
    sendFromPage(address, method, `/api/portal/team${path}`, body, { cookie });
  const read = async <T>(cookie: string, path = ''): Promise<T> =>
    (await (await send(cookie, 'GET', path)).json()) as T;
  const told = (response: Response) => [response.status, response.headers.get('x-error-code')];

  interface Person {
    readonly email: string;
    readonly cookie: string;
  }
  async function person(name: string): Promise<Person> {
    const email = `${name}${++people}@example.org`;
    return { email, cookie: await signUp(address, email) };
  }
  async function invite(owner: string, email: string, role = 'member'): Promise<string> {
    const response = await send(owner, 'POST', '/invitations', { email, role });
    expect(response.status).toBe(200);
    return ((await response.json()) as { token: string }).token;
  }
  const join = (cookie: string, token: string) => send(cookie, 'POST', '/invitation/use', { token });
  const idOf = async (cookie: string, email: string) =>
    (await read<Members>(cookie, '/members')).members.find((member) => member.email === email)!.id;
  const keyOf = async ({ cookie }: Person) => {
    const terms = { kind: 'production', scopes: ['paragraph', 'proofread'] };
    const made = await sendFromPage(address, 'POST', '/api/portal/keys', terms, { cookie });
    return ((await made.json()) as { key: string }).key;
  };
  /** Words that the paragraph check questions. */
  async function questioned(key: string): Promise<string[]> {
    const response = await test.check(key, { paragraph: 'They recieved a letter from the comittee.' });
    const { response: sentences } = (await response.json()) as {
      response: { sentence_result: { covered_text: string }[] }[];
    };
    return sentences.flatMap((sentence) => sentence.sentence_result.map((found) => found.covered_text));
  }

  /** A team of three. */
  async function newTeam(name: string) {
    const [owner, editor, member] = [await person('owner'), await person('editor'), await person('member')];
    expect((await send(owner.cookie, 'POST', '', { name })).status).toBe(200);
    expect((await join(editor.cookie, await invite(owner.cookie, editor.email, 'editor'))).status).toBe(200);
    expect((await join(member.cookie, await invite(owner.cookie, member.email))).status).toBe(200);
    return { owner, editor, member };
  }

  beforeAll(async () => {
    database = await create();
    const { databaseUrl, dataDir } = database.settings;
    test = await startTestServer({
      EMEND_MODELS: 'off',
      EMEND_DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    });
    address = test.server.address;
  });
  afterAll(async () => {
    await test.stop();
    await database.drop();
  });

  it('are for whoever is signed in, and an account has one at most', async () => {
    for (const path of ['', '/members', '/invitations', '/words', '/usage'])
      expect((await send('', 'GET', path)).status, path).toBe(401);
    const alone = await person('alone');
    expect(await read<Team>(alone.cookie)).toEqual({ team: null });
    for (const path of ['/members', '/invitations', '/words', '/usage'])
      expect(told(await send(alone.cookie, 'GET', path)), path).toEqual([404, 'team.none']);
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(81)])
      expect(told(await send(alone.cookie, 'POST', '', { name }))).toEqual([400, 'team.invalid-name']);
    expect((await send(alone.cookie, 'POST', '', { name: ' Journal of Mills ' })).status).toBe(200);
    expect(await read<Team>(alone.cookie)).toMatchObject({ team: { name: 'Journal of Mills', role: 'owner' } });
    expect(told(await send(alone.cookie, 'POST', '', { name: 'Second' }))).toEqual([409, 'team.already-member']);
  });

  it('take people by a link for their address alone, once', async () => {
    const { owner, member } = await newTeam('Invited');
    const [guest, other] = [await person('guest'), await person('other')];
    const token = await invite(owner.cookie, ` ${guest.email.toUpperCase()}`, 'editor');
    const look = (cookie: string, of = token) => send(cookie, 'POST', '/invitation/look', { token: of });
    expect(await (await look(guest.cookie)).json()).toEqual({ team: 'Invited', role: 'editor' });
    expect(told(await look(other.cookie))).toEqual([403, 'team.other-address']);
    expect(told(await join(other.cookie, token))).toEqual([403, 'team.other-address']);
    expect((await look('')).status).toBe(401);
    // A newer link takes the place of the former.
    const second = await invite(owner.cookie, guest.email);
    expect(told(await join(guest.cookie, token))).toEqual([404, 'team.invalid-invitation']);
    expect((await join(guest.cookie, second)).status).toBe(200);
    expect(told(await join(guest.cookie, second))).toEqual([404, 'team.invalid-invitation']);
    expect(await read<Team>(guest.cookie)).toMatchObject({ team: { name: 'Invited', role: 'member' } });
    expect(told(await send(owner.cookie, 'POST', '/invitations', { email: guest.email, role: 'member' }))).toEqual([
      409,
      'team.already-member',
    ]);
    // Whoever is in another team must leave that first, and the link stays good.
    const elsewhere = await newTeam('Elsewhere');
    const third = await invite(owner.cookie, elsewhere.member.email);
    expect(told(await join(elsewhere.member.cookie, third))).toEqual([409, 'team.already-member']);
    expect((await send(elsewhere.member.cookie, 'POST', '/leave')).status).toBe(200);
    expect((await join(elsewhere.member.cookie, third)).status).toBe(200);
    // Withdrawn by the owner, and by nobody else.
    const fourth = await invite(owner.cookie, other.email);
    const { invitations } = await read<{ invitations: { id: string; email: string }[] }>(owner.cookie, '/invitations');
    expect(invitations.map(({ email }) => email)).toEqual([other.email]);
    const withdraw = (cookie: string) => send(cookie, 'DELETE', `/invitations/${invitations[0]!.id}`);
    expect(told(await withdraw(member.cookie))).toEqual([403, 'team.not-allowed']);
    expect(told(await withdraw(elsewhere.owner.cookie))).toEqual([404, 'team.invalid-invitation']);
    expect((await withdraw(owner.cookie)).status).toBe(200);
    expect(told(await join(other.cookie, fourth))).toEqual([404, 'team.invalid-invitation']);
    expect(test.log.join('')).not.toContain(second);
  });

  it('let each role do what is its own', async () => {
    const { owner, editor, member } = await newTeam('Roles');
    const memberId = await idOf(owner.cookie, member.email);
    const forOwner: [string, string, object?][] = [
      ['GET', '/invitations'],
      ['POST', '/invitations', { email: 'x@example.org', role: 'member' }],
      ['GET', '/usage'],
      ['PUT', `/members/${memberId}`, { role: 'editor' }],
      ['DELETE', `/members/${memberId}`],
      ['PUT', '/owner', { id: memberId }],
      ['DELETE', ''],
    ];
    const forEditors: [string, string, object?][] = [
      ['PUT', '', { name: 'Renamed', defaults: { language: 'UK', certainty: 'careful' } }],
      ['POST', '/words', { word: 'zwimble' }],
      ['POST', '/words/remove', { word: 'zwimble' }],
    ];
    for (const [method, path, body] of [...forOwner, ...forEditors])
      expect(told(await send(member.cookie, method, path, body)), `member ${method} ${path}`).toEqual([
        403,
        'team.not-allowed',
      ]);
    for (const [method, path, body] of forOwner)
      expect(told(await send(editor.cookie, method, path, body)), `editor ${method} ${path}`).toEqual([
        403,
        'team.not-allowed',
      ]);
    for (const [method, path, body] of forEditors)
      expect((await send(editor.cookie, method, path, body)).status, `editor ${method} ${path}`).toBe(200);
    expect(await read<Team>(member.cookie)).toMatchObject({
      team: { name: 'Renamed', defaults: { language: 'UK', certainty: 'careful' } },
    });
    for (const path of ['', '/members', '/words']) expect((await send(member.cookie, 'GET', path)).status).toBe(200);
    expect((await send(owner.cookie, 'PUT', '', { defaults: { colour: 'red' } })).status).toBe(400);
    expect(told(await send(owner.cookie, 'POST', '/leave'))).toEqual([409, 'team.owner-stays']);
    expect(told(await send(owner.cookie, 'DELETE', '/members/nobody'))).toEqual([404, 'team.no-member']);
    // Handed over: the former owner is an editor from then on.
    expect((await send(owner.cookie, 'PUT', '/owner', { id: memberId })).status).toBe(200);
    expect((await read<Members>(member.cookie, '/members')).members.map(({ role }) => role)).toEqual([
      'owner',
      'editor',
      'editor',
    ]);
    expect(told(await send(owner.cookie, 'DELETE', ''))).toEqual([403, 'team.not-allowed']);
    expect((await send(owner.cookie, 'POST', '/leave')).status).toBe(200);
    const left = await idOf(member.cookie, editor.email);
    expect((await send(member.cookie, 'DELETE', `/members/${left}`)).status).toBe(200);
    expect((await send(member.cookie, 'DELETE', '')).status).toBe(200);
    expect(await read<Team>(member.cookie)).toEqual({ team: null });
  });

  it('show nothing of one to members of another', async () => {
    const [here, there] = [await newTeam('Here'), await newTeam('There')];
    for (const word of ['zwimble', 'recieved']) await send(there.editor.cookie, 'POST', '/words', { word });
    const theirs = (await read<Members>(there.owner.cookie, '/members')).members;
    await invite(there.owner.cookie, 'secret-guest@example.org');
    const seen = await Promise.all(
      ['', '/members', '/invitations', '/words', '/usage'].map(async (path) =>
        (await send(here.owner.cookie, 'GET', path)).text(),
      ),
    );
    const terms = { cookie: here.owner.cookie };
    seen.push(await (await fetch(`${address}/api/review/terms`, { headers: terms })).text());
    for (const secret of ['There', 'zwimble', 'secret-guest', ...theirs.flatMap(({ id, email }) => [id, email])])
      expect(seen.join('\n'), secret).not.toContain(secret);
    for (const { id } of theirs) {
      expect(told(await send(here.owner.cookie, 'DELETE', `/members/${id}`))).toEqual([404, 'team.no-member']);
      expect(told(await send(here.owner.cookie, 'PUT', `/members/${id}`, { role: 'member' }))).toEqual([
        404,
        'team.no-member',
      ]);
      expect(told(await send(here.owner.cookie, 'PUT', '/owner', { id }))).toEqual([404, 'team.no-member']);
    }
    expect((await read<Members>(here.owner.cookie, '/members')).members.map(({ role }) => role)).toEqual([
      'owner',
      'editor',
      'member',
    ]);
    expect(await questioned(await keyOf(here.member))).toEqual(['recieved', 'comittee']);
    expect(await questioned(await keyOf(there.member))).toEqual(['comittee']);
  });

  it('share words, which count in checks, documents, editors and the review until somebody leaves', async () => {
    const { owner, editor, member } = await newTeam('Words');
    const key = await keyOf(member);
    expect(await questioned(key)).toEqual(['recieved', 'comittee']);
    const add = (word: string) => send(editor.cookie, 'POST', '/words', { word });
    expect(await (await add('recieved')).json()).toEqual({ added: true });
    expect(await (await add(' recieved ')).json()).toEqual({ added: false });
    expect(told(await add('two words'))).toEqual([400, 'review.not-a-word']);
    expect(await read(member.cookie, '/words')).toEqual({ words: ['recieved'] });
    // Paragraph checks with a key.
    expect(await questioned(key)).toEqual(['comittee']);
    // The review tool.
    const { cookie } = member;
    const review = (await (await fetch(`${address}/api/review/terms`, { headers: { cookie } })).json()) as {
      team_dictionary: string[];
    };
    expect(review.team_dictionary).toContain('recieved');
    // Editors with a client of LanguageTool, which change the list of the team where the account may.
    const clientOf = async (path: string, apiKey: string, form: Record<string, string>) =>
      fetch(`${address}/v2${path}`, { method: 'POST', body: new URLSearchParams({ apiKey, ...form }) });
    const text = { language: 'en-US', text: 'They recieved a letter from the comittee.' };
    const matches = async (apiKey: string) => {
      const answer = (await (await clientOf('/check', apiKey, text)).json()) as { matches: { offset: number }[] };
      return answer.matches.map(({ offset }) => offset);
    };
    expect(await matches(key)).toEqual([32]);
    expect((await clientOf('/words/add', key, { word: 'comittee', dict: 'team' })).status).toBe(403);
    const ofEditor = await keyOf(editor);
    expect((await clientOf('/words/add', ofEditor, { word: 'comittee', dict: 'team' })).status).toBe(200);
    expect(await read(owner.cookie, '/words')).toEqual({ words: ['comittee', 'recieved'] });
    expect(await matches(key)).toEqual([]);
    const listed = await fetch(`${address}/v2/words?dicts=team&apiKey=${key}`);
    expect(await listed.json()).toEqual({ words: ['comittee', 'recieved'] });
    // Documents, sent with a key.
    const id = await submit(key);
    expect(await changesOf(cookie, id)).not.toContain('recieved');
    // Who is removed keeps the key, not the words.
    await send(owner.cookie, 'DELETE', `/members/${await idOf(owner.cookie, member.email)}`);
    expect(await questioned(key)).toEqual(['recieved', 'comittee']);
    expect(told(await send(cookie, 'GET', '/words'))).toEqual([404, 'team.none']);
  });

  it('add usage up for the owner, and limit the words of all together', async () => {
    const { owner, member } = await newTeam('Limits');
    const key = await keyOf(member);
    await questioned(key);
    interface Usage {
      readonly members: readonly { readonly email: string; readonly words: number }[];
      readonly creditsUsed: number;
    }
    const usage = () => read<Usage>(owner.cookie, '/usage?days=7');
    await vi.waitFor(async () => expect((await usage()).members[0]).toMatchObject({ email: member.email, words: 7 }), {
      timeout: 60_000,
    });
    expect((await usage()).members).toHaveLength(3);
    const id = (await read<Team>(owner.cookie)).team!.teamId;
    const first = await submit(key);
    await changesOf(member.cookie, first);
    const { creditsUsed } = await usage();
    expect(creditsUsed).toBeGreaterThan(5);
    await administer(({ limitTeam }) => limitTeam({ id, monthlyCredits: creditsUsed + 1 }));
    expect(await read<Team>(owner.cookie)).toMatchObject({ team: { monthlyCredits: creditsUsed + 1 } });
    const refused = await submit(await keyOf(owner));
    const status = await fetch(`${address}/autoedit/v3/document/${refused}`, {
      headers: { 'x-api-key': await keyOf(owner) },
    });
    expect(JSON.stringify(await status.json())).toContain('FAILED');
  });

  it('go to another member when the owner’s account is deleted', async () => {
    const { owner, editor, member } = await newTeam('Inherited');
    const deletion = { password: PASSWORD };
    const path = '/api/portal/account/deletion';
    const remove = (cookie: string) => sendFromPage(address, 'POST', path, deletion, { cookie });
    expect((await remove(owner.cookie)).status).toBe(200);
    expect(await read<Team>(editor.cookie)).toMatchObject({ team: { role: 'owner' } });
    expect((await remove(editor.cookie)).status).toBe(200);
    expect((await read<Members>(member.cookie, '/members')).members).toMatchObject([
      { email: member.email, role: 'owner' },
    ]);
    const id = (await read<Team>(member.cookie)).team!.teamId;
    expect((await remove(member.cookie)).status).toBe(200);
    const teams = await administer(({ listTeams }) => listTeams());
    expect(teams.map((team) => team.id)).not.toContain(id);
  });

  it('are administered on the machine', async () => {
    const [owner, second] = [await person('first'), await person('second')];
    const request = { name: 'By command', owner: owner.email };
    const { id } = await administer(({ createTeam }) => createTeam(request));
    await expect(administer(({ createTeam }) => createTeam(request))).rejects.toMatchObject({
      code: 'team.already-member',
    });
    const team = { id, account: second.email };
    await administer(({ addToTeam }) => addToTeam({ ...team, role: 'member' }));
    await expect(administer(({ addToTeam }) => addToTeam({ ...team, role: 'owner' }))).rejects.toMatchObject({
      code: 'team.invalid-role',
    });
    await administer(({ handTeamTo }) => handTeamTo(team));
    const listed = await administer(({ listTeams }) => listTeams());
    expect(listed).toContainEqual(
      expect.objectContaining({ id, name: 'By command', owner: second.email, members: 2, monthlyCredits: null }),
    );
    await administer(({ removeFromTeam }) => removeFromTeam({ id, account: owner.email }));
    await expect(administer(({ removeFromTeam }) => removeFromTeam(team))).rejects.toMatchObject({
      code: 'team.no-member',
    });
    await administer(({ removeTeam }) => removeTeam({ id }));
    await expect(administer(({ removeTeam }) => removeTeam({ id: 'none' }))).rejects.toMatchObject({
      code: 'team.not-found',
    });
    expect(await read<Team>(second.cookie)).toEqual({ team: null });
  });

  /** What the command line does: through the server that holds the folder, or on PostgreSQL itself. */
  async function administer<T>(work: (administration: TestServer['keys']) => Promise<T>): Promise<T> {
    const { withAdministration } = await import('../../src/cli/with-administration.ts');
    return withAdministration(database.settings, work);
  }

  async function submit(key: string): Promise<string> {
    const headers = { 'x-api-key': key };
    const created = await fetch(`${address}/autoedit/v3/document/create`, { method: 'POST', headers });
    const { data: upload } = (await created.json()) as { data: string };
    const response = await fetch(`${address}${new URL(upload).pathname}`, {
      method: 'POST',
      headers,
      body: formOf(docxWithMistakes(), REQUIRED),
    });
    const { data, message } = (await response.json()) as { data: { id: string } | null; message: string };
    expect(data, message).not.toBeNull();
    return data!.id;
  }

  async function changesOf(cookie: string, id: string): Promise<string> {
    const path = `${address}/api/review/documents/${id}/changes`;
    await vi.waitFor(async () => expect((await fetch(path, { headers: { cookie } })).status).toBe(200), {
      timeout: 90_000,
    });
    const { changes } = (await (await fetch(path, { headers: { cookie } })).json()) as {
      changes: { covered: string }[];
    };
    return changes.map(({ covered }) => covered).join(' ');
  }
});
