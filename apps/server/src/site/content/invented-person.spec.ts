import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedCatalog } from '../../commands/seed/seed';
import { builtSite } from '../../start';
import { outbox } from '../../testing/mail/outbox';
import { contactInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const SITE = '/api/admin/site-content/site';
const OWN = {
  owner: 'Ada Harbor',
  role: 'Tax adviser',
  brand: 'Harbor Data',
  mail: 'ada@harbor.test',
  place: 'Portland, OR 97201',
};

/** Names, towns, work and figures of the invented person. */
const INVENTED =
  /calloway|\bines\b|hollywood|polaris(?!net\b|-net\b|[.]test)|\b2013\b|(\d|five) students|universit|business units|15\+|\b9[05]%|museum|hospital/i;

/** The specified essays are about institutions, the star, and a network that has its name. */
const INVENTED_IN_ESSAYS = /calloway|\bines\b|hollywood/i;

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({ site: builtSite() });
  await seedCatalog(polaris.dataSource);
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const read = (path: string) => polaris.visitor().get(path);

const save = async (own: object) => {
  const { value, version } = (await owner.get(SITE)).body;
  return owner.put(SITE, { value: { ...value, ...own }, version });
};

/** What a visitor reads, hears or downloads: without classes, scripts and styles. */
const shown = (html: string): string =>
  html
    .replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>|<style.*?<\/style>/gs, '')
    .replace(/ (?:class|style|d|viewBox|data-[\w-]+)="[^"]*"/g, '');

const linksIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)].map(([, path = '']) => path);

describe('the site of an owner who has turned the demo notice off', () => {
  const pages = new Map<string, string>();
  const links = new Map<string, string>();

  beforeAll(async () => {
    expect((await save({ ...OWN, isDemo: false })).status).toBe(200);
    const map = (await read('/sitemap.xml')).text;
    const paths = [...map.matchAll(/<loc>[^<]*?polaris\.test([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/',
    );
    const others = ['/login', '/newsletter', '/offline', '/not-there', '/dashboard', '/admin'];
    for (const path of [...paths, ...others, '/site.webmanifest', '/PolarisNet/feed.xml']) {
      const { text } = await read(path);
      pages.set(path, text);
      for (const link of linksIn(text)) links.set(link, path);
    }
  });

  it('shows the entered names and places, and none of the invented person', () => {
    expect(pages.size).toBeGreaterThan(25);
    const found = [...pages].flatMap(([path, html]) => {
      const words = path.startsWith('/PolarisNet') ? INVENTED_IN_ESSAYS : INVENTED;
      const text = shown(html);
      const word = words.exec(text);
      return word ? [`${path}: ${text.slice(word.index - 60, word.index + 60)}`] : [];
    });
    expect(found).toEqual([]);
    expect(pages.get('/about')).toContain('I’m Ada Harbor, a tax adviser in Portland.');
    expect(pages.get('/')).toContain('I’m Ada, a tax adviser in Portland.');
    expect(pages.get('/')).toContain('query=Portland%2C+OR+97201');
    expect(pages.get('/admin')).toContain('<title>Admin · Harbor Data</title>');
    expect(pages.get('/site.webmanifest')).toContain('"short_name":"Harbor Data"');
  });

  it('links to nothing that is hidden with the invented person', async () => {
    const lost: string[] = [];
    for (const [link, from] of links)
      if (!link.startsWith('/api/') && (await read(link)).status === 404)
        lost.push(`${link} on ${from}`);
    expect(lost).toEqual([]);
  });

  it('offers no resume until the owner shows its page, and serves no file of the invented person', async () => {
    expect(pages.get('/about')).not.toContain('Download Resume');
    for (const file of ['resume', 'ines-calloway-resume'])
      expect((await read(`/assets/portfolio/${file}.docx`)).status).toBe(404);
  });

  it('signs mails as the person, in the name of the business', async () => {
    await polaris.visitor().post('/api/contact', contactInput({ email: 'maya@example.com' }));
    const [mail] = await outbox(polaris, 'maya@example.com');
    expect(mail!.body).toMatch(/\nAda Harbor\nHarbor Data\n$/);
    expect(`${mail!.subject}${mail!.body}${mail!.html}`).not.toMatch(INVENTED);
  });
});

it.each(['owner', 'mail'] as const)(
  'keeps the demo notice on while the %s is still that of the invented person',
  async (field) => {
    await owner.delete(SITE);
    const { [field]: _, ...others } = OWN;
    const { status, body } = await save({ ...others, isDemo: false });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: `value.${field}`, message: 'Enter your own before you turn the demo notice off.' }],
    ]);
  },
);

it('shows the demo, its resume and its portfolio on a fresh site', async () => {
  await owner.delete(SITE);
  expect((await read('/about')).text).toContain('Download Resume');
  expect((await read('/about')).text).toContain('Why the business is called Polaris');
  expect((await read('/portfolio/music')).status).toBe(200);
  expect((await read('/assets/portfolio/resume.docx')).status).toBe(200);
});

it('shows no motto about another name when the business is not called Polaris', async () => {
  await save({ brand: 'Harbor Data' });
  expect((await read('/about')).text).not.toContain('Why the business is called');
});
