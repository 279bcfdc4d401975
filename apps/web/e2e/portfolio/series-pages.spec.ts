import { readFileSync } from 'node:fs';
import { failedResponse } from '../support/console-errors.ts';
import { readPage, textOf } from '../support/pages/read-page.ts';
import { expectedEssays, seriesIndex } from '../support/series.ts';
import { expect, test } from '../support/test.ts';

const sourceOf = (slug: string): string =>
  readFileSync(new URL(`../../content/essays/${slug}.mdx`, import.meta.url), 'utf8');

test('lists every essay in the index, in order, with part and date', async ({ request }) => {
  const { texts, all } = await readPage(request, seriesIndex);
  expect(texts('h1')).toEqual(['PolarisNet']);
  const entries = all('main li');
  expect(entries).toHaveLength(expectedEssays.length);
  for (const [place, { title, part, path }] of expectedEssays.entries()) {
    const entry = entries[place]!;
    const link = entry.querySelectorAll('a').find((one) => textOf(one).includes(title));
    expect(link?.getAttribute('href')).toBe(path);
    expect(textOf(entry)).toContain(part);
    expect(textOf(entry)).toContain('July 18, 2025');
    expect(textOf(entry)).toMatch(/\d+ min read/);
  }
});

for (const { title, part, path, slug } of expectedEssays) {
  test(`shows all of ${title} at ${path}, dated and signed`, async ({ request }) => {
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

test('shows a revision a day later on the manifesto only', async ({ request }) => {
  const manifesto = await readPage(request, `${seriesIndex}/manifesto`);
  expect(manifesto.text('article footer')).toMatch(/July 18, 2025, revised July 19, 2025/);
  const last = await readPage(request, `${seriesIndex}/long-arc`);
  expect(last.text('article')).not.toContain('July 19, 2025');
});

test('links to the next and the previous essay', async ({ page }) => {
  await page.goto(expectedEssays[0]?.path ?? '');
  const way = page.getByRole('navigation', { name: 'Next and previous essay' });
  await expect(way.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  for (const { title, path } of expectedEssays.slice(1)) {
    await way.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await expect(way.getByRole('link', { name: 'Next' })).toHaveCount(0);
  for (const { path } of expectedEssays.slice(0, -1).reverse()) {
    await way.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(path);
  }
});

test('scrolls a linked section or note below the sticky header', async ({ page }) => {
  await page.goto(`${seriesIndex}/polaris-net#what-can-still-break`);
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

test('returns 404 for an unknown essay, without site or series frame', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(404));
  const response = await page.goto(`${seriesIndex}/part-six`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oh... bummer.')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('serves a feed of every essay as XML', async ({ page, request, baseURL }) => {
  const response = await request.get('/PolarisNet/feed.xml');
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  await page.goto(seriesIndex);
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
    await response.text(),
  );
  expect(read).toMatchObject({ broken: false, relative: [] });
  expect(read.ids).toEqual(expectedEssays.map(({ path }) => baseURL + path));
  expect(Math.min(...read.lengths)).toBeGreaterThan(5000);
});
