import { failedResponse } from '../support/console-errors.ts';
import { makeCustomer, unique } from '../support/data.ts';
import { section } from '../support/delivery.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/mail-test.ts';
import { expectToast, toastsOf } from '../support/toast.ts';

const LINK = /http\S+\/invitation#[\w-]+/;

test('creates an account from an invitation, and shows it in the customer record', async ({
  page,
  browser,
  polaris,
  mails,
  ownerApi,
  signInAsOwner,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(409));
  const email = `${unique('invited').replace(' ', '-')}@example.com`;
  const customer = await makeCustomer(ownerApi, { email });
  await signInAsOwner();
  await page.goto(`/admin/customers/${customer.id}`);
  const account = section(page, 'Account');
  await account.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(toastsOf(page)).toContainText(`Invitation sent to ${email}. It works until`);
  await expect(account.getByRole('button', { name: 'Invite again' })).toBeFocused();
  await expect(account).toContainText('Invited on');
  await expectAccessibleInBothThemes(page);

  const context = await browser.newContext({ baseURL: polaris.url });
  const person = await context.newPage();
  const link = await mails.read(email, LINK);
  const response = await person.goto(link);
  expect(response!.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
  await expect(person.getByRole('heading', { level: 1, name: "You're invited" })).toBeVisible();
  await expect(person.getByText(`Hello ${customer.name},`)).toContainText(email);
  await person.getByLabel('Password', { exact: true }).fill('short');
  await person.getByRole('button', { name: 'Create account' }).click();
  await expect(person.getByLabel('Password', { exact: true })).toBeFocused();
  await expectVisualChecks(person);
  await person.getByLabel('Password', { exact: true }).fill('seven quiet harbors');
  await person.keyboard.press('Enter');
  await expect(person).toHaveURL('/dashboard');
  await expectToast(person, 'Invitation accepted', 'Your account is ready.');
  await expect(person.getByRole('main').getByText(email).first()).toBeVisible();

  // With a link as earlier versions mailed it.
  await person.goto(link.replace('#', '/'));
  await expect(person).toHaveURL(link);
  await expect(person.getByRole('heading', { name: 'Invitation accepted' })).toBeVisible();
  await expectVisualChecks(person);
  await context.close();

  await page.reload();
  await expect(account).toContainText(`${email}Verified`);
  await expect(account.getByRole('button', { name: 'Invite' })).toHaveCount(0);
});
