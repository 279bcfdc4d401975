import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SiteRequest } from '@polaris/contracts';
import { contactInput, serviceInput } from '../testing/factories';
import { type TestApp, startTestApp } from '../testing/test-app';
import { hashScripts } from './content-security-policy';
import { chooseEncoding } from './page';

/** Pages of this test's own, so that it can see when they are rendered. */
let renders: string[] = [];
const pages = {
  async renderSite(request: Request, site: SiteRequest): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    renders.push(pathname + search);
    const services = await site.data.landingServices();
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
      status: pathname === '/missing' ? 404 : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': pathname === '/private' ? 'private, no-store' : 'public, max-age=0',
      },
    });
  },
};

let clientDir: string;
let polaris: TestApp;
let owner: Awaited<ReturnType<TestApp['owner']>>;
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'polaris-client-'));
  mkdirSync(join(clientDir, 'assets/share'), { recursive: true });
  writeFileSync(join(clientDir, 'assets/share/home-DeadBeef.png'), 'a picture');
  writeFileSync(join(clientDir, 'assets/app-DeadBeef.js'), 'let a = 1;');
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
  mkdirSync(join(clientDir, 'assets/portfolio'));
  writeFileSync(join(clientDir, 'assets/portfolio/the-download.docx'), 'PK');
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

/** Asks for a path as it is: fetch would tidy it first. */
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
  it('is rendered once and then sent from memory', async () => {
    const answers = [await page('/kept'), await page('/kept'), await page('/kept')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(renders).toEqual(['/kept']);
  });

  it('is rendered once for many who ask at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => page('/rush')));
    expect(renders).toEqual(['/rush']);
  });

  it('shows what the owner has saved as soon as saving was answered', async () => {
    await page('/fresh');
    for (const name of ['First', 'Second']) {
      await owner.post('/api/services', serviceInput({ name, showOnLanding: true }));
      expect((await page('/fresh')).text).toContain(name);
    }
  });

  it('shows what another server or a hand in the database has changed', async () => {
    await page('/elsewhere');
    await polaris.dataSource.query(`update services set name = 'By hand'`);
    let text = '';
    for (let wait = 0; wait < 200 && !text.includes('By hand'); wait += 1) {
      await sleep(20);
      ({ text } = await page('/elsewhere'));
    }
    expect(text).toContain('By hand');
  });

  it('is not kept with a query, a refusal, or anything of one person', async () => {
    for (const path of ['/kept?q=1', '/missing', '/private']) {
      renders = [];
      await page(path);
      await page(path);
      expect(renders).toEqual([path, path]);
    }
  });

  it('never depends on who asks', async () => {
    renders = [];
    const { text } = await owner.get('/same');
    expect((await page('/same')).text).toBe(text);
  });

  it('is answered with 304 when the browser has it', async () => {
    const etag = (await page('/kept')).headers.get('etag')!;
    const again = await page('/kept', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('allows its own scripts by their hashes, and no other', async () => {
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

describe('an address with a slash behind it', () => {
  it.each([
    ['/services/', '/services'],
    ['/services/?q=a%20b', '/services?q=a%20b'],
  ])('%s leads to %s', async (path, to) => {
    const { status, location } = await raw(path);
    expect([status, location]).toEqual([301, to]);
  });
});

describe('files', () => {
  it('with a hash in their name are kept by browsers for a year', async () => {
    const { status, headers } = await page('/assets/app-DeadBeef.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('stay with this site, but for the pictures that are made to be shared', async () => {
    const policyOf = async (path: string) =>
      (await page(path)).headers.get('cross-origin-resource-policy');
    expect(await policyOf('/assets/app-DeadBeef.js')).toBe('same-origin');
    expect(await policyOf('/assets/share/home-DeadBeef.png')).toBe('cross-origin');
  });

  it('without one are asked for again', async () => {
    const { headers } = await page('/favicon.svg');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('to take along keep their name, say what they are, and are asked for again', async () => {
    const { headers } = await page('/assets/portfolio/the-download.docx');
    expect(headers.get('content-type')).toMatch(/^application\/vnd\.openxml.*wordprocessingml/);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/assets/gone-DeadBeef.js', '/assets/..%2f..%2fpackage.json'])(
    'that are not there answer 404 and no page: %s',
    async (path) => {
      expect((await page(path)).status).toBe(404);
      expect(renders).toEqual([]);
    },
  );
});

describe('a form posted without scripts', () => {
  const post = (fields: Record<string, string>, headers = {}) =>
    polaris.visitor().call('POST', '/form', undefined, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const { name: _name, website: _website, ...rest } = contactInput();
  const fields = { ...rest, phone: '', name: 'Without Scripts' };

  it('is kept under the same contract as the call', async () => {
    expect((await post(fields)).text).toContain('{"ok":true}');
    const rows = await polaris.dataSource.query(
      `select * from contact_submissions where name = 'Without Scripts'`,
    );
    expect(rows).toHaveLength(1);
    expect((await post({ ...fields, name: 'A' })).text).toContain(
      'Name must be at least 2 characters.',
    );
  });

  it('from another site is refused', async () => {
    expect((await post(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('past the limit of a body is refused', async () => {
    expect((await post({ ...fields, message: 'x'.repeat(200_000) })).status).toBe(413);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.5, gzip;q=1', 'br'],
    [undefined, 'identity'],
  ])('for %s is %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  it('holds the very page', async () => {
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

describe('hashing', () => {
  it('leaves a script with a guessed or missing nonce refused', () => {
    const { hashes, html } = hashScripts(
      '<script nonce="right">a</script><script nonce="wrong">b</script><script>c</script>',
      'right',
    );
    expect(hashes).toHaveLength(1);
    expect(html).toBe('<script>a</script><script nonce="wrong">b</script><script>c</script>');
  });
});
