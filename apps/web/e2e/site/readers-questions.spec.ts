import type { Page } from '@playwright/test';
import { site } from '../../content/site.ts';
import { listPublicPages } from '../support/sitemap.ts';
import { expect, starterSite, test } from '../support/test.ts';

test.use({ ownPolaris: starterSite, javaScriptEnabled: false });

/** The visible texts of the first screen. */
const textsInView = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { bottom, width, top } = range.getBoundingClientRect();
      if (width > 1 && top >= 0 && bottom <= innerHeight)
        texts.push(walker.currentNode.textContent ?? '');
    }
    return texts.join(' ');
  });

const questions = {
  'Who is it?': new RegExp(site.owner),
  'What does it cost?': /\$\d/,
  'How do I start?': /Get in touch|Contact|Talk|Send message/,
};

/** The owner's texts may be short. */
const isService = (path: string): boolean => path.startsWith('/services/');

const viewports = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

test('renders every page without scripts, with three questions answered on the first screen', async ({
  page,
  request,
}) => {
  test.slow();
  const open: string[] = [];
  for (const path of await listPublicPages(request)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!isService(path))
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const text = await textsInView(page);
      for (const [question, answer] of Object.entries(questions))
        if (!answer.test(text)) open.push(`${path}, ${viewport.width} wide: ${question}`);
    }
  }
  expect(open).toEqual([]);
});
