import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

const get = (path: string, method = 'GET') => fetch(polaris.url + path, { method });

describe('the API documentation page', () => {
  it('serves the API documentation with its scripts and styles under its own policy', async () => {
    const page = await get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const html = await page.text();
    const files = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, file]) => file!);
    expect(files.join(' ')).toMatch(/swagger-ui-bundle\.js/);
    for (const file of files) {
      const { status, headers } = await get(new URL(file, `${polaris.url}/api/docs`).pathname);
      expect([file, status, headers.get('content-type')]).toEqual([
        file,
        200,
        expect.stringMatching(/javascript|css|png/),
      ]);
    }
  });

  it('serves the description as YAML and answers HEAD without a body', async () => {
    expect(await (await get('/api/openapi.yaml')).text()).toMatch(/^openapi: /);
    const head = await get('/api/openapi.json', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each(['/api/openapi.json', '/api/openapi.yaml', '/api/docs'])(
    'compresses %s and returns 304 when the client has it',
    async (path) => {
      const ask = (headers: Record<string, string>) => fetch(polaris.url + path, { headers });
      const first = await ask({ 'accept-encoding': 'br' });
      expect(first.headers.get('content-encoding')).toBe('br');
      expect(first.headers.get('content-type')).toMatch(/; charset=utf-8$/);
      const etag = first.headers.get('etag')!;
      const again = await ask({ 'accept-encoding': 'br', 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  it('redirects from a trailing slash to the API documentation', async () => {
    const { status, headers } = await fetch(`${polaris.url}/api/docs/`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/api/docs']);
  });

  it('returns 404 below the API documentation and rejects other methods', async () => {
    expect((await get('/api/docs/nowhere')).status).toBe(404);
    expect((await get('/api/docs', 'POST')).status).toBeGreaterThanOrEqual(400);
  });
});
