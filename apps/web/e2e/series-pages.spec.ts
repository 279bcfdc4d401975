import { readFileSync } from 'node:fs';
import { refusedWith } from './console-errors.ts';
import { readPage, textOf } from './read-page.ts';
import { essays, index } from './series.ts';
import { expect, test } from './test.ts';

const sourceOf = (slug: string): string =>
  readFileSync(new URL(`../content/essays/${slug}.mdx`, import.meta.url), 'utf8');

test('the index leads to every essay, in its order, with its part and its date', async ({
  request,
}) => {
  const { texts, all } = await readPage(request, index);
  expect(texts('h1')).toEqual(['PolarisNet']);
  const entries = all('main li');
  expect(entries).toHaveLength(essays.length);
  for (const [place, { title, part, path }] of essays.entries()) {
    const entry = entries[place]!;
    const link = entry.querySelectorAll('a').find((one) => textOf(one).includes(title));
    expect(link?.getAttribute('href')).toBe(path);
    expect(textOf(entry)).toContain(part);
    expect(textOf(entry)).toContain('July 18, 2025');
    expect(textOf(entry)).toMatch(/\d+ min read/);
  }
});

for (const { title, part, path, slug } of essays) {
  test(`${path} is ${title}, dated, signed and whole`, async ({ request }) => {
    const { status, text, texts } = await readPage(request, path);
    expect(status).toBe(200);
    expect(texts('article header h1')).toEqual([title]);
    expect(text('article header')).toContain(part);
    expect(text('article header')).toContain('July 18, 2025');
    expect(text('article header')).toMatch(/\d+ min read/);
    expect(text('article footer')).toContain('Ines Calloway');
    expect(text('article footer')).toContain('July 18, 2025');
    const headings = [...sourceOf(slug).matchAll(/^## (.*)$/gm)].map(
      ([, heading]) => heading ?? '',
    );
    expect(headings.length).toBeGreaterThanOrEqual(3);
    const shown = texts('h2');
    for (const heading of headings)
      expect(
        shown.some((one) => one.includes(heading)),
        heading,
      ).toBe(true);
  });
}

test('the manifesto alone was revised a day later', async ({ request }) => {
  const manifesto = await readPage(request, `${index}/manifesto`);
  expect(manifesto.text('article footer')).toMatch(/July 18, 2025, revised July 19, 2025/);
  const last = await readPage(request, `${index}/long-arc`);
  expect(last.text('article')).not.toContain('July 19, 2025');
});

test('one reads on and back through next and previous', async ({ page }) => {
  await page.goto(essays[0]?.path ?? '');
  const way = page.getByRole('navigation', { name: 'Next and previous essay' });
  await expect(way.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  for (const { title, path } of essays.slice(1)) {
    await way.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await expect(way.getByRole('link', { name: 'Next' })).toHaveCount(0);
  for (const { path } of essays.slice(0, -1).reverse()) {
    await way.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(path);
  }
});

test('a section and a note can be pointed at, below the header that sticks', async ({ page }) => {
  await page.goto(`${index}/polaris-net#what-can-still-break`);
  const section = page.getByRole('heading', { name: 'What can still break' });
  await expect(section).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const place = await section.boundingBox();
  expect(place?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.getByText('The flooding of the SKS keyservers')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to reference 1' }).click();
  await expect(page.getByRole('link', { name: '1', exact: true })).toBeInViewport();
});

test('an unknown essay is not found, without the frame of site or series', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(404));
  const answer = await page.goto(`${index}/part-six`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oh... bummer.')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the feed holds every essay, and is XML', async ({ page, request, baseURL }) => {
  const answer = await request.get('/PolarisNet/feed.xml');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  await page.goto(index);
  const read = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const texts = (name: string) =>
        [...feed.querySelectorAll(name)].map(({ textContent }) => textContent);
      const hrefs = texts('entry > content').flatMap((html) => {
        const essay = new DOMParser().parseFromString(html ?? '', 'text/html');
        return [...essay.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      });
      return {
        broken: feed.querySelector('parsererror') !== null,
        ids: texts('entry > id'),
        lengths: texts('entry > content').map((text) => text?.length ?? 0),
        relative: hrefs.filter((href) => !/^https?:/.test(href)),
      };
    },
    await answer.text(),
  );
  expect(read).toMatchObject({ broken: false, relative: [] });
  expect(read.ids).toEqual(essays.map(({ path }) => baseURL + path));
  expect(Math.min(...read.lengths)).toBeGreaterThan(5000);
});
