import { setTimeout as sleep } from 'node:timers/promises';
import { UNSEEN, watchShifts } from './layout-shift.ts';
import { listPublicPages } from './sitemap.ts';
import { expect, starterSite, test } from './test.ts';

const LATE = 250;

test.use({ viewport: { width: 375, height: 900 }, ownPolaris: starterSite });

test('on a phone nothing moves when the fonts come late', async ({ page, request }) => {
  test.slow();
  const readShift = await watchShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await sleep(LATE);
    await route.continue();
  });
  for (const path of await listPublicPages(request)) {
    await page.goto(path);
    await page.evaluate(fontsAndAFrame);
    expect(await readShift(), path).toBeLessThan(UNSEEN);
  }
});

/** Until every font that the page has asked for is drawn. */
async function fontsAndAFrame(): Promise<void> {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
