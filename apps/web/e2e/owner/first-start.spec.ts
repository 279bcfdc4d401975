import { failedResponse } from '../support/console-errors.ts';
import { expectVisualChecks } from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';

test.use({
  ownPolaris: {
    name: 'setup',
    settings: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' },
    isFirstStart: true,
  },
});

test('prints a one-time link that creates the owner on the first start', async ({
  page,
  polaris,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(400), failedResponse(409));
  const [link = ''] = /http\S+\/login#setup=[\w-]{43}/.exec(polaris.output()) ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set up your site' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Reed');
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com');
  await page.getByLabel('Password', { exact: true }).fill('seven quiet harbours');
  await page.getByRole('button', { name: 'Create the owner account' }).click();
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  await expectVisualChecks(page);
  await page.getByRole('button', { name: 'Set it up now' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/admin/start');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Reed');
  await page.getByLabel('Your name').fill('Ada Harbor');
  await page.getByLabel('What you do').fill('Analyst');
  await page.getByLabel('Location').fill('Salem, MA 01970');
  await page.getByLabel('Time zone').selectOption('America/Los_Angeles');
  await expectVisualChecks(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your services and prices' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Host')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ben Bay');
  await page.getByRole('button', { name: 'Add and finish' }).click();
  await expect(page.getByRole('heading', { name: 'Your site is live' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View your site' })).toBeVisible();
  await expectVisualChecks(page);
  await page.getByRole('listitem').getByRole('link', { name: 'Dashboard' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await (await page.request.get('/about')).text()).toContain('Ada Harbor');
  const profile = await page.request.get('/api/admin/business-profile');
  expect(await profile.json()).toMatchObject({ timeZone: 'America/Los_Angeles' });

  await expect(page.getByText('All caught up!')).toBeVisible();
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com');
  await page.getByLabel('Password', { exact: true }).fill('seven quiet harbours');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin');

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set up your site' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('mallory@example.com');
  await page.getByLabel('Password', { exact: true }).fill('eight loud harbours');
  await page.getByRole('button', { name: 'Create the owner account' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
