import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CutProxy } from './cut-proxy.ts';

let server: Server;
let proxy: CutProxy;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = new CutProxy(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  await proxy.start();
});
afterEach(async () => {
  await proxy.stop();
  server.closeAllConnections();
  server.close();
});

const get = async (signal?: AbortSignal) => (await fetch(proxy.url, { signal: signal! })).text();
const codeOf = (error: Error) => (error.cause as { code: string }).code;

it("passes on a server's responses", async () => expect(await get()).toBe('here'));

it('rejects connections while the line is cut, at the same address as before', async () => {
  const { url } = proxy;
  await get();
  await proxy.set('refused');
  await expect(get().catch(codeOf)).resolves.toBe('ECONNREFUSED');
  await proxy.set('connected');
  expect([await get(), proxy.url]).toEqual(['here', url]);
});

it('accepts connections and never answers while it is silent', async () => {
  await proxy.set('silent');
  await expect(get(AbortSignal.timeout(300))).rejects.toMatchObject({ name: 'TimeoutError' });
  await proxy.set('connected');
  expect(await get()).toBe('here');
});

it('breaks pending requests when the line is cut', async () => {
  server.removeAllListeners('request');
  server.on('request', (_request, response) => void response.write('begun'));
  const response = await fetch(proxy.url);
  await proxy.set('refused');
  await expect(response.text()).rejects.toThrow('terminated');
});
