import type { Page } from '@playwright/test';
import type { Customer } from '@polaris/contracts';
import { createAccount } from '../support/create-account.ts';
import { makeService } from '../support/data.ts';
import { section, someDay } from '../support/delivery.ts';
import { expect, test } from '../support/mail-test.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expectToast } from '../support/toast.ts';

const CODE = /\b\d{6}\b/;
const TESTIMONIAL = /http:\/\/\S+\/testimonial#\S+/;
const STEP = 'Send me the May figures.';

test('carries a purchase from the order to the testimonial, in two browsers', async ({
  page: client,
  browser,
  polaris,
  mails,
  ownerApi,
  ownerCookies,
}) => {
  test.slow();
  const { id, name } = await makeService(ownerApi, { price: 480 });
  await client.goto(`/services/${id}`);
  await client.getByRole('button', { name: 'Purchase this service' }).click();
  const email = await createAccount(client);
  await client.getByRole('button', { name: 'Order for $480' }).click();
  await expect(section(client, 'Your Active Services')).toContainText(name);
  await client.getByLabel('Six-digit code').fill(await mails.read(email, CODE));
  await client.keyboard.press('Enter');
  await expect(client.getByLabel('Six-digit code')).toHaveCount(0);

  const found = await ownerApi.get(`/api/customers?q=${encodeURIComponent(email)}`);
  const [customer] = (await found.json()) as [Customer];
  const context = await browser.newContext({ baseURL: polaris.url });
  await context.addCookies(ownerCookies);
  const office = await context.newPage();
  await office.goto(`/admin/customers/${customer.id}`);
  await section(office, 'Purchases').getByRole('link', { name }).click();
  await expect(office).toHaveURL(/\/admin\/purchases\/\d+$/);

  await test.step('shows the client the next step that the owner writes', async () => {
    await office.getByRole('button', { name: 'Write the next step' }).click();
    await office.getByRole('textbox', { name: 'Next step' }).fill(STEP);
    await office.getByLabel('By', { exact: true }).fill('2040-12-04');
    await office.getByRole('button', { name: 'Save' }).click();
    await expectToast(office, 'Success', 'Next step saved');
    await client.reload();
    const work = section(client, 'Your Active Services');
    await expect(work).toContainText(`By December 4, 2040: ${STEP}`);
    await expect(work).toContainText('Owed $480');
    await expectAccessibleInBothThemes(client);
    await work.getByRole('link', { name, exact: true }).click();
    await expect(client).toHaveURL(/\/dashboard\/purchases\/\d+$/);
    await expect(section(client, 'Next Step')).toContainText(STEP);
  });

  await test.step('shows a session of the purchase with its notes', async () => {
    await office.getByRole('button', { name: 'Book a Session' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Kick-off');
    await dialog.getByLabel('Day').fill(someDay());
    await dialog.getByLabel('Time', { exact: true }).fill('10:00');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expectToast(office, 'Success', 'Session booked');
    await office.getByRole('button', { name: 'Add notes: Kick-off' }).click();
    await office
      .getByRole('textbox', { name: 'Notes for the client' })
      .fill('We agree on three dashboards.');
    await office.getByRole('button', { name: 'Save' }).click();
    await expectToast(office, 'Success', 'Notes saved');
    await client.reload();
    const sessions = section(client, 'Sessions');
    await expect(sessions.getByRole('heading', { name: 'Kick-off' })).toBeVisible();
    await expect(sessions).toContainText('We agree on three dashboards.');
  });

  await test.step('accepts a file from the client, and shares one from the owner', async () => {
    const files = section(client, 'Files');
    const sent = { name: 'Figures.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') };
    await files.getByLabel('Send files').setInputFiles(sent);
    await expect(files).toContainText('Sent by you');
    const own = section(office, 'Files');
    await expect(own).toContainText('From the client');
    const plan = {
      name: 'Plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n'),
    };
    await own.getByLabel('Add files').setInputFiles(plan);
    await own.getByRole('button', { name: 'Share Plan.pdf' }).click();
    await expectToast(office, 'Success', 'File shared');
    await client.reload();
    const [download] = await Promise.all([
      client.waitForEvent('download'),
      files.getByRole('link', { name: /^Plan\.pdf/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Plan.pdf');
  });

  await test.step('shows the owner a message from the client without a reload', async () => {
    const messages = section(client, 'Messages');
    await messages.getByRole('textbox').fill('Could we meet on Thursday?');
    await messages.getByRole('button', { name: 'Send message' }).click();
    await expectToast(client, 'Message sent', 'Ines Calloway has been notified.');
    const thread = section(office, 'Messages');
    await expect(thread).toContainText('Could we meet on Thursday?');
    await expect(thread).toContainText('1 new');
  });

  await test.step('shows both sides accessibly', async () => {
    for (const page of [client, office]) {
      await expectVisualChecks(page);
      await expectAccessibleInBothThemes(page);
    }
  });

  await test.step('shows the step as done, and the payment', async () => {
    await office.getByRole('button', { name: 'Mark as done' }).click();
    await expectToast(office, 'Success', 'Step done', 'Undo');
    await expect(section(office, 'Steps Done')).toContainText(STEP);
    await office.getByRole('button', { name: `Record a payment: ${name}` }).click();
    await office.getByLabel('Amount ($)').fill('480');
    await office.getByRole('button', { name: 'Record', exact: true }).click();
    await expectToast(office, 'Success', 'Payment recorded');
    await client.reload();
    await expect(section(client, 'Steps Done')).toContainText(STEP);
    await expect(section(client, 'Money')).toContainText('Owed $0');
    await expect(section(client, 'Money')).toContainText('Payment received');
  });

  await test.step('asks for a testimonial once the purchase is completed', async () => {
    await office.getByRole('button', { name: `Complete: ${name}` }).click();
    // A session is still booked.
    await office.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click();
    await expectToast(office, 'Success', 'Purchase updated', 'Undo');
    await office.getByRole('button', { name: `Ask for a testimonial: ${name}` }).click();
    await office.getByRole('button', { name: 'Ask', exact: true }).click();
    await writeTestimonial(client, await mails.read(email, TESTIMONIAL));
    await office.reload();
    await expect(office.getByText('Testimonial: to review')).toBeVisible();
    await client.goto('/dashboard');
    await expect(section(client, 'Purchase History')).toContainText('Completed');
    await expect(section(client, 'Your Active Services')).not.toContainText(name);
  });
  await context.close();
});

async function writeTestimonial(author: Page, link: string): Promise<void> {
  await author.goto('about:blank');
  await author.goto(link);
  await author.getByRole('button', { name: 'Open', exact: true }).click();
  await author
    .getByLabel('What would you tell others?')
    .fill('Three dashboards, and all are used.');
  await author.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await author.getByLabel(/^I agree that this text/).check();
  await author.getByRole('button', { name: 'Send testimonial' }).click();
  await expect(author.getByText(/^Thank you! Your testimonial has arrived/)).toBeVisible();
}
