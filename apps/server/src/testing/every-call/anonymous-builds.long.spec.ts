import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import { type Build, builds } from '../../platform/http/builds';
import { builtSite } from '../../start';
import { calls } from '../calls';
import { addService } from '../data/records';
import { type TestApp, startTestApp } from '../test-app';
import { until } from '../until';

/** The first round races to build the response; the second round finds it cached. */
const ROUNDS = 2;
const CONCURRENT = 10;

/** How often each response was read, rendered, serialized and compressed. */
const counts = new Map<string, number>();
function listen(message: unknown): void {
  const { step, source } = message as Build;
  const key = `${step} ${source.toString().slice(0, 80)} ${hash('sha256', source)}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

let polaris: TestApp;
beforeAll(async () => {
  builds.subscribe(listen);
  polaris = await startTestApp({ site: builtSite() });
  polaris.app.get(ContentChangesService).onChange(() => (changes += 1));
  const owner = await polaris.owner();
  const { id } = await addService(owner, { name: 'Dashboards' });
  // Share pictures are drawn during the requests, a few at a time, and then every page is rendered again:
  // until the last page has its picture, builds of any page are counted with those of a request.
  const { publicPages } = await builtSite().load();
  for (const path of publicPages?.([id], []) ?? [])
    await until(
      async () => (await polaris.visitor().get(path)).text,
      (page) => !page.includes('og:image') || page.includes('/api/blobs/'),
    );
});
afterAll(async () => {
  builds.unsubscribe(listen);
  await polaris.close();
});

/** How often every page was dropped, as the last share pictures do. */
let changes = 0;

/** Makes the requests of all rounds without interference; returns the repeated build steps. */
async function countBuilds(path: string): Promise<{ status: number; repeated: unknown[] }> {
  for (;;) {
    const before = changes;
    const counted = await countOnce(path);
    if (changes === before) return counted;
  }
}

async function countOnce(path: string): Promise<{ status: number; repeated: unknown[] }> {
  counts.clear();
  const visitor = polaris.visitor();
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  let status = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = Array.from({ length: CONCURRENT }, () => visitor.get(path, { headers }));
    for (const answer of await Promise.all(answers)) status = answer.status;
  }
  return { status, repeated: [...counts].filter(([, count]) => count > 1) };
}

const TOKEN = 'x'.repeat(43);

/** Each of their responses is different, or a short refusal. */
const LEFT_OUT = ['startOpenIdSignIn', 'finishOpenIdSignIn'];

const anonymousCalls = calls
  .filter((call) => call.endpoint.method === 'GET' && call.endpoint.allow === 'anyone')
  .filter(({ name }) => !LEFT_OUT.includes(name))
  .map(({ path }) => path);

const others = [
  '/api/openapi.json',
  '/api/openapi.yaml',
  '/api/docs',
  '/api/docs/swagger-ui-init.js',
  '/api/docs/swagger-ui-bundle.js',
  '/api/services/1',
  '/api/services?q=dash&limit=5',
  '/api/testimonials?limit=3',
  `/testimonial/${TOKEN}`,
  `/invitation/${TOKEN}`,
  `/newsletter/confirm/${TOKEN}`,
  `/newsletter/unsubscribe/${TOKEN}`,
  '/services?q=dash',
  '/login?returnTo=/dashboard',
  '/login.data',
  '/services.data?q=dash',
  '/admin/customers/7',
  '/nowhere',
  '/portfolio/nowhere',
];

describe('many anonymous requests', () => {
  it.each([...new Set([...anonymousCalls, ...others])])(
    'builds %s once for many anonymous requests (ASVS 2.4.1, 15.2.2)',
    async (path) => {
      const { status, repeated } = await countBuilds(path);
      expect(status).toBeLessThan(500);
      expect(repeated).toEqual([]);
    },
  );

  it('builds each public page once for many anonymous requests', async () => {
    const { publicPages } = await builtSite().load();
    const paths = publicPages?.([1], []) ?? [];
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      const { status, repeated } = await countBuilds(path);
      expect([path, status, repeated]).toEqual([path, 200, []]);
    }
  });

  it.each(['invitation', 'newsletter/confirm', 'newsletter/unsubscribe', 'testimonial'])(
    'moves the token of an old link to /%s behind the # without building a page',
    async (page) => {
      counts.clear();
      const { status, headers } = await polaris.visitor().get(`/${page}/${TOKEN}`);
      expect([status, headers.get('location')]).toEqual([303, `/${page}#${TOKEN}`]);
      expect([...counts.keys()].filter((step) => /^render|^compress/.test(step))).toEqual([]);
    },
  );

  it('builds a search again when its result has changed', async () => {
    const search = () => polaris.visitor().get('/api/services?q=dash');
    await search();
    const owner = await polaris.owner();
    await addService(owner, { name: 'Dashboard Review' });
    const { body } = await search();
    expect(body.map(({ name }: { name: string }) => name)).toContain('Dashboard Review');
  });
});
