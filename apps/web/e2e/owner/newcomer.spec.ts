import { dirname } from 'node:path';
import sharp from 'sharp';
import { cutOff } from '../support/console-errors.ts';
import { MailServer } from '../support/mail-server.ts';
import { runSql } from '../support/run-sql.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({
  ownPolaris: {
    name: 'newcomer',
    settings: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SEED: '' },
    isFirstStart: true,
  },
});

const mails = new MailServer();
let smtp: URL;
test.beforeAll(async () => void (smtp = new URL(await mails.start())));
test.afterAll(() => mails.stop());

const reader = 'reader@example.com';
const essay = 'What a Ledger Forgets';
const essayPath = '/PolarisNet/what-a-ledger-forgets';

test('makes a new site the owner’s own without a file or a restart, and keeps it through an update', async ({
  page,
  browser,
  polaris,
  consoleErrors,
}) => {
  test.slow();
  const visitor = await browser.newPage({ baseURL: polaris.url });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('the account', async () => {
    const [link = ''] = /http\S+\/login#setup=[\w-]{43}/.exec(polaris.output()) ?? [];
    await page.goto(link);
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('seven quiet harbours');
    await press('Create the owner account');
    await press('Not now');
    await expect(page).toHaveURL('/admin/start');
  });

  await test.step('name, prices, mail and a first customer', async () => {
    await page.getByLabel('Your name').fill('Ada Harbor');
    await page.getByLabel('What you do').fill('Analyst');
    await page.getByLabel('Business name').fill('Harbor Data');
    await page.getByLabel('Location').fill('Salem, MA 01970');
    await press('Save and continue');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByLabel('Service Name').fill('Ledger Review');
    await page.getByLabel('Base Price').fill('450');
    await page.getByLabel('Display Price').fill('');
    await press('Update Service');
    await expectToast(page, 'Service updated', 'Service has been updated successfully.');
    await expect(page.getByRole('textbox', { name: 'Price of Ledger Review' })).toHaveValue('450');
    await press('Continue');
    await page.getByLabel('Host').fill(smtp.hostname);
    await page.getByLabel('Encryption').selectOption('none');
    await page.getByLabel('Port').fill(smtp.port);
    await page.getByLabel('Sender address').fill('ada@harbor.example');
    await press('Save');
    await expectToast(page, 'Success', 'Mail server saved');
    await press('Continue');
    await page.getByLabel('Name', { exact: true }).fill('Ben Bay');
    await press('Add and finish');
    await expect(page.getByRole('heading', { name: 'Your site is live' })).toBeVisible();
  });

  await test.step('the portrait', async () => {
    await page.goto('/admin/settings/site');
    const picture = sharp({
      create: { width: 900, height: 900, channels: 3, background: '#446688' },
    });
    await page.getByLabel('Picture file').setInputFiles({
      name: 'ada.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    });
    await page.getByLabel('Description', { exact: true }).fill('Ada Harbor at her desk');
    await press('Save');
    await expectToast(page, 'Success', 'You and your business is saved. Visitors see it now.');
  });

  await test.step('a reader', async () => {
    await visitor.goto('/PolarisNet/manifesto');
    const form = visitor.getByRole('complementary', { name: 'New essays by email' });
    await form.getByLabel('Email').fill(reader);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await visitor.goto(await mails.read(reader, /http\S+\/newsletter\/confirm#[\w-]{43}/));
    await visitor.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(visitor.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
    expect(mails.to(reader)[0]).toMatch(/^From: .*<ada@harbor\.example>/m);
  });

  await test.step('an essay, published and mailed', async () => {
    await page.goto('/admin/essays/new');
    await field('Title').fill(essay);
    await field('Description').fill('What nobody writes down, and what it costs.');
    await field('Text').fill('Nobody writes down *why*.');
    await field('Topics').fill('Trust');
    await press('Publish');
    await expect(page.getByRole('link', { name: 'View on the site' })).toBeVisible();
    await page.goto('/admin/subscribers');
    await press('Send to one subscriber');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Send to one subscriber' })
      .click();
    await mails.read(reader, new RegExp(essayPath));
    await expect.poll(() => mails.to(reader).length).toBe(2);
  });

  const expectOwn = async () => {
    await visitor.goto('/services');
    await expect(visitor.getByRole('contentinfo')).toContainText('Ada Harbor');
    await expect(visitor.getByRole('heading', { name: 'Ledger Review' })).toBeVisible();
    await expect(visitor.getByText('$450').first()).toBeVisible();
    await visitor.goto('/about');
    await expect(visitor.getByRole('img', { name: 'Ada Harbor at her desk' })).toHaveJSProperty(
      'naturalWidth',
      900,
    );
    await visitor.goto(essayPath);
    await expect(visitor.getByRole('heading', { level: 1, name: essay })).toBeVisible();
    const home = await (await visitor.request.get('/')).text();
    expect(home).toContain('Ada Harbor');
    expect(home).not.toContain('Calloway');
  };
  await test.step('what visitors see', expectOwn);

  await test.step('an update whose content has other fields', async () => {
    await runSql(
      dirname(polaris.mailFolder),
      `update site_content set changes = changes || '{"motto": "Words of an earlier version"}'
       where name = 'site'`,
    );
    // Open windows request events and other screens' scripts while the server is down.
    consoleErrors.allow(/ERR_CONNECTION_REFUSED/, cutOff);
    await polaris.restart();
    await expectOwn();
    await page.goto('/admin/settings/site');
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Harbor');
    await page.goto('/admin/customers');
    await expect(page.getByText('Ben Bay')).toBeVisible();
    expect(mails.to(reader)).toHaveLength(2);
  });
  await visitor.close();
});
