import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assetInputSchema, isOwnPath } from '@polaris/contracts';
import { starterAssets } from '../commands/seed/starter-catalog';
import type { TestCaller } from './caller';
import { serviceInput } from './factories';
import { sendLine } from './raw-http';
import { ServerProcess } from './server-process';

const OWNER = { email: 'owner@example.com', password: 'the owner chose this' };

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
  service = await addService('Dashboard Design');
});
afterAll(() => server.dispose());

const addService = async (name: string): Promise<{ id: number }> =>
  (await owner.post('/api/services', serviceInput({ name, showOnLanding: true }))).body;
const page = (path: string) => server.caller.get(path);

/** The address as it is: fetch would tidy it first. */
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
  '/admin',
  '/admin/customers/7',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
];

describe('each page of the site', () => {
  it.each(PAGES)('answers at its address: %s', async (path) => {
    expect((await raw(path)).status).toBe(200);
  });

  it.each(PAGES.filter((path) => /[a-z]/i.test(path)))('has one spelling: %s', async (path) => {
    const [first = '', ...rest] = path.slice(1).split('/');
    const upper = [first.toUpperCase(), ...rest].join('/');
    const encoded = [`%${first.charCodeAt(0).toString(16)}${first.slice(1)}`, ...rest].join('/');
    for (const other of [`/${upper}`, `/${encoded}`, `/./${path.slice(1)}`, `${path}/`]) {
      const { status, headers } = await raw(`${other}?a=1`);
      expect([other, status, headers.location]).toEqual([other, 301, `${path}?a=1`]);
    }
  });
});

describe('each address of the starter catalog', () => {
  const addresses = starterAssets.map(({ url }) => url);

  it.each(addresses.filter(isOwnPath))('that is our own is there: %s', async (path) => {
    const { status, headers } = await page(path);
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  });

  it.each(starterAssets)('leads to something that exists: $url', (asset) => {
    expect(assetInputSchema.safeParse(asset).success).toBe(true);
    const { hostname, pathname } = new URL(asset.url, 'https://own.polaris');
    expect(hostname).not.toMatch(/(^|\.)example(\.(com|net|org))?$/);
    expect(pathname).not.toBe('/');
  });

  it('shows the script as text', async () => {
    const { headers, text } = await page('/assets/portfolio/entity-match/match_people.py');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Find the people of a list in a database');
  });
});

const NOT_FOUND = [
  '404',
  'Oh... bummer.',
  'Something went wrong.',
  'wandered off to get coffee.',
  'Take Me Home',
];

describe('an address of no page', () => {
  it.each([
    ['/nope', true],
    ['/portfolio/nope', false],
    ['/polarisnet/NOPE', false],
    ['/services/abc', true],
    ['/services/1/2', true],
    ['/admin.txt', true],
  ])(
    '%s shows the not-found page, with the frame of what is around it: %s',
    async (path, framed) => {
      const { status, body } = await raw(path);
      expect(status).toBe(404);
      for (const words of NOT_FOUND) expect(body).toContain(words);
      expect(body.includes('<footer')).toBe(framed);
    },
  );

  it('shows the same whatever it is called', async () => {
    const answers = await Promise.all(['/a', '/b/c?d=e', '/services/x/y'].map(raw));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

describe("a service's page", () => {
  it('is at its id as it is written', async () => {
    const { id } = service;
    expect((await raw(`/services/${id}`)).body).toContain('Dashboard Design');
    const { status, headers } = await raw(`/services/000${id}`);
    expect([status, headers.location]).toEqual([301, `/services/${id}`]);
  });

  it('says that there is none for every other id, until there is one', async () => {
    const before = service.id + 1;
    for (const id of [before, 999_999, 2_147_483_646]) {
      const { status, body } = await raw(`/services/${id}`);
      expect([status, body.includes('Service Not Found')]).toEqual([404, true]);
    }
    const { id } = await addService('Just added');
    expect(id).toBe(before);
    expect((await raw(`/services/${id}`)).body).toContain('Just added');
    await owner.put(`/api/services/${id}`, serviceInput({ name: 'Hidden', isActive: false }));
    expect((await raw(`/services/${id}`)).status).toBe(404);
  });
});

describe('a query', () => {
  it('that a page reads changes what it shows', async () => {
    const opening = 'I&#x27;m interested in the Dashboard Design service';
    expect((await page(`/?service=${service.id}`)).text).toContain(opening);
    expect((await page(`/contact?service=${service.id}&a=1`)).text).toContain(opening);
    expect((await page('/contact?about=custom-training')).text).toContain('a custom training');
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

  it('that it does not read changes nothing', async () => {
    for (const path of PAGES)
      expect((await page(`${path}?unread=${Math.random()}`)).text).toBe((await page(path)).text);
    expect((await page('/?service=999999')).text).toBe((await page('/')).text);
  });
});

it('gives a browser that goes on by itself the data of a page', async () => {
  for (const path of [
    '/dashboard/profile.data',
    '/admin/contacts.data?_routes=layout%2Fsite-layout',
  ])
    expect((await raw(path)).headers['content-type']).toContain('text/x-script');
  expect((await raw('/nope.data')).status).toBe(404);
});
