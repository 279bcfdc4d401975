import { expect, test } from '../support/card-test.ts';
import { makeService, makeAccount } from '../support/data.ts';
import { expectToast } from '../support/toast.ts';
import { expectAccessibleInBothThemes } from '../support/pages/visual-checks.ts';

test('pays an order on the hosted page, refunds it, and shows it to client and owner', async ({
  page,
  browser,
  standIn,
  ownerApi,
  ownerCookies,
}) => {
  const { id, name } = await makeService(ownerApi, { price: 1200 });
  await makeAccount(page.request);
  await page.goto(`/services/${id}`);
  await page.getByRole('button', { name: 'Purchase this service' }).click();
  const step = page.getByRole('dialog', { name: 'Check your order' });
  await expect(step).toContainText('You pay online');
  await step.getByRole('button', { name: 'Order for $1,200' }).click();

  const history = page.getByRole('region', { name: 'Purchase History' });
  const order = history.getByRole('listitem').filter({ hasText: name });
  await expect(order).toContainText('Pending');
  await expectAccessibleInBothThemes(page);
  const work = page.getByRole('region', { name: 'Current Work' });
  await expect(work).toContainText('Owed $1,200');
  await work.getByRole('button', { name: /^Pay \$1,200/ }).click();
  await expect(page.getByRole('heading', { name: 'Pay $1200.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(order.getByText('Owed $0')).toBeVisible();
  await expect(order).not.toContainText('Pending');

  const office = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await office.context().addCookies(ownerCookies);
  await office.goto('/admin/purchases');
  await office.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name }).click();
  await office.getByRole('button', { name: `Refund $1,200 for ${name}` }).click();
  const refund = office.getByRole('dialog', { name: 'Refund a Payment' });
  await refund.getByLabel('Amount ($)').fill('200');
  await refund.getByRole('button', { name: 'Refund $200' }).click();
  await expectToast(office, 'Success', 'Payment refunded');
  await expect(office.getByText('$200 refunded')).toBeVisible();
  expect([...standIn.refunds.all.values()]).toMatchObject([{ amount: 20_000 }]);

  await page.reload();
  await expect(order).toContainText(/Paid \$1,000.*Refunded \$200.*Owed \$0/);
  await office.close();
});
