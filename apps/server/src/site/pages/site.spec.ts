import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageLookup, SiteRequest } from '@polaris/contracts';
import { FROM_OWN_PAGE } from '../../testing/caller';
import { contactInput } from '../../testing/data/factories';
import { addService } from '../../testing/data/records';
import { plainContent } from '../../testing/stand-ins/plain-site';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { hashInline } from './content-security-policy';
import { chooseEncoding } from '../../platform/http/bodies/encoding';

/** A test site that records when its pages are rendered. */
let renders: string[] = [];
let underway = 0;
let mostUnderway = 0;
const pages = {
  content: plainContent,
  findPage: (url: string): PageLookup => {
    const [path = '/', query] = url.split('?');
    if (path.startsWith('/missing')) return { path: undefined, render: '/404', form: false };
    const right = path.toLowerCase().replace(/(?<=.)\/+$/, '');
    const free = new URLSearchParams(query).has('q');
    return {
      path: right,
      render: free ? `${right}?${query}` : right,
      form: right === '/form',
    };
  },
  essays: [],
  async renderSite(request: Request, site: SiteRequest): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    renders.push(pathname + search);
    underway += 1;
    mostUnderway = Math.max(mostUnderway, underway);
    const services = await site.data.landingServices().finally(() => (underway -= 1));
    const result =
      request.method === 'POST'
        ? await site.data.submitContact(
            Object.fromEntries(new URLSearchParams(await request.text())),
            site.visitor,
          )
        : undefined;
    const html = `<!doctype html><script nonce="${site.nonce}">go()</script><script>evil()</script>
      <p>${services.map(({ name }) => name).join()}</p>${result ? JSON.stringify(result) : ''}`;
    return new Response(html, {
      status: { '/404': 404, '/failing': 503 }[pathname] ?? 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0',
      },
    });
  },
};

let clientDir: string;
let polaris: TestApp;
let owner: Awaited<ReturnType<TestApp['owner']>>;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'polaris-client-'));
  mkdirSync(join(clientDir, 'assets/portfolio'), { recursive: true });
  writeFileSync(join(clientDir, 'assets/app-DeadBeef.js'), 'let a = 1;');
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'assets/portfolio/the-download.docx'), 'PK');
  writeFileSync(join(clientDir, 'assets/portfolio/sample.py'), 'print()');
  writeFileSync(join(clientDir, 'assets/portfolio/sample.csv'), 'id,name');
  polaris = await startTestApp({ site: { clientDir, load: () => Promise.resolve(pages) } });
  owner = await polaris.owner();
});
beforeEach(() => {
  renders = [];
});
afterAll(async () => {
  await polaris.close();
  rmSync(clientDir, { recursive: true });
});

const page = (path: string, headers: Record<string, string> = {}) =>
  polaris.visitor().get(path, { headers });

/** Requests a path unchanged; fetch would normalize it. */
function raw(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(polaris.url);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode, location: answer.headers.location });
    })
      .once('error', fail)
      .end();
  });
}

