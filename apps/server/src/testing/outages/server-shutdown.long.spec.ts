import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { emptyDataFolder } from '../processes/data-folder';
import { EventListener } from '../event-listener';
import { contactInput } from '../data/factories';
import { sendRaw } from '../raw-http';
import { childrenOf, isAlive, runningPostgres, useServers } from '../processes/running-servers';
import type { ServerProcess } from '../processes/server-process';
import { until } from '../until';

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

/** Sends half of a message; the returned function sends the rest and returns the status line. */
async function startRequest(port: number, address: string): Promise<() => Promise<string>> {
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

const REQUESTS = 20;

/** Resolves when the server has read the first halves: it may cut a connection that it has not read from. */
async function startRequests(port: number): Promise<(() => Promise<string>)[]> {
  const requests = await Promise.all(
    Array.from({ length: REQUESTS }, (_, index) => startRequest(port, `10.9.9.${index}`)),
  );
  await untilRead(port);
  return requests;
}

/** Connections are accepted in order, and read from before a later one gets its response. */
async function untilRead(port: number): Promise<void> {
  for (let check = 0; check < 2; check += 1)
    expect(await ask(port, '/api/health/live', new Agent())).toBe('200');
}

/** The server has handled the signal: it accepts no new connections. */
const untilSignalHandled = (port: number) =>
  until(
    () => ask(port, '/api/health/live', new Agent()),
    (end) => end === 'ECONNREFUSED',
  );

const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };

/** A server with an owner who listens to events in three windows. */
async function startWithStreams() {
  const server = await create({ ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
  await server.start();
  const { caller } = server;
  await caller.post('/api/auth/login', OWNER);
  const url = `http://127.0.0.1:${server.port}`;
  const streams = await Promise.all([1, 2, 3].map(() => EventListener.open(url, caller)));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { server, streams };
}

const PAGES = ['/', '/api/services', '/about', '/api/health/live'];

/** Repeats requests on one connection, including those that a busy server refuses; returns how it ended. */
async function askOn(port: number, path: string, agent: Agent): Promise<string> {
  for (;;) {
    const end = await ask(port, path, agent);
    if (end !== '200' && end !== '503') return end;
  }
}

/** No request is cut off; without a free database connection for 1.5 s, the client is asked to retry. */
function expectAnswered(lines: string[]): void {
  expect(lines).toHaveLength(REQUESTS);
  for (const line of lines)
    expect(['HTTP/1.1 201 Created', 'HTTP/1.1 503 Service Unavailable']).toContain(line);
}

describe('stopping a server with its own database', () => {
  it('finishes open requests before it stops, and stops its PostgreSQL', async () => {
    const { server, streams } = await startWithStreams();
    const postgres = server.postgresPid;
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const asking = Promise.all([...PAGES, ...PAGES].map((path) => askOn(server.port, path, agent)));
    const requests = await startRequests(server.port);
    const stopped = server.signal('SIGTERM');
    await untilSignalHandled(server.port);
    const answers = await Promise.all(requests.map((finish) => finish()));
    expectAnswered(answers);
    expect(answers).toContain('HTTP/1.1 201 Created');
    // A server that cannot close in time, because of a stream, exits with 1.
    expect(await stopped).toBe(0);
    await Promise.all(streams.map((stream) => stream.end()));
    // No request on a keep-alive connection is cut off.
    expect(await asking).toEqual(Array(8).fill('ECONNREFUSED'));
    expect(isAlive(postgres)).toBe(false);
  });

  it.each([
    ['a terminal through npm', (server: ServerProcess) => server.signalGroup('SIGINT')],
    [
      'many senders',
      (server: ServerProcess) => server.signal('SIGINT', 'SIGTERM', 'SIGTERM', 'SIGHUP', 'SIGINT'),
    ],
  ])('finishes open requests when the signal comes from %s', async (sender, stop) => {
    const server = await create();
    server.throughNpm = sender.includes('npm');
    await server.start();
    const postgres = server.postgresPid;
    const requests = await startRequests(server.port);
    const stopped = stop(server);
    await untilSignalHandled(server.port);
    const answers = await Promise.all(requests.map((finish) => finish()));
    expectAnswered(answers);
    expect(await stopped).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });

  it('finishes open requests when PostgreSQL also gets the signal', async () => {
    const server = await create();
    await server.start();
    const postgres = server.postgresPid;
    const requests = await startRequests(server.port);
    for (const pid of [postgres, ...childrenOf(postgres)]) process.kill(pid, 'SIGTERM');
    const stopped = server.signal('SIGTERM');
    await untilSignalHandled(server.port);
    const answers = await Promise.all(requests.map((finish) => finish()));
    expectAnswered(answers);
    expect(await stopped).toBe(0);
    expect(runningPostgres(server)).toEqual([]);
  });

  it('rejects bodies that never end and stops without waiting for them', async () => {
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
    await untilRead(server.port);
    expect(await server.signal('SIGTERM')).toBe(0);
    const answers = await Promise.all([...halves, unfinishedHead]);
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(408));
    expect(runningPostgres(server)).toEqual([]);
  });

  it('stops its PostgreSQL when it is stopped during its start', async () => {
    const server = await create({}, emptyDataFolder());
    const end = server.runToEnd();
    await until(() => runningPostgres(server).length > 0);
    await server.signal('SIGTERM');
    expect(await end).toMatchObject({ code: 0 });
    expect(runningPostgres(server)).toEqual([]);
  });
});
