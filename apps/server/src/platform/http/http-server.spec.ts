import { type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sendRaw } from '../../testing/raw-http';
import { Connections } from './connections';
import { HTTP_TIMES, createHttpServer, rejectUnreadable } from './http-server';

let server: Server;
beforeAll(async () => {
  const times = { headers: 1000, request: 3000, check: 100 };
  server = createHttpServer(
    false,
    (request, response) => request.resume().once('end', () => response.end('complete')),
    times,
  );
  server.on('clientError', rejectUnreadable(false));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
});
afterAll(() => Connections.of(server).drain(0));

/** The status, and how many seconds it took. */
async function timed(text: string): Promise<{ status: number; seconds: number }> {
  const began = Date.now();
  const { port } = server.address() as AddressInfo;
  const { status } = await sendRaw(`http://127.0.0.1:${port}`, text);
  return { status, seconds: (Date.now() - began) / 1000 };
}

// Node by itself checks every 30 seconds; less proves our setting, even on a busy machine.
it('ends slow headers and requests when their time is up', async () => {
  const [nothing, headers, body] = await Promise.all([
    timed(''),
    timed('GET / HTTP/1.1\r\nHost: po'),
    timed('POST / HTTP/1.1\r\nHost: polaris.test\r\nContent-Length: 9\r\n\r\nhalf'),
  ]);
  expect([nothing.status, headers.status, body.status]).toEqual([408, 408, 408]);
  for (const { seconds } of [nothing, headers]) expect(seconds).toBeGreaterThan(0.9);
  expect(body.seconds).toBeGreaterThan(2.9);
  for (const { seconds } of [nothing, headers, body]) expect(seconds).toBeLessThan(28);
});

it('allows 10 seconds for headers and 30 for requests, checked every second', () => {
  expect(HTTP_TIMES).toEqual({ headers: 10_000, request: 30_000, check: 1000 });
});

it('does not reset a connection when the rest of a request comes after its last answer', async () => {
  const busy = createHttpServer(false, (_request, response) => {
    response.writeHead(503, { connection: 'close' }).end('busy');
  });
  await new Promise<void>((listening) => busy.listen(0, '127.0.0.1', () => listening()));
  const { port } = busy.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('POST / HTTP/1.1\r\nHost: polaris.test\r\nContent-Length: 8\r\n\r\nin ');
  for (const part of ['p', 'ie', 'ce']) {
    await sleep(100);
    await new Promise((sent) => socket.write(part, sent));
  }
  const answer = text(socket);
  socket.end();
  expect(await answer).toContain('503 Service Unavailable');
  await Connections.of(busy).drain(0);
}, 10_000);
