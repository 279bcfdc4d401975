import { describe, expect, it } from '@jest/globals';
import { health } from '@polaris/contracts';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { checkServer } from './check-server.ts';
import { serverOrigin } from './server-address.ts';

describe('the server address', () => {
  it.each([
    ['https://polaris.example', 'https://polaris.example'],
    ['  polaris.example/ ', 'https://polaris.example'],
    ['https://Polaris.Example:8443', 'https://polaris.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%j is taken as %s', (text, origin) => {
    expect(serverOrigin(text)).toEqual({ ok: true, origin });
  });

  it.each([
    ['http://polaris.example', 'Only a server on this machine may be reached without https.'],
    [
      'http://localhost.evil.example',
      'Only a server on this machine may be reached without https.',
    ],
    [
      'http://127.0.0.1.evil.example',
      'Only a server on this machine may be reached without https.',
    ],
    ['https://a:b@polaris.example', 'Leave out the name and password: sign in later.'],
    [
      'https://polaris.example/admin',
      'Enter the address alone, without a path: https://polaris.example',
    ],
    [
      'https://polaris.example/?x',
      'Enter the address alone, without a path: https://polaris.example',
    ],
    ['ftp://polaris.example', 'The address must begin with https://'],
    ['file:///etc/passwd', 'This is not an address.'],
    ['javascript://alert(1)', 'The address must begin with https://'],
    ['https://', 'This is not an address.'],
    ['https://a b', 'This is not an address.'],
    ['https:\\\\evil.example', 'This is not an address.'],
    ['', 'Enter the address of your Polaris.'],
  ])('G8: %j is refused', (text, message) => {
    expect(serverOrigin(text)).toEqual({ ok: false, message });
  });
});

describe('the check of a server', () => {
  const answering = (answer: () => Response | Promise<Response>) =>
    checkServer('https://polaris.example', async () => answer());
  const notPolaris = 'There is a server at this address, but it is not a Polaris.';

  it('is passed by a Polaris that is ready', async () => {
    const asked: string[] = [];
    const outcome = await checkServer('https://polaris.example', async (url, init) => {
      asked.push(url, init.redirect!, init.credentials!);
      return Response.json(health);
    });
    expect(outcome).toEqual({ ok: true });
    expect(asked).toEqual(['https://polaris.example/api/health/ready', 'error', 'omit']);
  });

  it.each([
    ['another product', () => Response.json({ status: 'ok' }), notPolaris],
    ['a page', () => new Response('<html>'), notPolaris],
    ['a 404', () => new Response('', { status: 404 }), notPolaris],
    ['a redirect', () => Promise.reject(new Error('redirect mode is set to error')), notPolaris],
    [
      'an older Polaris',
      () => Response.json({ status: 'ok', product: 'polaris' }),
      expect.stringMatching(/older than this app/),
    ],
    [
      'a Polaris that answers only newer apps',
      () => Response.json({ ...health, apiVersion: 9, oldestApiVersion: 9 }),
      expect.stringMatching(/app is older than this Polaris/),
    ],
    [
      'a proxy without its server',
      () => new Response('<html>', { status: 502 }),
      expect.stringMatching(/starting/),
    ],
    ['a 503', () => new Response('', { status: 503 }), expect.stringMatching(/starting/)],
    [
      'nothing',
      () => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED')),
      expect.stringMatching(/No server answers/),
    ],
    [
      'G8: a bad certificate',
      () => Promise.reject(new Error('net::ERR_CERT_AUTHORITY_INVALID')),
      expect.stringMatching(/certificate/),
    ],
    [
      'G8: a certificate of its own making',
      () =>
        Promise.reject(
          new TypeError('fetch failed', {
            cause: Object.assign(new Error(), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
          }),
        ),
      expect.stringMatching(/certificate/),
    ],
  ])('is not passed by %s', async (_, answer, message) => {
    expect(await answering(answer)).toEqual({ ok: false, message });
  });

  it('is made over the real network without cookies', async () => {
    const server = createServer((request, response) => {
      const fits = request.url === '/api/health/ready' && !request.headers.cookie;
      response.end(JSON.stringify(fits ? health : {}));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await checkServer(origin, fetch)).toEqual({ ok: true });
    server.closeAllConnections();
    server.close();
  });
});
