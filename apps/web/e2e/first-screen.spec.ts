import { makeCustomer } from './data.ts';
import { UNSEEN, watchShifts } from './layout-shift.ts';
import { expect, test } from './test.ts';

test.use({ tellsWindow: true, viewport: { width: 412, height: 823 } });

test('a screen is there before its scripts, and what is done on it is not lost', async ({
  page,
  ownerApi,
  signInAsOwner,
}) => {
  const { name } = await makeCustomer(ownerApi);
  await signInAsOwner();
  // The first visit tells the server of the window, as it is left.
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { name: /^Your Customers/ })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const shift = await watchShifts(page);
  // A server that is busy with other journeys sends the page without its screen.
  await expect(async () => {
    await page.goto('/admin/customers', { waitUntil: 'commit' });
    await expect(page.locator('#drawn-screen')).toHaveCount(1, { timeout: 3000 });
    // It is painted once its styles are there, and listens from then on.
    await page.waitForFunction('window.heldActs', null, { timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/admin',
  );
  expect(await shift()).toBeLessThan(UNSEEN);
  await navigation.getByRole('button', { name: 'More' }).click();

  release();
  const all = page.getByRole('dialog', { name: 'All screens' });
  await expect(all).toBeVisible();
  await expect(page.locator('#drawn-screen')).toHaveCount(0);
  expect(await shift()).toBeLessThan(UNSEEN);
  expect(asked).not.toContain('/api/auth/user');
  await all.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
