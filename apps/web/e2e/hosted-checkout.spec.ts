import { expect, test } from './card-test.ts';
import { makeService, register } from './data.ts';
import { expectToast } from './toast.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

test('an order is paid on the hosted page, and refunded, and both sides see it', async ({
  page,
  browser,
  standIn,
  ownerApi,
  ownerCookies,
}) => {
  const { id, name } = await makeService(ownerApi, { price: 1200 });
  await register(page.request);
  await page.goto(`/services/${id}`);
  await page.getByRole('button', { name: 'Purchase this service' }).click();
  const step = page.getByRole('dialog', { name: 'Check your order' });
  await expect(step).toContainText(/card/);
  await step.getByRole('button', { name: 'Order for $1,200' }).click();

  const history = page.getByRole('region', { name: 'Purchase History' });
  const order = history.getByRole('listitem').filter({ hasText: name });
  await expect(order).toContainText('Pending');
  await expect(order).toContainText('$1,200 open');
  await expectAccessibleInBothThemes(page);
  await order.getByRole('button', { name: /^Pay \$1,200/ }).click();
  await expect(page.getByRole('heading', { name: 'Pay $1200.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(order.getByText('Paid in full')).toBeVisible();
  await expect(order).not.toContainText('Pending');

  const office = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await office.context().addCookies(ownerCookies);
  await office.goto('/admin/purchases');
  await office.getByRole('listitem').filter({ hasText: name }).getByRole('link').first().click();
  await office.getByRole('button', { name: `Refund $1,200 for ${name}` }).click();
  const refund = office.getByRole('dialog', { name: 'Refund a Payment' });
  await refund.getByLabel('Amount ($)').fill('200');
  await refund.getByRole('button', { name: 'Refund $200' }).click();
  await expectToast(office, 'Success', 'Payment refunded');
  await expect(office.getByText('$200 refunded')).toBeVisible();
  expect([...standIn.refunds.all.values()]).toMatchObject([{ amount: 20_000 }]);

  await page.reload();
  await expect(order).toContainText('$1,000 paid, $200 refunded');
  await office.close();
});
