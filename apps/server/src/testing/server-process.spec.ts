import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { contactInput } from './factories';
import type { TestCaller } from './caller';
import { sendRaw } from './raw-http';
import { ServerProcess } from './server-process';

const OWNER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'the owner chose this' };

const running: ServerProcess[] = [];
const create = async (env: Record<string, string> = {}) => {
  const server = await ServerProcess.create(env);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.dispose();
});

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

const fileOf = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
};

const childrenOf = (parent: number) =>
  processes().filter((pid) => Number(/\) \S (\d+)/.exec(fileOf(pid, 'stat'))?.[1]) === parent);

/** The PostgreSQL processes on the server's data folder that are still there. */
const runningPostgres = ({ dataDir }: ServerProcess) =>
  processes().filter((pid) => fileOf(pid, 'cmdline').includes(`-D\0${dataDir}/`));

/** The status, or the code of the error that ended the request. */
const ask = (port: number, path: string, agent: Agent): Promise<string> =>
  new Promise((done) => {
    get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => done(String(answer.statusCode)));
      answer.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    }).on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
  });

async function signIn(server: ServerProcess): Promise<TestCaller> {
  const owner = server.caller;
  await owner.post('/api/auth/login', { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD });
  return owner;
}

async function submissionNames(server: ServerProcess): Promise<string[]> {
  const owner = await signIn(server);
  const { body } = await owner.get('/api/admin/contact-submissions');
  return body.map(({ name }: { name: string }) => name);
}

/** Sends half of a message; the answer sends the other half and gives the status line. */
async function beginRequest(port: number, address: string): Promise<() => Promise<string>> {
  const body = JSON.stringify(contactInput());
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${address}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n` +
      body.slice(0, 40),
  );
  return async () => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(body.slice(40));
    await once(socket, 'close');
    return answer.split('\r\n')[0]!;
  };
}

/** None is cut; on a machine that has too much to do, some may have to be sent again. */
function expectAnswered(lines: string[]): void {
  expect(lines).toHaveLength(50);
  for (const line of lines)
    expect(['HTTP/1.1 201 Created', 'HTTP/1.1 503 Service Unavailable']).toContain(line);
}

const accept = async (server: ServerProcess, name: string) =>
  expect((await server.caller.post('/api/contact', contactInput({ name }))).status).toBe(201);

describe('a server with a database of its own', () => {
  it('brings up prices on the first start and a link for the owner', async () => {
    const server = await create();
    await server.start();
    expect(server.output).toMatch(/Make the owner account .*\/login#setup=[\w-]{43}/);
    const { body } = await server.caller.get('/api/services/landing');
    expect(body.map(({ name }: { name: string }) => name)).toContain('Level-Up Pack');
    expect(body.length).toBeGreaterThanOrEqual(3);
  });

  it('has every accepted message after server and PostgreSQL were killed together', async () => {
    const server = await create(OWNER);
    await server.start();
    for (let round = 0; round < 3; round += 1) {
      await accept(server, `Accepted ${round}`);
      const postgres = server.postgresPid;
      process.kill(postgres, 'SIGKILL');
      await server.signal('SIGKILL');
      await server.start();
    }
    expect(await submissionNames(server)).toEqual(['Accepted 2', 'Accepted 1', 'Accepted 0']);
  });

  it('clears away the PostgreSQL that it left behind when it was killed alone', async () => {
    const server = await create(OWNER);
    await server.start();
    await accept(server, 'Before the kill');
    const orphan = server.postgresPid;
    await server.signal('SIGKILL');
    expect(isAlive(orphan)).toBe(true);
    await server.start();
    expect(isAlive(orphan)).toBe(false);
    expect(await submissionNames(server)).toEqual(['Before the kill']);
  });

  it('answers 503 while its PostgreSQL is away, and recovers by itself', async () => {
    const server = await create(OWNER);
    await server.start();
    await accept(server, 'Before the kill');
    const owner = await signIn(server);
    process.kill(server.postgresPid, 'SIGKILL');
    const during = new Set<number>();
    const end = Date.now() + 10_000;
    let ready = false;
    while (!ready && Date.now() < end) {
      during.add((await server.caller.post('/api/contact', contactInput())).status);
      expect([200, 503]).toContain((await owner.get('/api/auth/user')).status);
      expect((await server.caller.get('/api/health/live')).status).toBe(200);
      ready = (await server.caller.get('/api/health/ready')).status === 200;
      if (!ready) await sleep(50);
    }
    expect(ready).toBe(true);
    expect((await owner.get('/api/auth/user')).status).toBe(200);
    expect([...during].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(await submissionNames(server)).toContain('Before the kill');
  });

  it('answers what is under way before it stops, and takes its PostgreSQL with it', async () => {
    const server = await create();
    await server.start();
    const postgres = server.postgresPid;
    const requests = await Promise.all(
      Array.from({ length: 50 }, (_, index) => beginRequest(server.port, `10.9.9.${index}`)),
    );
    await sleep(500);
    const stopped = server.signal('SIGTERM');
    await sleep(200);
    const answers = await Promise.all(requests.map((finish) => finish()));
    expect(answers).toEqual(Array(50).fill('HTTP/1.1 201 Created'));
    expect(await stopped).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });

  it.each([
    ['a terminal through npm', (server: ServerProcess) => server.signalGroup('SIGINT')],
    [
      'many senders',
      (server: ServerProcess) => server.signal('SIGINT', 'SIGTERM', 'SIGTERM', 'SIGHUP', 'SIGINT'),
    ],
  ])('answers what is under way when the signal comes from %s', async (sender, stop) => {
    const server = await create();
    server.throughNpm = sender.includes('npm');
    await server.start();
    const postgres = server.postgresPid;
    const requests = await Promise.all(
      Array.from({ length: 50 }, (_, index) => beginRequest(server.port, `10.9.8.${index}`)),
    );
    const stopped = stop(server);
    await sleep(200);
    const answers = await Promise.all(requests.map((finish) => finish()));
    expectAnswered(answers);
    expect(await stopped).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });

  it('answers what is under way when PostgreSQL and its processes get the signal, too', async () => {
    const server = await create();
    await server.start();
    const postgres = server.postgresPid;
    const requests = await Promise.all(
      Array.from({ length: 50 }, (_, index) => beginRequest(server.port, `10.9.7.${index}`)),
    );
    for (const pid of [postgres, ...childrenOf(postgres)]) process.kill(pid, 'SIGTERM');
    const stopped = server.signal('SIGTERM');
    await sleep(200);
    const answers = await Promise.all(requests.map((finish) => finish()));
    expectAnswered(answers);
    expect(await stopped).toBe(0);
    expect(runningPostgres(server)).toEqual([]);
  });

  it('is not held up by bodies that never end, and refuses each', async () => {
    const server = await create();
    await server.start();
    const halves = Array.from({ length: 20 }, () =>
      sendRaw(
        `http://127.0.0.1:${server.port}`,
        'POST /api/contact HTTP/1.1\r\nHost: polaris.test\r\nContent-Type: application/json\r\n' +
          'Content-Length: 500\r\n\r\n{"name":',
      ),
    );
    const unfinishedHead = sendRaw(`http://127.0.0.1:${server.port}`, 'GET / HTTP/1.1\r\nHost: po');
    await sleep(500);
    const began = Date.now();
    expect(await server.signal('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(15_000);
    const answers = await Promise.all([...halves, unfinishedHead]);
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(408));
    expect(runningPostgres(server)).toEqual([]);
  });

  it('cuts no request on connections that are kept alive while it stops', async () => {
    const server = await create();
    await server.start();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const ends: string[] = [];
    const askOnAndOn = async (path: string) => {
      for (;;) {
        const end = await ask(server.port, path, agent);
        if (end !== '200') return ends.push(end);
      }
    };
    const paths = ['/', '/api/services', '/about', '/api/health/live'];
    const asking = Promise.all([...paths, ...paths].map(askOnAndOn));
    await sleep(500);
    expect(await server.signal('SIGTERM')).toBe(0);
    await asking;
    expect(ends).toEqual(Array(8).fill('ECONNREFUSED'));
  });

  it('takes its PostgreSQL with it when it is stopped while it starts', async () => {
    const server = await create();
    const end = server.runToEnd();
    while (runningPostgres(server).length === 0) await sleep(5);
    await server.signal('SIGTERM');
    expect(await end).toMatchObject({ code: 0 });
    expect(runningPostgres(server)).toEqual([]);
  });

  it('is alone on its data folder', async () => {
    const server = await create();
    await server.start();
    const second = await server.sibling();
    const { code, output } = await second.runToEnd();
    expect([code, output]).toEqual([
      1,
      'Another Polaris is running on this DATA_DIR. Stop it first.',
    ]);
    expect((await server.caller.get('/api/health/ready')).status).toBe(200);
  });
});

