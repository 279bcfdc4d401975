import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ASSISTANTS,
  AssistantDesk,
  CALLBACK,
  ISSUER,
  RESOURCE,
} from '../../testing/assistants/assistant-desk';
import { outbox } from '../../testing/mail/outbox';
import { hashToken } from '../../platform/config/hash-token';
import { McpService } from './mcp/mcp.service';

const desk = new AssistantDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
beforeEach(async () => {
  desk.documents.requests.length = 0;
  desk.documents.names.clear();
  await desk.sql('delete from assistant_grants');
  await desk.sql(`delete from security_events where event like 'assistant%'`);
  await desk.sql('delete from mail_outbox');
  await desk.enterFactor(desk.owner.user.id, 0);
});

const ask = (own?: Parameters<AssistantDesk['asked']>[0]) =>
  desk.owner.post(`${ASSISTANTS}/requests`, { query: desk.asked(own).query });
const connections = async () => (await desk.owner.get(`${ASSISTANTS}/connections`)).body;
const works = async (token: string) => (await desk.send(token, 'tools/list')).status === 200;
const events = async () =>
  (
    await desk.sql<{ event: string; detail: string }>(
      `select event, detail from security_events where event like 'assistant%' order by id`,
    )
  ).map(({ event, detail }) => [event, detail]);

describe('the request of an assistant', () => {
  it('shows the host, and does not propose what others wrote, when an assistant asks for everything', async () => {
    const { status, body } = await ask({ scope: 'read read:messages write' });
    expect([status, body]).toEqual([
      201,
      {
        host: 'calendar.test',
        returnHost: 'assistant.test',
        isLocalOnly: false,
        scopes: ['read', 'write'],
        hasTwoFactor: true,
        declineUrl: `${CALLBACK}?error=access_denied&state=some+state&iss=http%3A%2F%2Fpolaris.localhost`,
      },
    ]);
  });

  it.each([
    ['its redirect address is not named', { redirect_uri: 'https://assistant.test/callback2' }],
    ['its redirect address has more than is named', { redirect_uri: `${CALLBACK}?to=evil` }],
    ['it asks for a token', { response_type: 'token' }],
    ['it has no challenge', { code_challenge: undefined }],
    ['its challenge is plain', { code_challenge_method: 'plain' }],
    ['it names no address of an interface', { resource: undefined }],
    ['it names the address of another server', { resource: 'https://other.test/api/mcp' }],
    ['its client has no document', { client_id: 'claude' }],
    ['its document is not on https', { client_id: 'http://calendar.test/oauth/client.json' }],
    ['its host is not on the list', { client_id: 'https://evil.test/oauth/client.json' }],
  ])('is refused with a sentence and nowhere to go when %s', async (_, own) => {
    const { query } = desk.asked(own);
    for (const path of ['requests', 'consents']) {
      const { status, body } = await desk.owner.post(`${ASSISTANTS}/${path}`, {
        query,
        scopes: ['read'],
      });
      expect([status, body.detail, body.url]).toEqual([
        400,
        expect.stringMatching(/\.$/),
        undefined,
      ]);
    }
    expect(await desk.sql('select from assistant_grants')).toEqual([]);
  });

  it('refuses a request for access that has a parameter twice', async () => {
    const query = `${desk.asked().query}&scope=read%3Amessages`;
    expect((await desk.owner.post(`${ASSISTANTS}/requests`, { query })).status).toBe(400);
  });

  it('comes to the consent page unchanged when a browser opens the address of the metadata', async () => {
    const { query } = desk.asked();
    const { status, headers } = await desk.polaris.visitor().get(`/oauth/authorize?${query}`);
    expect([status, headers.get('location')]).toEqual([302, `/admin/assistants/connect?${query}`]);
  });
});

