import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Attack, AttackContext, Figure } from './attack.ts';
import type { AttackedServer } from './attacked-server.ts';

const REQUESTS = 2000;
const AT_ONCE = 50;
const SETTLED_AFTER_MS = 3000;

/** What a stranger can ask for without an account; what is meant to be stored is not among it. */
const READS = [
  '/api/auth/openid?returnTo=/x',
  '/api/auth/openid/callback',
  '/api/auth/openid/callback?code=x&state=y',
  '/api/login?returnTo=/x',
  '/api/auth/user',
  '/api/auth/options',
  '/api/services',
  '/api/assets',
  '/api/health/ready',
  '/login?returnTo=/x',
];
const WRITES: [string, object][] = [
  ['/api/auth/logout', {}],
  ['/api/auth/login', { email: 'nobody@example.com', password: 'not this one' }],
  ['/api/auth/forgot-password', { email: 'nobody@example.com' }],
  ['/api/auth/reset-password', { token: 'x'.repeat(43), password: 'not this one' }],
  ['/api/auth/exchange', { code: 'x'.repeat(43), verifier: 'x'.repeat(43) }],
];

/** Rows that strangers leave behind, each from another address, without and with a provider. */
export const anonymousRows: Attack = {
  name: 'anonymous rows',
  seconds: 90,
  async run(context) {
    const server = await context.sharedServer();
    const before = await settledCount(server, context.signal);
    await flood(server, context);
    const after = await count(server);
    const pending = await beginSignIns(context);
    return [
      most('rows after 2,000 requests of strangers', after.rows - before.rows, 0, 'rows'),
      most('login sessions among them', after.sessions - before.sessions, 0, 'rows'),
      most('sign-ins begun at a provider from one address', pending.rows, 30, 'rows'),
      most('how long each of them lives', pending.seconds, 600, 's'),
    ];
  },
};

const most = (what: string, value: number, limit: number, unit: string): Figure => ({
  what,
  value,
  limit,
  unit,
});

async function flood(server: AttackedServer, context: AttackContext): Promise<void> {
  let sent = 0;
  const attacker = async () => {
    while (sent < REQUESTS && !context.signal.aborted) await ask(server.url, (sent += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  context.log(`${sent} requests answered`);
}

async function ask(url: string, turn: number): Promise<void> {
  const headers = { 'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}` };
  const write = turn % 20 === 0 ? WRITES[(turn / 20) % WRITES.length] : undefined;
  const answer = write
    ? await fetch(url + write[0], {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(write[1]),
      })
    : await fetch(url + READS[turn % READS.length], { headers, redirect: 'manual' });
  await answer.arrayBuffer();
}

/** The rows once the server's own first work, such as storing the first essays, has ended. */
async function settledCount(
  server: AttackedServer,
  signal: AbortSignal,
): Promise<{ rows: number; sessions: number }> {
  let last = await count(server);
  for (;;) {
    await sleep(SETTLED_AFTER_MS, undefined, { signal });
    const next = await count(server);
    if (next.rows === last.rows) return next;
    last = next;
  }
}

/** The rows of all tables but the limiter's own and the jobs of the clock. */
async function count(server: AttackedServer): Promise<{ rows: number; sessions: number }> {
  return withDatabase(server, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
    );
    const sum = tables.map(({ name }) => `(select count(*) from "${name}")`).join(' + ');
    const { rows } = await client.query<{ rows: string; sessions: string }>(
      `select ${sum} + (select count(*) from jobs.job
           where name not like '\\_\\_pgboss%' and name not in (select name from jobs.schedule)) as rows,
         (select count(*) from sessions) as sessions`,
    );
    return { rows: Number(rows[0]?.rows), sessions: Number(rows[0]?.sessions) };
  });
}

/** A provider that only has to be found: nobody gets as far as signing in there. */
async function beginSignIns(context: AttackContext): Promise<{ rows: number; seconds: number }> {
  const provider = await startProvider();
  try {
    const server = await context.startServer({
      OIDC_ISSUER_URL: provider.issuer,
      OIDC_CLIENT_ID: 'polaris',
      OIDC_CLIENT_SECRET: 'secret',
    });
    const headers = { 'x-forwarded-for': '10.200.0.1' };
    for (let turn = 0; turn < 200; turn += 1)
      await fetch(`${server.url}/api/auth/openid`, { headers, redirect: 'manual' });
    return await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ rows: string; seconds: string | null }>(
        `select count(*) as rows, max(extract(epoch from expire - now())) as seconds from sessions`,
      );
      return { rows: Number(rows[0]?.rows), seconds: Number(rows[0]?.seconds) };
    });
  } finally {
    await provider.stop();
  }
}

async function withDatabase<T>(
  server: AttackedServer,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: server.databaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function startProvider(): Promise<{ issuer: string; stop(): Promise<void> }> {
  const { createServer } = await import('node:http');
  let issuer = '';
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        code_challenge_methods_supported: ['S256'],
      }),
    ),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
