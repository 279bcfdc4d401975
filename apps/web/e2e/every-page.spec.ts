import { listPublicPages } from './sitemap.ts';
import { expect, starterSite, test } from './test.ts';

test.use({ ownPolaris: starterSite });

const bare = /^\/(portfolio|PolarisNet)(\/|$)/;

test('no two public pages share a title or a description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of await listPublicPages(request)) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const words of [title, description]) {
      expect(words.length, path).toBeGreaterThan(0);
      expect(seen.get(words), `${path}: ${words}`).toBeUndefined();
      seen.set(words, path);
    }
  }
  expect(seen.size).toBeGreaterThan(2 * 20);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page reads, and has the frame that belongs to it', async ({
    page,
    request,
  }) => {
    test.slow();
    for (const path of await listPublicPages(request)) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const words = await page.getByRole('main').innerText();
      expect(words.length, path).toBeGreaterThan(400);
      const framed = bare.test(path) ? 0 : 1;
      await expect(page.getByRole('navigation', { name: 'Main' }), path).toHaveCount(framed);
      await expect(page.getByRole('contentinfo'), path).toHaveCount(framed);
    }
  });
});
