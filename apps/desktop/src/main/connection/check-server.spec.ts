import { describe, expect, it } from '@jest/globals';
import { health } from '@polaris/contracts';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { checkServer } from './check-server.ts';

describe('checking a server', () => {
  const check = (respond: () => Response | Promise<Response>) =>
    checkServer('https://polaris.example', async () => respond());
  const notPolaris = 'There is a server at this address, but it is not Polaris.';

  it('accepts a Polaris server that is ready', async () => {
    const request: string[] = [];
    const outcome = await checkServer('https://polaris.example', async (url, init) => {
      request.push(url, init.redirect!, init.credentials!);
      return Response.json(health);
    });
    expect(outcome).toEqual({ ok: true });
    expect(request).toEqual(['https://polaris.example/api/health/ready', 'error', 'omit']);
  });

  it.each([
    ['another product', () => Response.json({ status: 'ok' }), notPolaris],
    ['an HTML page', () => new Response('<html>'), notPolaris],
    ['a 404', () => new Response('', { status: 404 }), notPolaris],
    ['a redirect', () => Promise.reject(new Error('redirect mode is set to error')), notPolaris],
    [
      'an older server',
      () => Response.json({ status: 'ok', product: 'polaris' }),
      expect.stringMatching(/older than this app/),
    ],
    [
      'a server that supports only newer apps',
      () => Response.json({ ...health, apiVersion: 9, oldestApiVersion: 9 }),
      expect.stringMatching(/app is older than this server/),
    ],
    [
      'a proxy without its server',
      () => new Response('<html>', { status: 502 }),
      expect.stringMatching(/starting/),
    ],
    ['a 503', () => new Response('', { status: 503 }), expect.stringMatching(/starting/)],
    [
      'no server',
      () => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED')),
      expect.stringMatching(/No server responds/),
    ],
    [
      'a bad certificate',
      () => Promise.reject(new Error('net::ERR_CERT_AUTHORITY_INVALID')),
      expect.stringMatching(/certificate/),
    ],
    [
      'a self-signed certificate',
      () =>
        Promise.reject(
          new TypeError('fetch failed', {
            cause: Object.assign(new Error(), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
          }),
        ),
      expect.stringMatching(/certificate/),
    ],
  ])('rejects %s', async (_, respond, message) => {
    expect(await check(respond)).toEqual({ ok: false, message });
  });

  it('reads little of a server that sends 1.5 GB, and says that it is not Polaris', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull: (stream) => {
        sent += 1;
        if (sent > 1536) stream.close();
        else stream.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect(await check(() => new Response(body))).toEqual({ ok: false, message: notPolaris });
    expect(sent).toBeLessThan(5);
  });

  it('sends no cookies over a real connection', async () => {
    const server = createServer((request, response) => {
      const isExpected = request.url === '/api/health/ready' && !request.headers.cookie;
      response.end(JSON.stringify(isExpected ? health : {}));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await checkServer(origin, fetch)).toEqual({ ok: true });
    server.closeAllConnections();
    server.close();
  });
});
