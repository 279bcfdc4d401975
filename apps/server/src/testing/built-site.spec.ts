import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assetInputSchema, isOwnPath } from '@polaris/contracts';
import { starterAssets } from '../commands/seed/starter-catalog';
import type { TestCaller } from './caller';
import { serviceInput } from './data/factories';
import { sendLine } from './raw-http';
import { addService } from './data/records';
import { ServerProcess } from './processes/server-process';
import { until } from './until';

const OWNER = { email: 'owner@example.com', password: 'seven quiet harbors' };

let server: ServerProcess;
let owner: TestCaller;
let service: { id: number };
beforeAll(async () => {
  server = await ServerProcess.create({
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    SEED: 'none',
  });
  await server.start();
  owner = server.caller;
  await owner.post('/api/auth/login', OWNER);
  service = await addShownService('Dashboard Design');
});
afterAll(() => server.dispose());

const addShownService = (name: string) => addService(owner, { name, showOnLanding: true });
const page = (path: string) => server.caller.get(path);

/** Sends the address unchanged; fetch would normalize it. */
const raw = (path: string) => sendLine(`http://127.0.0.1:${server.port}`, `GET ${path} HTTP/1.1`);

const PAGES = [
  '/',
  '/services',
  '/about',
  '/contact',
  '/portfolio',
  '/portfolio/resume',
  '/portfolio/music',
  '/portfolio/entity-match',
  '/PolarisNet',
  '/PolarisNet/manifesto',
  '/PolarisNet/long-arc',
  '/PolarisNet/feed.xml',
  '/login',
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/purchases/31',
  '/admin',
  '/admin/customers/7',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
];

describe('pages of the site', () => {
  it.each(PAGES)('serves the page %s', async (path) => {
    expect((await raw(path)).status).toBe(200);
  });

  it.each(PAGES.filter((path) => /[a-z]/i.test(path)))(
    'redirects other spellings to %s',
    async (path) => {
      const [first = '', ...rest] = path.slice(1).split('/');
      const upper = [first.toUpperCase(), ...rest].join('/');
      const encoded = [`%${first.charCodeAt(0).toString(16)}${first.slice(1)}`, ...rest].join('/');
      for (const other of [`/${upper}`, `/${encoded}`, `/./${path.slice(1)}`, `${path}/`]) {
        const { status, headers } = await raw(`${other}?a=1`);
        expect([other, status, headers.location]).toEqual([other, 301, `${path}?a=1`]);
      }
    },
  );
});

describe('addresses of the starter catalog', () => {
  const addresses = starterAssets.map(({ url }) => url);

  it.each(addresses.filter(isOwnPath))(
    "serves the starter catalog's own address %s",
    async (path) => {
      const { status, headers } = await page(path);
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    },
  );

  it.each(starterAssets)('links a starter asset to a real address: $url', (asset) => {
    expect(assetInputSchema.safeParse(asset).success).toBe(true);
    const { hostname, pathname } = new URL(asset.url, 'https://own.polaris');
    expect(hostname).not.toMatch(/(^|\.)example(\.(com|net|org))?$/);
    expect(pathname).not.toBe('/');
  });

  it('serves the sample script as text', async () => {
    const { headers, text } = await page('/assets/portfolio/entity-match/match_people.py');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Find the people on a list in a database');
  });

  it('serves an SVG file with its charset (ASVS 4.1.1)', async () => {
    const { headers } = await page('/favicon.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });
});

const NOT_FOUND = [
  '404',
  'Oh... bummer.',
  'Something went wrong.',
  'wandered off to get coffee.',
  'Take Me Home',
];

describe('addresses without a page', () => {
  it.each([
    ['/nope', true],
    ['/portfolio/nope', false],
    ['/polarisnet/NOPE', false],
    ['/services/abc', true],
    ['/services/1/2', true],
    ['/admin.txt', true],
  ])("shows the not-found page at %s, inside the site's frame: %s", async (path, framed) => {
    const { status, body } = await raw(path);
    expect(status).toBe(404);
    for (const words of NOT_FOUND) expect(body).toContain(words);
    expect(body.includes('<footer')).toBe(framed);
  });

  it('shows the same not-found page at any address', async () => {
    const answers = await Promise.all(['/a', '/b/c?d=e', '/services/x/y'].map(raw));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

describe('the page of a service', () => {
  it('serves a service at its canonical id', async () => {
    const { id } = service;
    expect((await raw(`/services/${id}`)).body).toContain('Dashboard Design');
    const { status, headers } = await raw(`/services/000${id}`);
    expect([status, headers.location]).toEqual([301, `/services/${id}`]);
  });

  it('returns 404 to every other service id until it exists', async () => {
    const before = service.id + 1;
    for (const id of [before, 999_999, 2_147_483_646]) {
      const { status, body } = await raw(`/services/${id}`);
      expect([status, body.includes('Service Not Found')]).toEqual([404, true]);
    }
    const { id } = await addShownService('Just added');
    expect(id).toBe(before);
    expect((await raw(`/services/${id}`)).body).toContain('Just added');
    await owner.put(`/api/services/${id}`, serviceInput({ name: 'Hidden', isActive: false }));
    expect((await raw(`/services/${id}`)).status).toBe(404);
  });
});

describe('queries of pages', () => {
  // Each page is rendered again when its share picture has been drawn, concurrently with the requests.
  beforeAll(async () => {
    for (const path of PAGES) {
      const hasPicture = ({ text }: { text: string }) =>
        !text.includes('og:image') || text.includes('/api/blobs/');
      await until(() => page(path), hasPicture);
    }
  });

  it('changes a page by the queries that it reads', async () => {
    const opening = 'I&#x27;m interested in the Dashboard Design service';
    expect((await page(`/?service=${service.id}`)).text).toContain(opening);
    expect((await page(`/contact?service=${service.id}&a=1`)).text).toContain(opening);
    expect((await page('/contact?topic=custom-training')).text).toContain('a custom training');
    expect((await page('/contact?sent')).text).toContain('Message Sent Successfully!');
    expect((await page('/?sent')).text).toContain('Thanks for reaching out!');
    expect((await page('/services?q=zzz')).text).toContain('value="zzz"');
    expect((await page('/services?category=analytics')).text).toMatch(
      /<option[^>]*value="analytics"[^>]*selected/,
    );
    expect((await page('/portfolio?type=tool')).text).toMatch(
      /data-portfolio-filter="tool"[^>]*aria-current="true"/,
    );
    expect((await page('/login?refused=x')).text).not.toBe((await page('/login')).text);
    expect((await page('/login?refused=y')).text).toBe((await page('/login?refused=x')).text);
    expect((await page('/login?returnTo=/x')).text).toBe((await page('/login')).text);
  });

  it('serves the same page for queries that it does not read', async () => {
    for (const path of PAGES)
      expect((await page(`${path}?unread=${Math.random()}`)).text).toBe((await page(path)).text);
    expect((await page('/?service=999999')).text).toBe((await page('/')).text);
  });
});

it('serves the data of a page for client-side navigation', async () => {
  for (const path of [
    '/dashboard/profile.data',
    '/admin/contacts.data?_routes=layout%2Fsite-layout',
  ])
    expect((await raw(path)).headers['content-type']).toContain('text/x-script');
  expect((await raw('/nope.data')).status).toBe(404);
});