describe('the document of an assistant', () => {
  const detailOf = async (path: string) =>
    (await ask({ client_id: desk.documents.url(path) })).body.detail as string;

  it("does not request an assistant's document when its host has a private address", async () => {
    desk.documents.names.set('calendar.test', [{ address: '10.1.2.3', family: 4 }]);
    expect(await detailOf('/private')).toBe(
      'calendar.test is in a private network, so it is not read.',
    );
    expect(desk.documents.requests).toEqual([]);
  });

  it("follows no redirect of an assistant's document", async () => {
    desk.documents.redirect('/moved', desk.clientId);
    expect(await detailOf('/moved')).toMatch('does not answer with a description');
    expect(desk.documents.requests).toEqual(['/moved']);
  });

  it("stops reading an assistant's document after 5 kB, even if it never ends", async () => {
    desk.documents.serve('/endless', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const write = () => void (response.destroyed || response.write(' '.repeat(1000), write));
      write();
    });
    expect(await detailOf('/endless')).toBe(
      'The description at calendar.test is larger than 5 kB.',
    );
  });

  it.each([
    [
      'describes another client',
      { client_id: 'https://claude.ai/oauth/client' },
      'is not that of this assistant',
    ],
    ['has more than 5 kB', { client_name: 'x'.repeat(5200) }, 'is larger than 5 kB'],
    ['names no redirect address', { redirect_uris: [] }, 'is not that of this assistant'],
    [
      'can only sign its requests',
      { token_endpoint_auth_method: 'private_key_jwt' },
      'signs its requests',
    ],
  ])('is refused when it %s', async (title, own, text) => {
    const path = `/${title.replaceAll(' ', '-')}`;
    desk.serve(own, path);
    expect(await detailOf(path)).toMatch(text);
  });

  it("accepts an assistant's document that prefers signing but lists none, as ChatGPT's does", async () => {
    const clientId = desk.serve(
      {
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
      },
      '/chatgpt',
    );
    expect((await ask({ client_id: clientId })).status).toBe(201);
    expect((await ask({ client_id: clientId })).status).toBe(201);
    expect(desk.documents.requests).toEqual(['/chatgpt']);
  });

  it('lets a program listen on any port of its computer, and says so when it names nothing else', async () => {
    const client_id = desk.serve({ redirect_uris: ['http://localhost/callback'] }, '/local');
    const at = (redirect_uri: string) => ask({ client_id, redirect_uri });
    expect((await at('http://localhost:58135/callback')).body).toMatchObject({
      isLocalOnly: true,
      returnHost: 'localhost:58135',
    });
    for (const wrong of [
      'http://localhost:58135/other',
      'http://127.0.0.1/callback',
      'http://localhost.evil.test/callback',
    ])
      expect([wrong, (await at(wrong)).status]).toEqual([wrong, 400]);
  });
});

describe('the consent of the owner', () => {
  it('needs a second factor, and a recent one each time, to allow an assistant', async () => {
    await desk.connect();
    await desk.enterFactor(desk.owner.user.id, 11);
    const late = await desk.allow(desk.asked());
    expect([late.status, late.body.errors[0].path]).toEqual([403, 'code']);
    const other = await desk.polaris.owner();
    const without = await desk.allow(desk.asked(), ['read'], other);
    expect([without.status, without.body.detail]).toEqual([
      409,
      'Turn on two-factor authentication in your account first.',
    ]);
    const token = { label: 'Editor', scopes: ['read'], days: 1 };
    expect((await other.post(`${ASSISTANTS}/tokens`, token)).status).toBe(409);
  });

  it('lists, logs and mails a connection only once its code is exchanged', async () => {
    const code = await desk.code();
    expect([await connections(), await events()]).toEqual([[], []]);
    const { body } = await desk.exchange(code);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'read' });
    expect(await connections()).toMatchObject([
      { kind: 'browser', host: 'calendar.test', scopes: ['read'], calls: 0 },
    ]);
    expect(await events()).toEqual([['assistant_connected', '']]);
    expect(await outbox(desk.polaris, desk.owner.user.email)).toMatchObject([
      { subject: 'An assistant was connected', body: expect.stringContaining('calendar.test') },
    ]);
  });

  it('goes back with its code, the state and the issuer of the metadata', async () => {
    const { body } = await desk.allow(desk.asked());
    const params = new URL(body.url).searchParams;
    expect([...params.keys()]).toEqual(['code', 'state', 'iss']);
    expect([params.get('state'), params.get('iss')]).toEqual(['some state', ISSUER]);
  });
});

