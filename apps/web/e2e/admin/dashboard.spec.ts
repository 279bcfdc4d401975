import { makeActivity, makeCustomer, writeContact } from '../support/data.ts';
import { expect, test, withMotion } from '../support/test.ts';

test.use(withMotion);

test('scrolls to what a dashboard card counts', async ({
  page,
  request,
  ownerApi,
  signInAsOwner,
}) => {
  await writeContact(request);
  await makeActivity(ownerApi, (await makeCustomer(ownerApi)).id);
  await signInAsOwner();
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto('/admin');
  const sections = [
    ['Total Submissions', 'Recent Unread Submissions'],
    ['Unread Submissions', 'Recent Unread Submissions'],
    ['Recent Activity', 'Recent Activity'],
  ] as const;
  for (const [card, section] of sections) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: card }).click();
    const entries = page.getByRole('region', { name: section, exact: true }).getByRole('listitem');
    await expect(entries.first()).toBeInViewport();
  }
});

test('ends the dashboard with its footer', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin');
  // The footer moves down while the lists load, and the chart loads when it comes near.
  await expect(async () => {
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('table', { name: /by week$/ })).toBeAttached({ timeout: 2000 });
  }).toPass();
  const empty = await page.evaluate(() => {
    const { bottom } = document.querySelector('footer')!.getBoundingClientRect();
    return document.documentElement.scrollHeight - (bottom + scrollY);
  });
  expect(empty).toBeLessThanOrEqual(1);
});
