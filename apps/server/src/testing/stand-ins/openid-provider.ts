import { generateKeyPairSync, sign } from 'node:crypto';
import { type ServerResponse, createServer } from 'node:http';
import Provider from 'oidc-provider';

interface Person {
  email?: string;
  email_verified?: boolean;
}

const CLIENT = { client_id: 'polaris', client_secret: 'polaris-secret' };

/** A real OpenID provider that lets everyone in. */
export interface TestProvider {
  issuer: string;
  /** The environment of a server that uses it. */
  env: Record<string, string>;
  /** The claims of each subject. */
  people: Map<string, Person>;
  /** Signs its ID tokens with a foreign key. */
  forge: boolean;
  registerCallback(callback: string): void;
  /** Signs a person in; returns the redirect back to the server. */
  pass(start: string, subject: string): Promise<string>;
  close(): Promise<void>;
}

/** Registers the callback address, now or once it is known. */
export async function startProvider(callback?: string): Promise<TestProvider> {
  const people = new Map<string, Person>();
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const registerCallback = (address: string): void => {
    callback = address;
    const answer = makeProvider(issuer, address, people).callback();
    server.on('request', (request, response) => {
      if (provider.forge && request.url === '/token') forgeIdToken(response);
      void answer(request, response);
    });
  };
  const provider: TestProvider = {
    issuer,
    forge: false,
    env: {
      OIDC_ISSUER_URL: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
    },
    people,
    registerCallback,
    pass: (start, subject) => walk(start, callback!, subject),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  if (callback) registerCallback(callback);
  return provider;
}

/** The same claims, signed with another key. */
function forgeIdToken(response: ServerResponse): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: Buffer | string) => {
    const tokens = JSON.parse(String(body)) as { id_token: string };
    const [head = '', claims = ''] = tokens.id_token.split('.');
    const signed = `${head}.${claims}`;
    const forged = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
    const text = JSON.stringify({ ...tokens, id_token: `${signed}.${forged}` });
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as never;
}

const makeProvider = (issuer: string, callback: string, people: Map<string, Person>) =>
  new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => Promise.resolve({ sub, given_name: 'Maya', ...people.get(sub) }),
    }),
  });

/** Follows the provider's sign-in pages as a person would; returns the redirect back to the server. */
async function walk(start: string, callback: string, subject: string): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response;
  };
  let url = start;
  for (let step = 0; step < 12; step += 1) {
    if (url.startsWith(callback)) return url;
    let response = await visit(url);
    if (response.status === 200) {
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)![1]!;
      response = await visit(url, { prompt, login: subject, password: 'any' });
    }
    url = new URL(response.headers.get('location')!, url).href;
  }
  throw new Error('The provider did not send the browser back.');
}
