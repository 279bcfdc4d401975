import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { plainSite } from '../stand-ins/plain-site';
import { type RawAnswer, sendLine, sendRaw } from '../raw-http';
import { type TestApp, startTestApp } from '../test-app';

let clientDir: string;
let polaris: TestApp;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'polaris-client-'));
  mkdirSync(join(clientDir, 'assets'));
  for (const name of [
    'favicon.svg',
    'sw.js',
    'assets/app-DeadBeef.js',
    'assets/chart-DeadBeef.avif',
  ])
    writeFileSync(join(clientDir, name), ' ');
  polaris = await startTestApp({
    env: { PUBLIC_URL: 'https://polaris.test' },
    site: { clientDir, load: () => Promise.resolve(plainSite) },
  });
});
afterAll(async () => {
  await polaris.close();
  rmSync(clientDir, { recursive: true });
});

describe('request lines with a full URL', () => {
  it.each([
    ['GET http://polaris.test/api/health/live HTTP/1.1', '"status":"ok"'],
    ['GET HTTPS://polaris.test:8443/api/health/live?x=1 HTTP/1.1', '"status":"ok"'],
    ['GET http://polaris.test HTTP/1.1', '<p>/</p>'],
    ['GET http://polaris.test/about HTTP/1.1', '<p>/about</p>'],
  ])('answers a full URL as its path: %s', async (line, text) => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await sendLine(polaris.url, line);
      expect([status, body.includes(text)]).toEqual([200, true]);
    }
  });

  it('rejects a write by its origin when the request line names another host', async () => {
    const post = (origin: string) =>
      sendLine(polaris.url, 'POST http://other.test/api/auth/logout HTTP/1.1', [
        `Origin: ${origin}`,
        'Content-Length: 0',
      ]);
    expect((await post('http://polaris.test')).status).toBe(403);
  });
});

const PROBLEM = 'application/problem+json; charset=utf-8';

/** The headers of every response, from any part of the server. */
function expectProtected({ headers }: RawAnswer): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-frame-options': expect.any(String),
    'referrer-policy': expect.any(String),
    'cross-origin-opener-policy': 'same-origin',
  });
  for (const part of ["default-src 'none'", "frame-ancestors 'none'"])
    expect(headers['content-security-policy']).toContain(part);
}

describe('malformed requests', () => {
  it.each([
    ['OPTIONS * HTTP/1.1', [400]],
    ['GET * HTTP/1.1', [400]],
    ['GET // HTTP/1.1', [404]],
    ['GET //evil.example/x HTTP/1.1', [404]],
    ['GET /\\evil.example HTTP/1.1', [404]],
    ['GET /% HTTP/1.1', [400]],
    ['GET /%zz HTTP/1.1', [400]],
    ['GET /%E0%A4%A HTTP/1.1', [400]],
    ['GET /api/%E0%A4%A HTTP/1.1', [400]],
    ['GET /#part HTTP/1.1', [400]],
    ['GET /api/health/live#part HTTP/1.1', [400]],
    ['GET ftp://polaris.test/ HTTP/1.1', [400]],
    ['GET http:///api/health/live HTTP/1.1', [400]],
    ['GET http://a@polaris.test/ HTTP/1.1', [400]],
    ['GET polaris.test:80 HTTP/1.1', [400]],
    ['CONNECT polaris.test:443 HTTP/1.1', [405]],
    ['BREW / HTTP/1.1', [400]],
    ['GET / HTTP/9.9', [400]],
    ['GET / HTTP/1.1\r\nno header', [400]],
    ['GET / HTTP/1.1\r\nExpect: a miracle', [417]],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1`, [431]],
    ['PUT /about HTTP/1.1', [405]],
    ['DELETE / HTTP/1.1', [405]],
    ['OPTIONS /about HTTP/1.1', [405]],
    ['TRACE /api/health/live HTTP/1.1', [404, 405]],
    [`GET /api/services/${'1'.repeat(9000)} HTTP/1.1`, [400, 404, 414]],
  ])('rejects malformed request %#: %.60s (ASVS 4.1.1, 13.4.4)', async (line, statuses) => {
    const answer = await sendLine(polaris.url, line);
    expect(statuses).toContain(answer.status);
    if (answer.headers['content-type'] === PROBLEM)
      expect(JSON.parse(answer.body)).toMatchObject({
        status: answer.status,
        title: expect.any(String),
        detail: expect.any(String),
      });
    expectProtected(answer);
  });

  it.each([
    ['no host', 'GET /api/health/live HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two hosts',
      'GET /api/health/live HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n',
    ],
    ['an impossible host', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    [
      'a malformed chunked body',
      'POST /api/contact HTTP/1.1\r\nHost: polaris.test\r\nContent-Type: application/json\r\n' +
        'Transfer-Encoding: chunked\r\n\r\nnonsense\r\n',
    ],
    ['no HTTP', 'hello\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ])('returns 400 to %s (ASVS 4.2.1)', async (_, text) => {
    const answer = await sendRaw(polaris.url, text);
    expect([answer.status, answer.headers['content-type']]).toEqual([400, PROBLEM]);
    expectProtected(answer);
  });
});

describe('security headers', () => {
  it.each([
    ['GET /assets/gone-DeadBeef.js HTTP/1.1', 404],
    ['GET /services/ HTTP/1.1', 301],
    ['GET /assets/app-DeadBeef.js HTTP/1.1', 200],
    ['GET /api/nothing HTTP/1.1', 404],
    ['GET /api/health/live HTTP/1.1', 200],
    ['GET /api/login HTTP/1.1', 302],
    ['POST /about HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 1', 405],
    ['POST /about HTTP/1.1\r\nOrigin: https://evil.example\r\nContent-Length: 0', 403],
    ['POST /api/contact HTTP/1.1\r\nOrigin: https://evil.example\r\nContent-Length: 0', 403],
    [
      'POST /api/contact HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 5000000',
      413,
    ],
  ])(
    'protects every response other than a page: %s (ASVS 3.2.1, 3.4.4, 3.4.6)',
    async (line, status) => {
      const answer = await sendLine(polaris.url, line);
      expect(answer.status).toBe(status);
      expectProtected(answer);
    },
  );

  it('allows a picture its own styles and the service worker its own files', async () => {
    const policyOf = async (path: string) =>
      (await sendLine(polaris.url, `GET ${path} HTTP/1.1`)).headers['content-security-policy'];
    for (const picture of ['/favicon.svg', '/assets/chart-DeadBeef.avif'])
      expect(await policyOf(picture)).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
    expect(await policyOf('/sw.js')).toBe("default-src 'self'; frame-ancestors 'none'");
  });
});
