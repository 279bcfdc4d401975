import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_ORIGIN, appUrl, schemes } from './app-origin.ts';
import { protocolHandler } from './protocol-handler.ts';
import { safePath } from './safe-path.ts';
import { serveBundle } from './serve-bundle.ts';

const forwarded: string[] = [];
let root: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-bundle-'));
  root = join(folder, 'renderer');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.json'), 'secret');
  writeFileSync(join(root, 'index.html'), '<title>Polaris</title>');
  writeFileSync(join(root, 'assets/main-1a.js'), 'let a');
});

const handle = (request: Request) =>
  protocolHandler({
    serve: (_request, path) => serveBundle(root, path),
    forward: async (_request, path) => {
      forwarded.push(path);
      return new Response('answer');
    },
  })(request);

/** Overrides `url`, because `Request` would normalize it; Electron may pass any text. */
const request = (url: string, method = 'GET') =>
  handle(Object.defineProperty(new Request(APP_ORIGIN, { method }), 'url', { value: url }));

describe('the app protocol', () => {
  it('serves the files of the app, and index.html for every route', async () => {
    expect(await (await request(`${APP_ORIGIN}/assets/main-1a.js`)).text()).toBe('let a');
    for (const route of ['/', '/admin', '/admin/contacts?highlight=1', '/api/login?returnTo=/x'])
      expect(await (await request(APP_ORIGIN + route)).text()).toBe('<title>Polaris</title>');
  });

  it('forwards API requests, and nothing else', async () => {
    forwarded.length = 0;
    await request(`${APP_ORIGIN}/api/customers?limit=1`);
    await request(`${APP_ORIGIN}/API/customers`);
    expect(forwarded).toEqual(['/api/customers']);
  });

  it('accepts no writes except API requests', async () => {
    expect((await request(`${APP_ORIGIN}/admin`, 'POST')).status).toBe(405);
  });

  it('responds with 404 for a missing file', async () => {
    expect((await request(`${APP_ORIGIN}/assets/missing.js`)).status).toBe(404);
  });

  it.each([
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/%2E%2E%2Fsecret.json',
    '/assets/..%5c..%5csecret.json',
    '/assets/\\..\\secret.json',
    '/assets/%00main-1a.js',
    '/assets/main-1a.js%00.json',
    '/%252e%252e/secret.json',
    '/../secret.json',
    '/./../secret.json',
    '//evil.example/',
    '/api//evil.example',
    '/api/@evil.example',
    '/api/..%2f..%2fadmin',
    '/api/%2e%2e/secret',
    '/api/\u0000',
    '/api/http://evil.example',
    `/${'x'.repeat(5000)}`,
  ])('rejects %j, and sends no request', async (path) => {
    forwarded.length = 0;
    const response = await request(APP_ORIGIN + path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
    expect(forwarded).toEqual([]);
  });

  it.each([
    'app://other/',
    'app://polaris.evil/',
    'app://u:p@polaris/',
    'https://polaris/',
    'file:///etc/passwd',
  ])('rejects another origin: %s', async (url) => {
    expect(appUrl(url)).toBeNull();
    expect((await request(url)).status).toBe(404);
  });

  it('passes paths on exactly as written', () => {
    expect(safePath('app://polaris/admin/customers/12?q=%2f..#x')).toBe('/admin/customers/12');
  });

  it('gives the scheme only the privileges that pages need', () => {
    expect(schemes).toEqual([
      {
        scheme: 'app',
        privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      },
    ]);
  });

  it('sends the strict policy with every file and page', async () => {
    for (const path of ['/', '/assets/main-1a.js', '/assets/missing.js']) {
      const { headers } = await request(APP_ORIGIN + path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("connect-src 'self'");
      for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(directive);
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
