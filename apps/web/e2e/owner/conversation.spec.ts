import { makeAccount } from '../support/data.ts';
import { expect, test } from '../support/mail-test.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expectToast } from '../support/toast.ts';

const CODE = /\b\d{6}\b/;

test('carries a conversation between a client and the owner, in two browsers', async ({
  page: dashboard,
  browser,
  polaris,
  mails,
  ownerCookies,
}) => {
  test.slow();
  const { email } = await makeAccount(dashboard.request);
  const messages = dashboard.getByRole('region', { name: 'Messages' });
  const text = 'Could we meet on <b>Thursday</b>?';

  await test.step('lets a client write once the address is verified', async () => {
    await dashboard.goto('/dashboard');
    await expect(messages).toContainText('Verify your email address to write');
    const code = await mails.read(email, CODE);
    await dashboard.getByLabel('Six-digit code').fill(code);
    await dashboard.keyboard.press('Enter');
    await expect(messages.getByRole('textbox')).toBeVisible();
  });

  const context = await browser.newContext({ baseURL: polaris.url });
  await context.addCookies(ownerCookies);
  const office = await context.newPage();
  await office.goto('/admin');
  const today = office.getByRole('region', { name: 'Today' });
  await expect(today).toBeVisible();

  await test.step('sends what the client writes with the keyboard, and a file', async () => {
    await messages.getByLabel('Attach files').setInputFiles({
      name: 'Questions.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('What does the second column mean?'),
    });
    await expect(messages.getByRole('button', { name: 'Remove Questions.txt' })).toBeVisible();
    await messages.getByRole('textbox').fill(text);
    await dashboard.keyboard.press('Tab');
    await dashboard.keyboard.press('Tab');
    await expect(messages.getByLabel('Attach files')).toBeFocused();
    await dashboard.keyboard.press('Tab');
    await dashboard.keyboard.press('Enter');
    await expectToast(dashboard, 'Message sent', 'Ines Calloway has been notified.');
    await expect(messages.getByRole('listitem').first()).toContainText(text);
    await expect(messages.getByRole('link', { name: 'Questions.txt (download)' })).toBeVisible();
    await expectVisualChecks(dashboard);
    await expectAccessibleInBothThemes(dashboard);
  });

  await test.step("shows it in today's list, without a reload, and on the record", async () => {
    await expect(today).toContainText(text);
    await today.getByRole('link', { name: 'Grace Hopper', exact: true }).click();
    const history = office.getByRole('region', { name: /^Activity History/ });
    await expect(history).toContainText('Grace wrote on the dashboard');
    await expect(history).toContainText(text);
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      history.getByRole('link', { name: 'Questions.txt (download)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Questions.txt');
    await expect(history.getByText('New', { exact: true })).toBeVisible();
  });

  await test.step('replies from the record', async () => {
    await office.getByRole('button', { name: 'Write' }).click();
    const composer = office.getByRole('form', { name: /^Message to / });
    await composer.getByRole('textbox', { name: 'Subject' }).fill('Thursday');
    await composer.getByRole('textbox', { name: 'Message' }).fill('Thursday at ten.');
    await composer.getByLabel('Attach files').setInputFiles({
      name: 'Agenda.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('1. The second column'),
    });
    await expect(composer.getByRole('button', { name: 'Remove Agenda.txt' })).toBeVisible();
    await expectAccessibleInBothThemes(office);
    await composer.getByRole('button', { name: 'Send' }).click();
    await expect(composer).toHaveCount(0);
    const answers = () => mails.to(email).filter((mail) => mail.includes('Subject: Thursday'));
    await expect.poll(() => answers().length, { timeout: 60_000 }).toBe(1);
    expect(answers()[0]).toContain('/dashboard#messages');
    expect(answers()[0]).toContain('Attached: Agenda.txt');
  });

  await test.step('shows the reply to the client who follows the link in the mail', async () => {
    await dashboard.goto('/contact');
    await dashboard.goto('/dashboard#messages');
    await expect(messages).toContainText('Thursday at ten.');
    await expect(messages).toContainText('1 new');
    await expect(messages.getByRole('link', { name: 'Agenda.txt (download)' })).toBeVisible();
    await expect(messages.getByRole('textbox')).toBeInViewport();
    await dashboard.reload();
    await expect(messages).toContainText('Thursday at ten.');
    await expect(messages).not.toContainText('1 new');
  });

  await test.step('no longer shows it as unread', async () => {
    await office.goto('/admin');
    await expect(today).not.toContainText('Grace Hopper');
  });
  await context.close();
});
