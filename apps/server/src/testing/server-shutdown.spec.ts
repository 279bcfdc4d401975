import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { EventListener } from './event-listener';
import { contactInput } from './factories';
import { sendRaw } from './raw-http';
import { childrenOf, isAlive, runningPostgres, useServers } from './running-servers';
import type { ServerProcess } from './server-process';

const create = useServers();

/** The status, or the code of the error that ended the request. */
const ask = (port: number, path: string, agent: Agent): Promise<string> =>
  new Promise((done) => {
    get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => done(String(answer.statusCode)));
      answer.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    }).on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
  });

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

describe('a server with a database of its own that is stopped', () => {
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
    expectAnswered(answers);
    expect(answers).toContain('HTTP/1.1 201 Created');
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
    // Without the stop they would end after 30 s.
    expect(Date.now() - began).toBeLessThan(28_000);
    const answers = await Promise.all([...halves, unfinishedHead]);
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(408));
    expect(runningPostgres(server)).toEqual([]);
  });

  it('is not held up by streams of events, and ends each', async () => {
    const account = { email: 'owner@example.com', password: 'correct horse battery' };
    const server = await create({ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password });
    await server.start();
    const { caller } = server;
    await caller.post('/api/auth/login', account);
    const url = `http://127.0.0.1:${server.port}`;
    const streams = await Promise.all([1, 2, 3].map(() => EventListener.open(url, caller)));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    // A server that cannot close in time exits with 1.
    expect(await server.signal('SIGTERM')).toBe(0);
    await Promise.all(streams.map((stream) => stream.end()));
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
});
