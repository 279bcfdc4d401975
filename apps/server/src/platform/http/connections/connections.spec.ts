import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../testing/until';
import { Connections, PATIENCE } from './connections';
import { HTTP_TIMES } from './http-server';

/** Connections are checked four times within `unreadMs`. */
const SHORT = { unreadMs: 400, unreadAtStopMs: 100, unsentAtStopMs: 100 };
/** Longer than a test takes on the busiest machine. */
const LINGER_MS = 600_000;
/** Much more than the system buffers before a client reads. */
const LARGE = Buffer.alloc(60_000_000, 'x');

let server: Server;
let port: number;
let connections: Connections;
const clients: Socket[] = [];
beforeEach(async () => {
  server = createServer();
  connections = Connections.of(server, {}, SHORT);
  server.on('request', (request, response) => {
    connections.begin(request, response);
    const answer = () => response.end(request.url === '/large' ? LARGE : 'small');
    if (request.method === 'POST') request.on('end', answer).resume();
    else answer();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  jest.restoreAllMocks();
  await connections.drain(0);
});

async function ask(path: string, method = 'GET', headers = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: polaris.test\r\n${headers}\r\n`);
  return socket;
}

const openCount = () =>
  new Promise<number>((done) => server.getConnections((_, count) => done(count)));

const untilClosed = () => until(openCount, (count) => count === 0);

/** Stops the clock of the connections; the returned function moves it. */
function stopClock(): (ms: number) => number {
  const began = Date.now();
  let passed = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => began + passed);
  return (ms) => (passed += ms);
}

/**
 * Reads the large response in this many milliseconds of the connections' clock, which the amount read
 * determines: a busy machine needs longer for it, but the reader is not slower.
 */
async function readSlowly(socket: Socket, wholeMs: number): Promise<number> {
  const move = stopClock();
  let read = 0;
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length;
    move((chunk.length / LARGE.length) * wholeMs);
    socket.pause();
    setTimeout(() => socket.resume(), 1);
  });
  await until(() => read >= LARGE.length || socket.destroyed);
  return read;
}

describe('connections of slow clients', () => {
  it('closes a connection when its client does not read the response', async () => {
    await ask('/large');
    await untilClosed();
  });

  it('closes a connection when its client keeps requesting without reading', async () => {
    const socket = await ask('/large');
    const timer = setInterval(
      () => socket.write('GET /small HTTP/1.1\r\nHost: polaris.test\r\n\r\n'),
      50,
    );
    await untilClosed();
    clearInterval(timer);
  });

  it('keeps the connection of a slow reader that makes progress', async () => {
    const read = await readSlowly(await ask('/large'), 3 * SHORT.unreadMs);
    expect(read).toBeGreaterThanOrEqual(LARGE.length);
  });

  it('keeps an idle connection open', async () => {
    const move = stopClock();
    const socket = await ask('/small');
    socket.resume();
    await ask('/large');
    // Closing the other connection shows that both were checked.
    await until(
      () => (move(SHORT.unreadMs), openCount()),
      (count) => count < 2,
    );
    expect([socket.destroyed, await openCount()]).toEqual([false, 1]);
  });
});

describe('connections at shutdown', () => {
  it('closes the connection of a client that does not read sooner at shutdown', async () => {
    const begun = once(server, 'request');
    await ask('/large');
    await begun;
    const move = stopClock();
    void connections.drain(0);
    await until(() => connections.isEnding);
    let passed = 0;
    await until(
      () => ((passed = move(10)), openCount()),
      (count) => count === 0,
    );
    expect(passed).toBeGreaterThan(SHORT.unreadAtStopMs);
    expect(passed).toBeLessThan(SHORT.unreadMs);
  });

  it('sends a slow reader the complete response at shutdown', async () => {
    const reading = readSlowly(await ask('/large'), 3 * SHORT.unreadAtStopMs);
    await connections.drain(0);
    expect(await reading).toBeGreaterThan(LARGE.length);
  });

  it('answers one more request on a keep-alive connection at shutdown, then closes it', async () => {
    const socket = await ask('/small');
    await once(socket, 'data');
    const drained = connections.drain(LINGER_MS);
    await until(() => connections.isEnding);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write('GET /small HTTP/1.1\r\nHost: polaris.test\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n.*small$/is);
    await drained;
  });

  it('returns 408 at shutdown when the rest of a request stops coming', async () => {
    const move = stopClock();
    const begun = once(server, 'request');
    const socket = await ask('/small', 'POST', 'Content-Length: 4\r\n');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await begun;
    void connections.drain(LINGER_MS);
    await until(() => connections.isEnding);
    let passed = 0;
    await until(
      () => ((passed = move(10)), openCount()),
      (count) => count === 0,
    );
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(passed).toBeGreaterThan(SHORT.unsentAtStopMs);
    expect(passed).toBeLessThan(SHORT.unreadMs);
    // Earlier than without the shutdown.
    expect(PATIENCE.unsentAtStopMs).toBeLessThan(HTTP_TIMES.request / 2);
  });

  it("handles what arrived while the server's own process was paused", async () => {
    const move = stopClock();
    const begun = once(server, 'request');
    const socket = await ask('/small', 'POST', 'Content-Length: 4\r\n');
    let answer = '';
    await begun;
    const drained = connections.drain(LINGER_MS);
    await until(() => connections.isEnding);
    // Timers run before the event loop reads what has arrived.
    await nextTurn();
    socket.write('rest');
    blockProcess();
    move(2 * SHORT.unsentAtStopMs);
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    await drained;
  });

  it('accepts a connection that arrived while the process was paused as it started to shut down', async () => {
    // The next turn of the event loop starts before it has checked for new connections.
    await readFile(import.meta.filename);
    const move = stopClock();
    const drained = connections.drain(0);
    const asking = ask('/small');
    // Connecting starts in the next tick.
    await new Promise<void>((begun) => process.nextTick(begun));
    blockProcess();
    move(2500);
    const socket = await asking;
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    await drained;
  });
});

/**
 * Blocks this process until every timer of the connections is due, as on a paused machine, and until what
 * was sent has arrived: a busy system delivers it later.
 */
function blockProcess(): void {
  do Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  while (process.platform === 'linux' && !hasUnread());
}

/**
 * Whether a connection of the server, or one that it has not accepted, waits to be read; only Linux reports
 * it.
 */
function hasUnread(): boolean {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = readFileSync('/proc/net/tcp', 'latin1').split('\n');
  return sockets
    .map((line) => line.trim().split(/\s+/))
    .some(([, from, , , queues]) => from?.endsWith(local) && !queues?.endsWith(':00000000'));
}
