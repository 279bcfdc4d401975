import type { Page } from '@playwright/test';
import { failedResponse } from '../support/console-errors.ts';
import { demoSite, expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ ownPolaris: demoSite });

const title = 'Why Maps Lie';
const path = '/PolarisNet/why-maps-lie';
const text = `A map of the harbor hung in the office.[^office]

## The tide

It was *not* on the map.

<PullQuote>Somebody chose what to leave out.</PullQuote>

> A map is a promise.

[^office]: It hung there for years.`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function writeEssay(page: Page): Promise<void> {
  await page.goto('/admin/subscribers');
  await page
    .getByRole('navigation', { name: 'Section' })
    .getByRole('link', { name: 'Essays' })
    .click();
  await page.getByRole('link', { name: 'New Essay' }).click();
  await field(page, 'Title').fill(title);
  await expect(field(page, 'Address')).toHaveValue('why-maps-lie');
  await field(page, 'Text').fill(text);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'The tide' })).toBeVisible();
  await expect(preview.getByText('Somebody chose what to leave out.')).toBeVisible();
  await press(page, 'Save Draft');
  await expectToast(page, 'Draft saved');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await press(page, 'Publish');
  await expect(page.getByText('Add a description before you publish.').first()).toBeVisible();
  await field(page, 'Description').fill('Every map leaves out what its maker did not ask for.');
  await press(page, 'Trust');
  await page.getByLabel('Date').fill('2026-03-20');
  await press(page, 'Publish');
  await expect(page.getByRole('link', { name: 'View on the site' })).toBeVisible();
}

test('writes, publishes and withdraws an essay that visitors read', async ({
  page,
  request,
  browser,
  polaris,
  signInAsOwner,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(400));
  await signInAsOwner();
  await writeEssay(page);
  expect((await request.get(path)).status()).toBe(404);
  await publish(page);

  const visitor = await browser.newPage({ baseURL: polaris.url });
  await visitor.goto('/PolarisNet');
  const entries = visitor.locator('main li');
  await expect(entries).toHaveCount(7);
  await expect(entries.last()).toContainText('March 20, 2026');
  await entries.last().getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'The tide' })).toBeVisible();
  await expect(visitor.locator('.pull-quote')).toHaveText('Somebody chose what to leave out.');
  await expect(visitor.locator('.footnotes')).toContainText('It hung there for years.');
  await expect(visitor.getByRole('link', { name: 'Previous · Part V' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = visitor.getByRole('navigation', { name: 'Series menu' });
  await expect(menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  await visitor.close();
  for (const list of ['/PolarisNet/feed.xml', '/sitemap.xml'])
    expect(await (await request.get(list)).text()).toContain(polaris.url + path);

  await press(page, 'Withdraw');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
  for (const list of ['/PolarisNet', '/PolarisNet/feed.xml', '/sitemap.xml'])
    expect(await (await request.get(list)).text()).not.toContain(path);

  await press(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Essay deleted', '', 'Undo');
  await expect(page.getByText('No essays yet')).toBeVisible();
});
