import { createHash, randomBytes } from 'node:crypto';
import type { AssistantScope } from '@polaris/contracts';
import { Agent, buildConnector } from 'undici';
import { LimitsService } from '../../platform/http/limits/limits.service';
import { PublicNetwork } from '../../platform/http/outgoing/public-network';
import { CalendarServer } from '../calendars/calendar-server';
import type { TestResponse } from '../caller';
import { collectLog } from '../log-lines';
import { type Person, type TestApp, startTestApp } from '../test-app';

/** The library of assistants sends codes without TLS only to names like this one. */
export const ISSUER = 'http://polaris.localhost';
export const RESOURCE = `${ISSUER}/api/mcp`;
export const ASSISTANTS = '/api/admin/assistants';
/** Where the assistant of the tests gets its codes. */
export const CALLBACK = 'https://assistant.test/callback';
const HOSTS = ['calendar.test'];
const DOCUMENT = '/oauth/client.json';

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** What a client sends to the consent page, and keeps for the exchange of its code. */
interface Asked {
  query: string;
  verifier: string;
}

type Fields = Record<string, string | undefined>;

const withoutMissing = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** A server with an owner who has a second factor, and a server with the documents of assistants. */
export class AssistantDesk {
  readonly documents = new CalendarServer();
  readonly logged = collectLog();
  polaris!: TestApp;
  owner!: Person;
  /** The client of the tests. */
  clientId = '';
  /** Connects to the server under its public name, as its interface for assistants demands. */
  private agent!: Agent;

  async open(): Promise<void> {
    await this.documents.start();
    this.polaris = await startTestApp({
      log: this.logged.log,
      env: { PUBLIC_URL: ISSUER },
    });
    this.documents.joinTo(this.polaris.app.get(PublicNetwork));
    this.agent = agentTo(this.polaris.url);
    this.owner = await this.polaris.owner();
    await this.addFactor(this.owner);
    this.clientId = this.serve({});
    await this.turn(true);
  }

  async close(): Promise<void> {
    await this.agent.close();
    await this.polaris.close();
    await this.documents.stop();
  }

  sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.polaris.dataSource.query<Row[]>(text, values);
  }

  /** Turns a second factor on, which was entered a moment ago. */
  async addFactor({ user }: Person): Promise<void> {
    await this.sql(
      `insert into second_factors ("userId", secret, "enabledAt") values ($1, 'sealed', now())`,
      [user.id],
    );
    await this.enterFactor(user.id, 0);
  }

  /** Makes the second factor of all sessions as old as this. */
  enterFactor(userId: string, minutesAgo: number): Promise<unknown> {
    return this.sql(
      `update sessions set sess = jsonb_set(sess::jsonb, '{factorAt}',
         to_jsonb(floor(extract(epoch from now()) * 1000) - $2::int * 60000))
       where sess->>'passport' = $1`,
      [userId, minutesAgo],
    );
  }

  /** Makes a minute pass for the wrong tokens that were sent. */
  forgetWrongTokens(): void {
    const { here }: { here: Map<string, unknown> } = this.polaris.app.get(LimitsService);
    here.clear();
  }

  turn(isOn: boolean, hosts = HOSTS): Promise<TestResponse> {
    return this.owner.put(ASSISTANTS, { isOn, hosts });
  }

  /** Serves the metadata document of a client; returns its address, which is the client's id. */
  serve(own: object, path = DOCUMENT): string {
    const clientId = this.documents.url(path);
    const document = {
      client_id: clientId,
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: 'none',
    };
    return this.documents.serve(path, (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...document, ...own })),
    );
  }

  asked(own: Fields = {}): Asked {
    const verifier = randomBytes(32).toString('base64url');
    const fields = {
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: CALLBACK,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      resource: RESOURCE,
      scope: 'read',
      state: 'some state',
      ...own,
    };
    return { query: new URLSearchParams(withoutMissing(fields)).toString(), verifier };
  }

  allow(
    { query }: Asked,
    scopes: AssistantScope[] = ['read'],
    owner = this.owner,
  ): Promise<TestResponse> {
    return owner.post(`${ASSISTANTS}/consents`, { query, scopes });
  }

  /** Asks, and has the owner allow it. */
  async code(scopes?: AssistantScope[]): Promise<{ code: string; verifier: string }> {
    const asked = this.asked();
    const { status, body } = await this.allow(asked, scopes);
    if (status !== 201) throw new Error(`The consent answered ${status}: ${body.detail}`);
    return { code: new URL(body.url).searchParams.get('code')!, verifier: asked.verifier };
  }

  token(fields: Fields): Promise<TestResponse> {
    return this.form('/oauth/token', { client_id: this.clientId, resource: RESOURCE, ...fields });
  }

  exchange(
    { code, verifier }: { code: string; verifier: string },
    own: Fields = {},
  ): Promise<TestResponse> {
    const fields = { code, code_verifier: verifier, redirect_uri: CALLBACK };
    return this.token({ grant_type: 'authorization_code', ...fields, ...own });
  }

  refresh(refresh_token: string, own: Fields = {}): Promise<TestResponse> {
    return this.token({ grant_type: 'refresh_token', refresh_token, ...own });
  }

  form(path: string, fields: Fields): Promise<TestResponse> {
    return this.polaris.visitor().post(path, undefined, {
      raw: new URLSearchParams(withoutMissing(fields)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  async connect(scopes?: AssistantScope[]): Promise<Tokens> {
    const { status, body, text } = await this.exchange(await this.code(scopes));
    if (status !== 200) throw new Error(`The exchange answered ${status}: ${text}`);
    return body as Tokens;
  }

  async paste(scopes: AssistantScope[] = ['read']): Promise<string> {
    const { body } = await this.owner.post(`${ASSISTANTS}/tokens`, {
      label: 'Editor',
      scopes,
      days: 30,
    });
    return body.token as string;
  }

  /** Sends a message of the revision 2026-07-28. */
  send(
    token: string | undefined,
    method: string,
    params: object = {},
    own: Fields = {},
  ): Promise<TestResponse> {
    const version = own['mcp-protocol-version'] ?? '2026-07-28';
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const { name } = params as { name?: string };
    const headers = {
      'content-type': 'application/json',
      authorization: token && `Bearer ${token}`,
      'mcp-protocol-version': version,
      'mcp-method': method,
      'mcp-name': name,
      ...own,
    };
    const body = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } };
    return this.post(JSON.stringify(body), withoutMissing(headers));
  }

  async post(body: string, headers: Record<string, string>, url = RESOURCE): Promise<TestResponse> {
    const response = await this.fetch(url, { method: 'POST', body, headers });
    const text = await response.text();
    const { status, headers: answered } = response;
    return { status, headers: answered, text, body: text && JSON.parse(text) };
  }

  readonly fetch = (url: string | URL, init: RequestInit = {}): Promise<Response> =>
    fetch(url, { ...init, dispatcher: this.agent } as RequestInit);

  call(
    token: string | undefined,
    name: string,
    args: object = {},
    own?: Fields,
  ): Promise<TestResponse> {
    return this.send(token, 'tools/call', { name, arguments: args }, own);
  }
}

function agentTo(url: string): Agent {
  const { hostname, port } = new URL(url);
  const connect = buildConnector({});
  return new Agent({ connect: (options, done) => connect({ ...options, hostname, port }, done) });
}
