import type { Page } from '@playwright/test';
import { defaultContent } from '../../content/content.ts';
import { portfolioPath } from '../../content/portfolio/portfolio.ts';
import { listPublicPages } from '../support/sitemap.ts';
import { expect, starterSite, test } from '../support/test.ts';

const { portfolio, site } = defaultContent;

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

const who = { 'Who is it?': new RegExp(site.owner) };
const start = { 'How do I start?': /Get in touch|Contact|Talk|Send message/ };
const price = { 'What does it cost?': /\$\d|Let’s talk/ };

const unsold: string[] = portfolio.items
  .filter(({ service }) => service === '')
  .map(({ page }) => portfolioPath(page));

/** No price where nothing is for sale; essays sell nothing. */
function questionsOn(path: string): Record<string, RegExp> {
  if (path.startsWith('/PolarisNet')) return who;
  return unsold.includes(path) ? { ...who, ...start } : { ...who, ...start, ...price };
}

/** The owner's texts may be short. */
const isService = (path: string): boolean => path.startsWith('/services/');

const viewports = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

test('renders every page without scripts, with its questions answered on the first screen', async ({
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
      for (const [question, answer] of Object.entries(questionsOn(path)))
        if (!answer.test(text)) open.push(`${path}, ${viewport.width} wide: ${question}`);
    }
  }
  expect(open).toEqual([]);
});