describe('a public page', () => {
  it('renders a public page once and then serves it from memory', async () => {
    const answers = [await page('/kept'), await page('/kept'), await page('/kept')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(renders).toEqual(['/kept']);
  });

  it('renders a page once for many concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => page('/rush')));
    expect(renders).toEqual(['/rush']);
  });

  it("shows a change as soon as the response to the owner's save arrives", async () => {
    await page('/fresh');
    for (const name of ['First', 'Second']) {
      await addService(owner, { name, showOnLanding: true });
      expect((await page('/fresh')).text).toContain(name);
    }
  });

  it('shows changes by another server or made by hand in the database', async () => {
    await page('/elsewhere');
    await polaris.dataSource.query(`update services set name = 'By hand'`);
    const shown = await until(
      () => page('/elsewhere'),
      ({ text }) => text.includes('By hand'),
    );
    expect(shown.status).toBe(200);
  });

  it('renders a page with an error again for each request', async () => {
    for (let time = 0; time < 2; time += 1) await page('/failing');
    expect(renders).toEqual(['/failing', '/failing']);
  });

  it('renders a search page once for each search', async () => {
    for (const query of ['?q=1', '?q=2', '?q=1']) await page(`/kept${query}`);
    expect(renders).toEqual(['/kept?q=1', '/kept?q=2']);
  });

  it('serves the same page for queries that it does not read', async () => {
    const texts = await Promise.all(
      ['/unread?a=1', '/unread?a=2', '/unread', '/unread?b'].map(
        async (path) => (await page(path)).text,
      ),
    );
    expect(new Set(texts).size).toBe(1);
    expect(renders).toEqual(['/unread']);
  });

  it('redirects other spellings of an address without rendering', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await page('/KEPT?a=%20b');
      expect([status, headers.get('location')]).toEqual([301, '/kept?a=%20b']);
    }
    expect(renders).toEqual([]);
  });

  it('renders at most two pages at a time', async () => {
    mostUnderway = 0;
    await Promise.all(Array.from({ length: 20 }, (_, index) => page(`/many?q=${index}`)));
    expect(renders).toHaveLength(20);
    expect(mostUnderway).toBeLessThanOrEqual(2);
  });

  it('renders the not-found page once for all addresses', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/missing/${index}?a=${index}`);
    for (const path of paths) expect((await page(path)).status).toBe(404);
    expect(renders).toEqual(['/404']);
    const { status, text } = await polaris.visitor().call('HEAD', '/missing/too');
    expect([status, text]).toEqual([404, '']);
    const etag = (await page('/missing')).headers.get('etag')!;
    expect((await page('/missing', { 'if-none-match': etag })).status).toBe(404);
    expect(renders).toHaveLength(1);
  });

  it('serves the same page to everyone', async () => {
    renders = [];
    const { text } = await owner.get('/same');
    expect((await page('/same')).text).toBe(text);
  });

  it('returns 304 when the browser has the page', async () => {
    const etag = (await page('/kept')).headers.get('etag')!;
    const again = await page('/kept', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it("allows only a page's own scripts, by their hashes (ASVS 3.4.3, 3.4.6, 3.7.1, 14.2.3)", async () => {
    const { headers, text } = await page('/kept');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy.match(/sha256/g)).toHaveLength(1);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).toContain('frame-src https://w.soundcloud.com;');
    expect(policy).not.toContain('unsafe');
    expect(text).not.toContain('nonce');
  });
});

describe('addresses with a trailing slash', () => {
  it.each([
    ['/services/', '/services'],
    ['/contact?', '/contact'],
    ['/services/?q=a%20b', '/services?q=a%20b'],
  ])('redirects %s to %s', async (path, to) => {
    const { status, location } = await raw(path);
    expect([status, location]).toEqual([301, to]);
  });
});

describe('files of the site', () => {
  it('lets browsers cache files with a hash in their name for a year', async () => {
    const { status, headers } = await page('/assets/app-DeadBeef.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps the files of the build from being shown by other sites', async () => {
    const { headers } = await page('/assets/app-DeadBeef.js');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('makes browsers revalidate files without a hash', async () => {
    const { headers } = await page('/favicon.svg');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('serves downloads with their name and type, to be revalidated', async () => {
    const { headers } = await page('/assets/portfolio/the-download.docx');
    expect(headers.get('content-type')).toMatch(/^application\/vnd\.openxml.*wordprocessingml/);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['sample.py', 'text/plain; charset=utf-8'],
    ['sample.csv', 'text/csv; charset=utf-8'],
  ])('serves code samples as plain text: %s', async (name, type) => {
    const { headers } = await page(`/assets/portfolio/${name}`);
    expect(headers.get('content-type')?.toLowerCase()).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/assets/gone-DeadBeef.js', '/assets/..%2f..%2fpackage.json'])(
    'returns 404 without a page for the missing file %s (ASVS 13.4.3)',
    async (path) => {
      expect((await page(path)).status).toBe(404);
      expect(renders).toEqual([]);
    },
  );
});

describe('forms posted without scripts', () => {
  const post = (fields: Record<string, string>, headers = {}) =>
    polaris.visitor().call('POST', '/form', undefined, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const { name: _name, website: _website, arrival: _arrival, ...rest } = contactInput();
  const fields = { ...rest, phone: '', name: 'Without Scripts' };

  it('stores a form posted without scripts under the contract of the call', async () => {
    expect((await post(fields)).text).toContain('{"ok":true}');
    const rows = await polaris.dataSource.query(
      `select * from contact_submissions where name = 'Without Scripts'`,
    );
    expect(rows).toHaveLength(1);
    expect((await post({ ...fields, name: 'A' })).text).toContain(
      'Name must be at least 2 characters.',
    );
  });

  it('stores a form without scripts as new and marked when a form filler filled the honeypot', async () => {
    const statusOf = async (name: string, headers = {}) => {
      await post({ ...fields, name, website: 'https://maya.example' }, headers);
      return polaris.dataSource.query(
        'select status, "mayBeSpam" from contact_submissions where name = $1',
        [name],
      );
    };
    expect(await statusOf('Form Filler', FROM_OWN_PAGE[0])).toEqual([
      { status: 'new', mayBeSpam: true },
    ]);
    expect(await statusOf('Robot')).toEqual([{ status: 'spam', mayBeSpam: false }]);
  });

  it('rejects a form at a page without one and redirects other spellings', async () => {
    const send = (path: string) =>
      polaris.visitor().call('POST', path, undefined, {
        raw: '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    renders = [];
    const refused = await send('/kept');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const moved = await send('/Form?index');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/form?index']);
    expect((await send('/missing/form')).status).toBe(404);
    expect(renders.filter((path) => path !== '/404')).toEqual([]);
  });

  it('renders no page for form posts of an address beyond 300 in ten minutes (ASVS 2.4.1, 15.2.2)', async () => {
    const stranger = polaris.visitor();
    const send = () =>
      stranger.call('POST', '/form', undefined, {
        raw: 'name=A',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    await send();
    await polaris.dataSource.query(
      `update rate_limits set points = 300 where key = 'visitor-write:' || $1 and points = 1`,
      [stranger.address],
    );
    renders = [];
    expect((await send()).status).toBe(429);
    expect(renders).toEqual([]);
  });

  it('rejects a form from another site', async () => {
    expect((await post(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('rejects a form above the size limit', async () => {
    expect((await post({ ...fields, message: 'x'.repeat(200_000) })).status).toBe(413);
  });
});

describe('compression of pages', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.5, gzip;q=1', 'br'],
    ['*', 'br'],
    ['brotli, gzip;Q=0', 'identity'],
    [undefined, 'identity'],
  ])('chooses for Accept-Encoding %s: %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  it('sends the same page compressed and uncompressed', async () => {
    const whole = (await page('/kept', { 'accept-encoding': 'identity' })).text;
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(`${polaris.url}/kept`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe(whole);
    }
  });
});

describe('hashes of inline scripts', () => {
  it('hashes no script with a wrong or missing nonce', () => {
    const { scripts, styles, html } = hashInline(
      '<script nonce="right">a</script><script nonce="wrong">b</script><script>c</script>',
      'right',
    );
    expect([scripts, styles]).toEqual([[expect.stringContaining('sha256-')], []]);
    expect(html).toBe('<script>a</script><script nonce="wrong">b</script><script>c</script>');
  });

  it('hashes styles with a nonce separately from scripts', () => {
    const { scripts, styles } = hashInline(
      '<style nonce="right" data-rest="/a.css">a{}</style><style>b{}</style><script nonce="right" src="/a.js"></script>',
      'right',
    );
    expect([scripts, styles]).toEqual([
      [],
      ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
    ]);
  });
});
