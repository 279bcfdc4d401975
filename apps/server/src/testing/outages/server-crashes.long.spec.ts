import { describe, expect, it } from '@jest/globals';
import type { TestCaller } from '../caller';
import { contactInput } from '../data/factories';
import { isAlive, useServers } from '../processes/running-servers';
import type { ServerProcess } from '../processes/server-process';
import { until } from '../until';

const OWNER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'seven quiet harbors' };

const create = useServers();

async function signIn(server: ServerProcess): Promise<TestCaller> {
  const owner = server.caller;
  await owner.post('/api/auth/login', { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD });
  return owner;
}

async function submissionNames(server: ServerProcess): Promise<string[]> {
  const { body } = await until(
    async () => (await signIn(server)).get('/api/admin/contact-submissions'),
    ({ status }) => status !== 503 && status !== 401,
  );
  return body.map(({ name }: { name: string }) => name);
}

const accept = async (server: ServerProcess, name: string) =>
  expect((await server.caller.post('/api/contact', contactInput({ name }))).status).toBe(201);

describe('a server with its own database', () => {
  it('keeps every accepted message when it is killed, with or without its PostgreSQL', async () => {
    const server = await create(OWNER);
    await server.start();
    await accept(server, 'Before both are killed');
    process.kill(server.postgresPid, 'SIGKILL');
    await server.signal('SIGKILL');
    await server.start();
    await accept(server, 'Before the server is killed');
    const orphan = server.postgresPid;
    await server.signal('SIGKILL');
    expect(isAlive(orphan)).toBe(true);
    await server.start();
    // The new server stops the PostgreSQL that was still running.
    expect(isAlive(orphan)).toBe(false);
    expect(await submissionNames(server)).toEqual([
      'Before the server is killed',
      'Before both are killed',
    ]);
  });

  it('returns 503 while its PostgreSQL is down, and recovers', async () => {
    const server = await create(OWNER);
    await server.start();
    await accept(server, 'Before the kill');
    const owner = await signIn(server);
    process.kill(server.postgresPid, 'SIGKILL');
    const during = new Set<number>();
    await until(async () => {
      during.add((await server.caller.post('/api/contact', contactInput())).status);
      expect([200, 503]).toContain((await owner.get('/api/auth/user')).status);
      expect((await server.caller.get('/api/health/live')).status).toBe(200);
      return (await server.caller.get('/api/health/ready')).status === 200;
    });
    expect((await owner.get('/api/auth/user')).status).toBe(200);
    expect([...during].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(await submissionNames(server)).toContain('Before the kill');
  });
});
