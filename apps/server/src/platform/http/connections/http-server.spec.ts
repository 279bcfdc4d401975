import { type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sendRaw } from '../../../testing/raw-http';
import { Connections } from './connections';
import { HTTP_TIMES, createHttpServer, rejectUnreadable } from './http-server';

const DIRECT = { https: false, proxies: 0 };
const times = { headers: 1000, request: 3000, check: 100 };

let server: Server;
beforeAll(async () => {
  server = createHttpServer(
    DIRECT,
    (request, response) => request.resume().once('end', () => response.end('complete')),
    times,
  );
  server.on('clientError', rejectUnreadable(false));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
});
afterAll(() => Connections.of(server).drain(0));

async function statusOf(text: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return (await sendRaw(`http://127.0.0.1:${port}`, text)).status;
}

it('ends slow headers and requests when their time is up', async () => {
  const statuses = await Promise.all([
    statusOf(''),
    statusOf('GET / HTTP/1.1\r\nHost: po'),
    statusOf('POST / HTTP/1.1\r\nHost: polaris.test\r\nContent-Length: 9\r\n\r\nhalf'),
  ]);
  expect(statuses).toEqual([408, 408, 408]);
  expect(server).toMatchObject({
    headersTimeout: times.headers,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.check,
  });
});

it('allows 10 seconds for headers and 30 for requests, checked every second', () => {
  expect(HTTP_TIMES).toEqual({ headers: 10_000, request: 30_000, check: 1000 });
});

it('does not reset a connection when the rest of a request arrives after its last response', async () => {
  const sent = Promise.withResolvers<void>();
  const busy = createHttpServer(DIRECT, (_request, response) => {
    response.writeHead(503, { connection: 'close' }).end('busy', () => sent.resolve());
  });
  await new Promise<void>((listening) => busy.listen(0, '127.0.0.1', () => listening()));
  const { port } = busy.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('POST / HTTP/1.1\r\nHost: polaris.test\r\nContent-Length: 8\r\n\r\nin ');
  await sent.promise;
  for (const part of ['p', 'ie', 'ce']) {
    // The server has processed the response, or the previous part.
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    await new Promise((done) => socket.write(part, done));
  }
  const answer = text(socket);
  socket.end();
  expect(await answer).toContain('503 Service Unavailable');
  await Connections.of(busy).drain(0);
}, 10_000);
