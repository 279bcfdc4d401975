import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Connections } from './connections';

const PATIENCE = { unreadMs: 3000, unreadAtStopMs: 500, unsentAtStopMs: 500 };
/** Much more than the system buffers before a client reads. */
const LARGE = Buffer.alloc(60_000_000, 'x');

let server: Server;
let connections: Connections;
const clients: Socket[] = [];
beforeEach(async () => {
  server = createServer();
  connections = Connections.of(server, {}, PATIENCE);
  server.on('request', (request, response) => {
    connections.begin(request, response);
    const answer = () => response.end(request.url === '/large' ? LARGE : 'small');
    if (request.method === 'POST') request.on('end', answer).resume();
    else answer();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  jest.restoreAllMocks();
  await connections.drain(0);
});

async function ask(path: string, method = 'GET', headers = ''): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: polaris.test\r\n${headers}\r\n`);
  return socket;
}

const openCount = () =>
  new Promise<number>((done) => server.getConnections((_, count) => done(count)));

async function untilClosed(): Promise<void> {
  while ((await openCount()) > 0) await sleep(50);
}

/**
 * Reads the large answer in so many milliseconds of the connections' clock, which goes by what was
 * read: a busy machine takes longer for it, and the reader is no slower for that.
 */
async function readSlowly(socket: Socket, wholeMs: number): Promise<number> {
  const began = Date.now();
  let read = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => began + (read / LARGE.length) * wholeMs);
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 1);
  });
  while (read < LARGE.length && !socket.destroyed) await sleep(50);
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
      200,
    );
    await untilClosed();
    clearInterval(timer);
  });

  it('keeps the connection of a slow reader that makes progress', async () => {
    const read = await readSlowly(await ask('/large'), 3 * PATIENCE.unreadMs);
    expect(read).toBeGreaterThanOrEqual(LARGE.length);
  });

  it('keeps an idle connection open', async () => {
    const socket = await ask('/small');
    socket.resume();
    await sleep(PATIENCE.unreadMs * 2);
    expect([socket.destroyed, await openCount()]).toEqual([false, 1]);
  });
});

describe('connections at shutdown', () => {
  it('closes the connection of a client that does not read sooner at shutdown', async () => {
    await ask('/large');
    await sleep(100);
    const began = Date.now();
    await connections.drain(0);
    expect(Date.now() - began).toBeLessThan(PATIENCE.unreadMs);
  });

  it('sends a slow reader the whole response at shutdown', async () => {
    const reading = readSlowly(await ask('/large'), 3 * PATIENCE.unreadAtStopMs);
    await connections.drain(0);
    expect(await reading).toBeGreaterThan(LARGE.length);
  });

  it('answers one more request on a keep-alive connection at shutdown, then closes it', async () => {
    const socket = await ask('/small');
    await once(socket, 'data');
    const drained = connections.drain(5000);
    await sleep(200);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write('GET /small HTTP/1.1\r\nHost: polaris.test\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n.*small$/is);
    await drained;
  });

  it('answers what came while the server itself stood still', async () => {
    const socket = await ask('/small', 'POST', 'Content-Length: 4\r\n');
    let answer = '';
    await sleep(100);
    const drained = connections.drain(5000);
    await sleep(100);
    socket.write('rest');
    standStill(2 * PATIENCE.unsentAtStopMs);
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    await drained;
  });

  it('answers a connection that came while the server stood still as it began to stop', async () => {
    // The next turn of the event loop begins before it has looked for new connections.
    await readFile(import.meta.filename);
    const drained = connections.drain(0);
    const asking = ask('/small');
    standStill(2500);
    const socket = await asking;
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    await drained;
  });
});

/** Nothing else happens in this process for so long, as on a machine that is paused. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
