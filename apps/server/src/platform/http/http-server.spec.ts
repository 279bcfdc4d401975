import { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sendRaw } from '../../testing/raw-http';
import { Connections } from './connections';
import { createHttpServer, rejectUnreadable } from './http-server';

let server: Server;
beforeAll(async () => {
  server = createHttpServer(false, (request, response) =>
    request.resume().once('end', () => response.end('complete')),
  );
  server.on('clientError', rejectUnreadable(false));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
});
afterAll(() => Connections.of(server).drain(0));

/** The status, and after how many seconds it came. */
async function timed(text: string): Promise<{ status: number; seconds: number }> {
  const began = Date.now();
  const { port } = server.address() as AddressInfo;
  const { status } = await sendRaw(`http://127.0.0.1:${port}`, text);
  return { status, seconds: (Date.now() - began) / 1000 };
}

// Node itself looks every 30 seconds. What is far below that leaves a busy machine its time.
it('ends headers after 10 seconds and whole requests after 30, not when it next happens to look', async () => {
  const [nothing, headers, body] = await Promise.all([
    timed(''),
    timed('GET / HTTP/1.1\r\nHost: po'),
    timed('POST / HTTP/1.1\r\nHost: polaris.test\r\nContent-Length: 9\r\n\r\nhalf'),
  ]);
  expect([nothing.status, headers.status, body.status]).toEqual([408, 408, 408]);
  for (const { seconds } of [nothing, headers]) {
    expect(seconds).toBeGreaterThan(9.5);
    expect(seconds).toBeLessThan(28);
  }
  expect(body.seconds).toBeGreaterThan(29.5);
  expect(body.seconds).toBeLessThan(55);
});
