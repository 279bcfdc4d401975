import { importCustomers, removeAll } from './data.ts';
import { emptySite, expect, test } from './test.ts';

/** More than the first pages of the list, more than anything draws at once. */
const ROWS = 1000;

test.use({ ownPolaris: emptySite });

test('a long list draws what is seen, to its end, and keeps what is being edited', async ({
  page,
  ownerApi,
  signInAsOwner,
}) => {
  test.slow();
  await removeAll(ownerApi, '/api/customers');
  await signInAsOwner();
  await page.goto('/admin/customers');
  await expect(page.getByText('No customers yet', { exact: true })).toBeVisible();
  await expect(page.getByText('No contacts to convert', { exact: true })).toBeVisible();

  const names = Array.from({ length: ROWS }, (_, index) => `Customer ${index + 1}`);
  await importCustomers(ownerApi, names);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Customers (1,000)' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Customers' });
  const rows = list.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await rows.first().getByRole('button', { name: /^Edit/ }).click();
  const company = list.getByRole('textbox', { name: 'Company' });
  await company.fill('Half a thought');

  const end = list.locator(`[aria-posinset="${ROWS}"]`);
  // Each page of the list is fetched when its end comes near: one has to scroll as often.
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

/** Frame by frame, until the element is drawn. */
async function scrollToTheEnd(selector: string): Promise<void> {
  while (!document.querySelector(selector)) {
    scrollTo(0, document.body.scrollHeight);
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}
