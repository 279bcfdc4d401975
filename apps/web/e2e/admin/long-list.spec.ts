import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { makeCustomers, removeAll, writeContact } from '../support/data.ts';
import { emptySite, expect, test } from '../support/test.ts';
import { isThorough } from '../support/pages/visual-checks.ts';

/** More than the first pages, and more than is rendered together. */
const ROWS = isThorough ? 1000 : 300;

/** Too narrow for the grid: cards, whose heights differ. */
test.use({ ownPolaris: emptySite, viewport: { width: 1000, height: 720 } });

test('renders only the visible rows of a long list, and keeps the row that is edited', async ({
  page,
  ownerApi,
  signInAsOwner,
}) => {
  test.slow();
  await removeAll(ownerApi, '/api/customers');
  await signInAsOwner();
  await page.goto('/admin/customers');
  await expect(page.getByText('No customers yet', { exact: true })).toBeVisible();
  await expect(page.getByText('No contacts to convert', { exact: true })).toBeAttached();

  const names = Array.from({ length: ROWS }, (_, index) => `Customer ${index + 1}`);
  await makeCustomers(ownerApi, names);
  await page.reload();
  const title = `Your Customers (${ROWS.toLocaleString('en-US')})`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const list = page.getByRole('list', { name: 'Customers' });
  const rows = list.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await rows.first().getByRole('button', { name: /^Edit/ }).click();
  const company = list.getByRole('textbox', { name: 'Company' });
  await company.fill('Half a thought');

  const end = list.locator(`[aria-posinset="${ROWS}"]`);
  // Each page is loaded near its end, so several scrolls are needed.
  await page.evaluate(scrollToTheEnd, `[aria-posinset="${ROWS}"]`);
  await expect(end).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(40);
  await expect(list.locator('[aria-posinset]').first()).toHaveAttribute(
    'aria-setsize',
    String(ROWS),
  );
  await expect(company).toHaveValue('Half a thought');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(company).toBeInViewport();
  await expect(company).toHaveValue('Half a thought');
});

test('returns to the same row after Back and after a reload, however far down', async ({
  page,
  ownerApi,
  signInAsOwner,
}) => {
  test.slow();
  await removeAll(ownerApi, '/api/customers');
  const names = Array.from({ length: 250 }, (_, index) => `Customer ${index + 1}`);
  await makeCustomers(ownerApi, names);
  await signInAsOwner();
  await page.goto('/admin/customers');
  const list = page.getByRole('list', { name: 'Customers' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('No contacts to convert', { exact: true })).toBeAttached();
  await page.evaluate(scrollToTheEnd, '[aria-posinset="250"]');
  await page.evaluate(scrollUpTo, '[aria-posinset="130"]');
  const row = list.locator('[aria-posinset="130"]');
  const name = (await row.getByRole('heading').textContent())!;
  const again = list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const top = () => again.evaluate((entry) => Math.round(entry.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(900);
  const place = await atRest(page, top);
  const isThere = () => expect.poll(top).toBe(place);

  await again.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await isThere();

  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/customers?')) pages.push(request.url());
  });
  await page.reload();
  await expect(again).toBeVisible();
  await isThere();
  expect(pages[0]).toContain('cursor=');

  // Scrolls up past the start of the first loaded page, without a jump.
  await page.mouse.move(700, 500);
  for (let step = 0; step < 16; step += 1) {
    // The previous page must be loaded: only rendered rows can be scrolled into view.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const before = await page.evaluate(rowTops);
    await page.mouse.wheel(0, -300);
    // Rows added above may end the wheel's animation early, as measured rows scroll the page.
    const moves = () => page.evaluate(movesSince, before);
    await expect.poll(async () => Math.min(...(await moves()))).toBeGreaterThan(0);
    await atRest(page, async () => Math.max(...(await moves())));
    // A row with an estimated height may move one frame later.
    await expect.poll(async () => Math.max(...(await moves()))).toBeLessThanOrEqual(310);
  }
  expect(pages.length).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: 'Your Customers (250)' })).toHaveCount(1);
});

test('shows 18 customers and 9 submissions in a window of 1440 by 900', async ({
  page,
  ownerApi,
  request,
  signInAsOwner,
}) => {
  await removeAll(ownerApi, '/api/customers');
  const names = Array.from({ length: 30 }, (_, index) => `Customer ${index + 1}`);
  await makeCustomers(ownerApi, names);
  const message =
    'We would like to see the figures of three branches in one report, every Monday. '.repeat(2);
  for (let count = 0; count < 12; count += 1)
    await writeContact(request, { message, phone: '+1 212 555 0177' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner();
  await page.goto('/admin/customers');
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(18);
  await page.goto('/admin/contacts');
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(9);
  await removeAll(ownerApi, '/api/admin/contact-submissions');
});

/** Rows that are seen from top to bottom. */
const rowsInView = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-row]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );

/** Scrolls a little each frame, until the element is in the upper half of the window. */
async function scrollUpTo(selector: string): Promise<void> {
  const top = () => document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
  while (top() < 100) {
    scrollBy(0, -200);
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

/** The positions of visible rows by key; rows above are still being measured. */
function rowTops(): Record<string, number> {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const places = rows.map((row) => [row.dataset['row']!, row.getBoundingClientRect()] as const);
  const seen = places.filter(([, { top, bottom }]) => bottom > 0 && top < innerHeight);
  return Object.fromEntries(seen.map(([key, { top }]) => [key, top]));
}

/** The distance that each row has moved down. */
function movesSince(before: Record<string, number>): number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
    .filter((row) => Object.hasOwn(before, row.dataset['row']!))
    .map((row) => row.getBoundingClientRect().top - before[row.dataset['row']!]!);
}

/** Scrolls each frame until the element is rendered, as the page ends far below the list. */
async function scrollToTheEnd(selector: string): Promise<void> {
  while (!document.querySelector(selector)) {
    document.querySelector('[aria-posinset]')?.parentElement?.scrollIntoView({ block: 'end' });
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}