describe('a mistake at start is printed in one line', () => {
  it('a port in use', async () => {
    const server = await create();
    const other = createServer().listen(server.port, '127.0.0.1');
    const { code, output } = await server.runToEnd();
    other.close();
    expect([code, output]).toEqual([1, `Port ${server.port} is in use. Set PORT to another one.`]);
  });

  it.each([
    ['postgres://nobody:x@127.0.0.1:1/none', /^The database of DATABASE_URL cannot be used: .+/],
    [
      'postgres://nobody:x@polaris.invalid/none',
      /^The database of DATABASE_URL cannot be used: .+/,
    ],
  ])('a database that is not there: %s', async (url, line) => {
    const server = await create({ DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) });
    const { code, output } = await server.runToEnd();
    expect(code).toBe(1);
    expect(output.split('\n')).toHaveLength(1);
    expect(output).toMatch(line);
    expect(output).not.toContain('nobody:x');
  });

  it('a wrong password of the database', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.password = 'wrong';
    const server = await create({ DATABASE_URL: url.href, SESSION_SECRET: 's'.repeat(32) });
    const { code, output } = await server.runToEnd();
    expect([code, output.split('\n').length]).toEqual([1, 1]);
  });

  it('a bad value in the environment', async () => {
    const server = await create({ PORT: 'abc', SEED: 'all' });
    const { code, output } = await server.runToEnd();
    expect([code, output]).toEqual([1, 'PORT must be a whole number.\nSEED must be demo or none.']);
  });
});
