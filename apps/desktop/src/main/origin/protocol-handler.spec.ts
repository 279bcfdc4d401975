import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_ORIGIN, appUrl, schemes } from './app-origin.ts';
import { protocolHandler } from './protocol-handler.ts';
import { plainPath } from './safe-path.ts';
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

/** `Request` tidies an address up; what Electron hands over may be anything. */
const ask = (url: string, method = 'GET') =>
  handle(Object.defineProperty(new Request(APP_ORIGIN, { method }), 'url', { value: url }));

describe('the app protocol', () => {
  it('serves the files of the app, and its one page for every place in it', async () => {
    expect(await (await ask(`${APP_ORIGIN}/assets/main-1a.js`)).text()).toBe('let a');
    for (const place of ['/', '/admin', '/admin/contacts?highlight=1', '/api/login?returnTo=/x'])
      expect(await (await ask(APP_ORIGIN + place)).text()).toBe('<title>Polaris</title>');
  });

  it('hands calls on, and nothing else', async () => {
    forwarded.length = 0;
    await ask(`${APP_ORIGIN}/api/customers?limit=1`);
    await ask(`${APP_ORIGIN}/API/customers`);
    expect(forwarded).toEqual(['/api/customers']);
  });

  it('takes no writes but calls', async () => {
    expect((await ask(`${APP_ORIGIN}/admin`, 'POST')).status).toBe(405);
  });

  it('has no page for a file that is not there', async () => {
    expect((await ask(`${APP_ORIGIN}/assets/gone.js`)).status).toBe(404);
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
  ])('G4: refuses %j, and no call leaves the machine', async (path) => {
    forwarded.length = 0;
    const answer = await ask(APP_ORIGIN + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
    expect(forwarded).toEqual([]);
  });

  it.each([
    'app://other/',
    'app://polaris.evil/',
    'app://u:p@polaris/',
    'https://polaris/',
    'file:///etc/passwd',
  ])('G4: refuses another host: %s', async (url) => {
    expect(appUrl(url)).toBeNull();
    expect((await ask(url)).status).toBe(404);
  });

  it('G4: leaves paths as they are written', () => {
    expect(plainPath('app://polaris/admin/customers/12?q=%2f..#x')).toBe('/admin/customers/12');
  });

  it('G5: the scheme has the privileges that pages need, and no more', () => {
    expect(schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
  });

  it('G10: every file and page carries the strict policy', async () => {
    for (const path of ['/', '/assets/main-1a.js', '/assets/gone.js']) {
      const { headers } = await ask(APP_ORIGIN + path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("connect-src 'self'");
      for (const word of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(word);
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
