import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../../platform/database/connections';
import { DatabaseWire } from '../stand-ins/database-wire';
import { activityInput, contactInput, customerInput, serviceInput } from '../data/factories';
import { type Person, type TestApp, startTestApp } from '../test-app';

/** Unexpected errors of the server, shown next to the statuses when the test fails. */
const unexplained: string[] = [];
const log = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      const { level, err } = JSON.parse(line) as { level: number; err?: { stack: string } };
      if (level >= 50) unexplained.push(err?.stack.slice(0, 600) ?? line);
    }
    done();
  },
});

let polaris: TestApp;
let killer: pg.Client;
beforeAll(async () => {
  polaris = await startTestApp({ log });
  const { url } = polaris.dataSource.options as { url: string };
  killer = createClient({ connectionString: url, application_name: 'killer' });
  await killer.connect();
});
afterAll(async () => {
  await killer.end();
  await polaris.close();
});

const killAll = () =>
  killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'polaris'`,
  );

/** Every kind of work with the database: reads, writes in transactions, sessions, limits, hashing. */
const work: ((owner: Person, round: number) => Promise<{ status: number }>)[] = [
  () => polaris.visitor().get('/api/services'),
  () => polaris.visitor().get('/api/health/ready'),
  () => polaris.visitor().post('/api/contact', contactInput()),
  () => polaris.visitor().post('/api/auth/login', { email: 'a@example.com', password: 'wrong' }),
  () => polaris.visitor().post('/api/auth/forgot-password', { email: 'person1@example.com' }),
  () => polaris.visitor().post('/api/auth/logout'),
  (owner) => owner.get('/api/auth/user'),
  (owner) => owner.get('/api/customers?q=harbor'),
  (owner) => owner.get('/api/admin/contact-submissions'),
  (owner) => owner.get('/api/admin/export/customers'),
  (owner) => owner.post('/api/customers', customerInput()),
  (owner) => owner.post('/api/activities', activityInput({ customerId: 1 })),
  (owner) => owner.post('/api/services', serviceInput()),
  (owner, round) => owner.put('/api/customers/1', customerInput({ name: `Harbor ${round}` })),
  (owner, round) => owner.post(`/api/contacts/${round + 1}/convert`, {}),
  (owner) => owner.delete('/api/customers/2'),
];

/** Each connection ends while it is idle, busy or handed out, dozens of times. */
const REQUESTS = 2000;
const REQUESTS_PER_KILL = 10;

it('answers no request with 500 while database connections end', async () => {
  const owner = await polaris.owner();
  await owner.post('/api/customers', customerInput());
  const statuses = new Map<number, number>();
  let answered = 0;
  const isOver = () => answered >= REQUESTS && statuses.has(503);
  const workers = Array.from({ length: 24 }, async (_, worker) => {
    for (let round = 0; !isOver(); round += 1) {
      const { status } = await work[(worker + round) % work.length]!(owner, round);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      answered += 1;
      if (answered % REQUESTS_PER_KILL === 0) await killAll();
    }
  });
  await Promise.all(workers);
  const failures = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
  expect({ failures, unexplained: failures.length > 0 ? [...new Set(unexplained)] : [] }).toEqual({
    failures: [],
    unexplained: [],
  });
  expect(statuses.get(503)).toBeGreaterThan(0);
  expect((await owner.get('/api/auth/user')).status).toBe(200);
});

/** PostgreSQL's ReadyForQuery message. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');

it('survives a connection that ends while it is handed out', async () => {
  const wire = await DatabaseWire.open();
  const server = await startTestApp({ through: wire.port });
  wire.endsAfter = (said) => said.subarray(-READY.length).equals(READY);
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(
      ['/api/services', '/api/health/ready', '/api/assets'].map((path) =>
        server.visitor().get(path),
      ),
    );
    for (const { status } of answers) expect([200, 503]).toContain(status);
  }
  wire.endsAfter = () => false;
  wire.endConnections();
  expect((await server.visitor().get('/api/health/live')).status).toBe(200);
  await server.close();
  wire.close();
});