describe('the code of an assistant', () => {
  it('ends the connection when it is used twice', async () => {
    const code = await desk.code();
    const { body } = await desk.exchange(code);
    expect(await works(body.access_token)).toBe(true);
    expect((await desk.exchange(code)).body.error).toBe('invalid_grant');
    expect(await works(body.access_token)).toBe(false);
    expect((await desk.refresh(body.refresh_token)).status).toBe(400);
    expect((await events()).at(-1)).toEqual(['assistant_disconnected', 'code used twice']);
  });

  it.each([
    ['verifier', { code_verifier: 'a'.repeat(43) }, 'invalid_grant'],
    ['redirect address', { redirect_uri: 'https://assistant.test/other' }, 'invalid_grant'],
    ['client', { client_id: 'https://calendar.test/other' }, 'invalid_grant'],
    ['address of the interface', { resource: 'https://other.test/api/mcp' }, 'invalid_target'],
    ['kind of grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('gives no tokens for a wrong %s', async (_, own, error) => {
    const code = await desk.code();
    const wrong = await desk.exchange(code, own);
    expect([wrong.status, wrong.body.error, wrong.body.access_token]).toEqual([
      400,
      error,
      undefined,
    ]);
    expect((await desk.exchange(code)).status).toBe(200);
  });

  it('gives no tokens for a code that is older than a minute, or in the address', async () => {
    const { code, verifier } = await desk.code();
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier };
    const inAddress = await desk.form(`/oauth/token?code=${code}`, fields);
    expect([inAddress.status, inAddress.body.error]).toEqual([400, 'invalid_request']);
    await desk.sql(`update assistant_tokens set "expiresAt" = "expiresAt" - interval '60 seconds'`);
    expect((await desk.exchange({ code, verifier })).body.error).toBe('invalid_grant');
  });
});

