import { type Socket, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestCaller } from './caller';
import { contactInput } from './factories';
import { type TestApp, startTestApp } from './test-app';

/** A wire to the database that can go dead: it stays open and says nothing more. */
let dead = false;
const sockets = new Set<Socket>();
const wire = createServer((client) => {
  const { hostname, port } = new URL(process.env.TEST_DATABASE_URL!);
  const database = connect(Number(port), hostname);
  for (const [from, to] of [
    [client, database],
    [database, client],
  ] as const) {
    sockets.add(from);
    from.on('data', (chunk: Buffer) => dead || to.write(chunk));
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
  }
});

let polaris: TestApp;
beforeAll(async () => {
  await new Promise<void>((ready) => wire.listen(0, '127.0.0.1', () => ready()));
  const { port } = wire.address() as { port: number };
  polaris = await startTestApp({ through: port });
});
afterAll(async () => {
  dead = false;
  await polaris.close();
  sockets.forEach((socket) => socket.destroy());
  wire.close();
});

it('says that it lives while the database says nothing, with a cookie and without', async () => {
  const owner = await polaris.owner();
  dead = true;
  const answered: string[] = [];
  const ask = async (caller: TestCaller, path: string) => {
    const { status } = await caller.get(path);
    answered.push(`${status} ${path}`);
  };
  const waiting = ask(polaris.visitor(), '/api/services');
  await Promise.all([owner, polaris.visitor()].map((caller) => ask(caller, '/api/health/live')));
  await waiting;
  dead = false;
  expect(answered).toEqual(['200 /api/health/live', '200 /api/health/live', '503 /api/services']);
});

// Its patience is 5 s at most; the bound leaves a busy machine its time.
it('ends every request with 503 when the database says nothing more, and comes back', async () => {
  const owner = await polaris.owner();
  dead = true;
  const began = Date.now();
  const answers = await Promise.all([
    polaris.visitor().get('/api/services'),
    polaris.visitor().get('/api/health/ready'),
    polaris.visitor().post('/api/contact', contactInput()),
    owner.get('/api/auth/user'),
    owner.get('/api/admin/contact-submissions'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  expect(answers.every(({ headers }) => headers.has('retry-after'))).toBe(true);
  expect(Date.now() - began).toBeLessThan(30_000);
  dead = false;
  expect((await polaris.visitor().get('/api/services')).status).toBe(200);
  expect((await owner.get('/api/auth/user')).status).toBe(200);
});
