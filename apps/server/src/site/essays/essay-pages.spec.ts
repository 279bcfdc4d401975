import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { builds } from '../../platform/http/builds';
import { builtSite } from '../../start';
import { essayInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';

const PATH = '/api/admin/essays';
const PAGE = '/PolarisNet/why-maps-lie';
const LISTS = ['/PolarisNet', '/PolarisNet/manifesto', '/PolarisNet/feed.xml', '/sitemap.xml'];

let polaris: TestApp;
let second: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({ site: builtSite() });
  second = await startTestApp({ site: builtSite(), beside: polaris });
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from essays'));
afterAll(async () => {
  await second.close();
  await polaris.close();
});

const create = async (overrides: Parameters<typeof essayInput>[0] = {}): Promise<number> => {
  const { status, body } = await owner.post(PATH, essayInput(overrides));
  expect(status).toBe(201);
  return body.id;
};
const change = (id: number, changes: object) => owner.patch(`${PATH}/${id}`, changes);
const get = (path: string) => polaris.visitor().get(path);

/** The lists that contain the essay, on a server that may receive a change a moment later. */
const listedOn = async (server: TestApp) => {
  const pages = await Promise.all(LISTS.map((path) => server.visitor().get(path)));
  return LISTS.filter((_, index) => pages[index]!.text.includes(PAGE));
};

describe('the pages of essays', () => {
  it('shows visitors nothing of a draft', async () => {
    await create();
    expect((await get(PAGE)).status).toBe(404);
    expect(await listedOn(polaris)).toEqual([]);
  });

  it('shows a published essay on every server immediately, and nothing of a withdrawn one', async () => {
    expect([await listedOn(polaris), await listedOn(second)]).toEqual([[], []]);
    const id = await create();
    await change(id, { status: 'published' });
    for (const server of [polaris, second]) {
      await until(
        () => listedOn(server),
        (lists) => lists.length === LISTS.length,
      );
      const { status, text } = await server.visitor().get(PAGE);
      expect(status).toBe(200);
      expect(text).toContain('March 20, 2026');
      expect(text).toContain('<h2 id="section-the-tide">');
    }
    expect((await get('/PolarisNet')).text).toContain('a manifesto and one more essay');
    await change(id, { title: 'Why Maps Are True' });
    expect((await get(PAGE)).text).toContain('Why Maps Are True');
    await change(id, { status: 'draft' });
    for (const server of [polaris, second]) {
      await until(
        async () => (await server.visitor().get(PAGE)).status,
        (status) => status === 404,
      );
      expect(await listedOn(server)).toEqual([]);
    }
  });

  it('shows no page of a deleted essay until it is restored', async () => {
    const id = await create({ status: 'published' });
    expect((await get(PAGE)).status).toBe(200);
    await owner.delete(`${PATH}/${id}`);
    expect((await get(PAGE)).status).toBe(404);
    await owner.post(`/api/admin/trash/essay/${id}/restore`);
    expect((await get(PAGE)).status).toBe(200);
  });

  it('shows the HTML, the scripts and the expressions of an essay as text', async () => {
    await create({
      status: 'published',
      body: '<script>alert(1)</script>\n\n<b onclick="x()">bold</b> {1 + 1} [go](javascript:alert(1))\n\nexport const a = 1',
    });
    const text = (await get(PAGE)).text.replaceAll('<!-- -->', '');
    expect(text).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(text).toContain(
      '&lt;b onclick=&quot;x()&quot;&gt;bold&lt;/b&gt; {1 + 1} <span>go</span>',
    );
    expect(text).toContain('export const a = 1');
    expect(text).not.toContain('javascript:alert');
  });

  it('shows an essay with only the scripts of the other essays', async () => {
    await create({ status: 'published' });
    const scriptsAt = async (path: string) =>
      [...(await get(path)).text.matchAll(/<script(?![^>]*ld\+json)[^>]*>([^<]*)/g)].map(
        ([, script]) => script,
      );
    expect(await scriptsAt(PAGE)).toEqual(await scriptsAt('/PolarisNet/manifesto'));
  });

  it('redirects another spelling of an essay to its address', async () => {
    await create({ status: 'published' });
    const { status, headers } = await get('/polarisnet/Why-Maps-Lie/');
    expect([status, headers.get('location')]).toEqual([301, PAGE]);
  });

  it('renders one not-found page for all unknown essays', async () => {
    await get('/PolarisNet/warm-up');
    const renders: string[] = [];
    // Other pages are rendered concurrently, after changes by other tests.
    const listen = (message: unknown) => {
      const build = JSON.stringify(message);
      if (build.includes('unknown-')) renders.push(build);
    };
    builds.subscribe(listen);
    for (let count = 0; count < 5; count += 1) {
      const { status, text } = await get(`/PolarisNet/unknown-${count}`);
      expect([status, text.includes('theme-series')]).toEqual([404, false]);
    }
    builds.unsubscribe(listen);
    expect(renders).toEqual([]);
  });

  it('lists a published essay once among those that can be sent to subscribers', async () => {
    await create({ status: 'published' });
    const { body } = await owner.get('/api/admin/newsletter');
    expect(body.filter(({ slug }: { slug: string }) => slug === 'why-maps-lie')).toMatchObject([
      { title: 'Why Maps Lie', sentAt: null },
    ]);
  });
});