describe('the refresh token of an assistant', () => {
  const age = (seconds: number) =>
    desk.sql(`update assistant_tokens set "usedAt" = "usedAt" - $1 * interval '1 second'`, [
      seconds,
    ]);

  it('gives another pair for a used refresh token for 30 seconds, and ends the connection after that', async () => {
    const first = await desk.connect();
    const { body: second } = await desk.refresh(first.refresh_token);
    await age(29);
    const { body: again } = await desk.refresh(first.refresh_token);
    for (const { access_token } of [first, second, again])
      expect(await works(access_token)).toBe(true);
    await age(2);
    expect((await desk.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    for (const { access_token } of [first, second, again])
      expect(await works(access_token)).toBe(false);
    expect((await desk.refresh(again.refresh_token)).status).toBe(400);
    expect(await connections()).toEqual([]);
  });

  it('lives for 30 days, and no longer than a year after the consent', async () => {
    const { refresh_token } = await desk.connect();
    await desk.sql(`update assistant_grants set "expiresAt" = now() + interval '1 day'`);
    const { body } = await desk.refresh(refresh_token);
    const lives = await desk.sql<{ hours: number }>(
      `select round(extract(epoch from "expiresAt" - now()) / 3600)::int as hours from assistant_tokens
       where hash = any($1) order by array_position($1, hash)`,
      [[refresh_token, body.refresh_token].map(hashToken)],
    );
    expect(lives).toEqual([{ hours: 720 }, { hours: 24 }]);
  });

  it('refuses a refresh token to another client', async () => {
    const { refresh_token } = await desk.connect();
    const { body } = await desk.refresh(refresh_token, {
      client_id: 'https://calendar.test/other',
    });
    expect(body.error).toBe('invalid_grant');
  });
});

describe('a connection', () => {
  it('ends at the next call when the owner revokes it, and only for its owner', async () => {
    const { access_token, refresh_token } = await desk.connect();
    const [{ id }] = await connections();
    const other = await desk.polaris.owner();
    expect((await other.delete(`${ASSISTANTS}/connections/${id}`)).status).toBe(404);
    expect((await desk.owner.delete(`${ASSISTANTS}/connections/${id}`)).status).toBe(204);
    expect([await works(access_token), await connections()]).toEqual([false, []]);
    expect((await desk.refresh(refresh_token)).status).toBe(400);
  });

  it('ends when the assistant takes its token back', async () => {
    const { access_token, refresh_token } = await desk.connect();
    expect((await desk.form('/oauth/revoke', { token: refresh_token })).status).toBe(200);
    expect(await works(access_token)).toBe(false);
    expect((await desk.form('/oauth/revoke', { token: 'unknown' })).status).toBe(200);
  });

  it('can be pasted as a token that is shown once, stored as a hash and ends by itself', async () => {
    const input = { label: 'My editor', scopes: ['read'], days: 90 };
    const { status, body } = await desk.owner.post(`${ASSISTANTS}/tokens`, input);
    expect([status, body.token]).toEqual([201, expect.stringMatching(/^pol_[\w-]{43}$/)]);
    expect(await connections()).toEqual([body.connection]);
    expect(await works(body.token)).toBe(true);
    const rows = await desk.sql(`select t::text as row from assistant_tokens t`);
    expect(JSON.stringify(rows)).not.toContain(body.token.slice(4));
    expect((await outbox(desk.polaris, desk.owner.user.email))[0]?.body).toContain('My editor');
    await desk.sql(`update assistant_tokens set "expiresAt" = "expiresAt" - interval '90 days'`);
    expect(await works(body.token)).toBe(false);
    expect((await desk.owner.post(`${ASSISTANTS}/tokens`, { ...input, days: 91 })).status).toBe(
      400,
    );
  });
});

describe('the interface for assistants', () => {
  it('answers 404 and loads nothing while assistants are turned off', async () => {
    const token = await desk.paste();
    await desk.turn(false);
    const service = desk.polaris.app.get(McpService);
    Object.assign(service, { handler: undefined });
    expect((await desk.send(token, 'tools/list')).status).toBe(404);
    const visitor = desk.polaris.visitor();
    for (const path of [
      '/.well-known/oauth-protected-resource/api/mcp',
      '/.well-known/oauth-authorization-server',
      '/oauth/authorize',
    ])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
    expect((await desk.form('/oauth/token', {})).status).toBe(404);
    expect((await ask()).status).toBe(409);
    expect(service).toMatchObject({ handler: undefined });
    await desk.turn(true);
    expect(await works(token)).toBe(true);
  });

  it('says where to ask for access when a call has no token', async () => {
    const { status, headers } = await desk.send(undefined, 'tools/list');
    const metadata = `${ISSUER}/.well-known/oauth-protected-resource/api/mcp`;
    expect([status, headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer scope="read", resource_metadata="${metadata}"`,
    ]);
    const { body } = await desk.polaris.visitor().get(new URL(metadata).pathname);
    expect(body).toMatchObject({ resource: RESOURCE, authorization_servers: [ISSUER] });
    expect(
      (await desk.polaris.visitor().get('/.well-known/oauth-authorization-server')).body,
    ).toMatchObject({
      issuer: ISSUER,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('refuses another site, another name, a stream, and a token in the address', async () => {
    const token = await desk.paste();
    const from = async (origin: string) =>
      (await desk.send(token, 'tools/list', {}, { origin })).status;
    expect([await from(ISSUER), await from('https://evil.test'), await from('null')]).toEqual([
      200, 403, 403,
    ]);
    const authorization = `Bearer ${token}`;
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const json = { 'content-type': 'application/json' };
    const rebound = await desk.post(body, { ...json, authorization }, 'http://evil.test/api/mcp');
    expect(rebound.status).toBe(403);
    const inAddress = await desk.post(body, json, `${RESOURCE}?access_token=${token}`);
    expect([inAddress.status, inAddress.body.error]).toEqual([400, 'invalid_request']);
    expect((await desk.fetch(RESOURCE, { headers: { authorization } })).status).toBe(405);
    expect(JSON.stringify(desk.logged.lines)).not.toContain(token);
  });

  it('answers a fifth wrong token of a minute, and no sixth, and still those that are right', async () => {
    const token = await desk.paste();
    const wrong = () => desk.send(`pol_${'a'.repeat(43)}`, 'tools/list');
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await wrong()).status);
    expect(statuses.slice(-1)).toEqual([429]);
    expect(await works(token)).toBe(true);
  });
});
