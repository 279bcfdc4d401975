import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test as base } from '../support/mail-test.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expectToast, undo } from '../support/toast.ts';

/** On its own server: a second factor ends the other sessions of the owner. */
const test = base.extend<object>({
  ownPolaris: [
    ({ mailServer }, provide) =>
      provide({ name: 'assistant', settings: { SMTP_URL: mailServer.url } }),
    { scope: 'worker' },
  ],
});

/** A call of an assistant, as a program without a browser makes it. */
async function call(address: string, token: string, name: string, args: object) {
  const version = '2026-07-28';
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'journey', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'mcp-protocol-version': version,
      'mcp-method': 'tools/call',
      'mcp-name': name,
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: args, _meta },
    }),
  });
  const { result } = (await response.json()) as { result: { structuredContent: object } };
  return result.structuredContent;
}

test('lets an assistant log a call and draft an answer, which the owner approves and undoes', async ({
  page: office,
  mails,
  ownerCookies,
  consoleErrors,
}) => {
  test.slow();
  // The refused request of an assistant.
  consoleErrors.allow(failedResponse(400));
  await office.context().addCookies(ownerCookies);
  const email = `sara-${randomUUID()}@harbor.example`;
  const { id } = (await (
    await office.request.post('/api/customers', { data: { name: 'Sara Lind', email } })
  ).json()) as { id: number };
  let address = '';
  let token = '';
  const change = (name: string, args: object) =>
    call(address, token, name, { reason: 'Sara called.', key: randomUUID(), ...args });

  await test.step('turns assistants on, which needs a second factor', async () => {
    await office.goto('/admin/assistants');
    await office.getByRole('switch', { name: 'Assistants can be connected' }).click();
    await expect(office.getByRole('alert')).toContainText('Turn on two-factor authentication');
    await office.goto('/dashboard/profile');
    const section = office.getByRole('region', { name: 'Two-factor authentication' });
    await section.getByRole('button', { name: 'Set up' }).click();
    const secret = await office.getByLabel('Can’t scan it? Enter this key').inputValue();
    await office
      .getByLabel('Six-digit code')
      .fill(generateSync({ strategy: 'totp', secret, epoch: Math.floor(Date.now() / 1000) }));
    await office.keyboard.press('Enter');
    await office.getByRole('button', { name: 'I’ve saved them' }).click();
    await office.goto('/admin/assistants');
    await expect(office.getByRole('form', { name: 'Make a token' })).toBeVisible();
    await expectVisualChecks(office);
    await expectAccessibleInBothThemes(office);
  });

  await test.step('refuses an assistant from a host that is not on the list', async () => {
    const asked = 'response_type=code&client_id=https%3A%2F%2Fevil.test%2Fclient';
    await office.goto(`/oauth/authorize?${asked}`);
    const heading = office.getByRole('heading', { name: 'This assistant cannot be connected' });
    await expect(heading).toBeVisible();
    await expectAccessibleInBothThemes(office);
  });

  await test.step('makes a token with all rights but what others wrote', async () => {
    await office.goto('/admin/assistants');
    address = await office.getByLabel('Address for your assistant').inputValue();
    const form = office.getByRole('form', { name: 'Make a token' });
    await form.getByLabel('What it is for').fill('My editor');
    await form.getByRole('checkbox', { name: /^Change what can be undone/ }).check();
    await form.getByRole('checkbox', { name: /^Prepare what you approve/ }).check();
    await form.getByRole('button', { name: 'Make a token' }).click();
    token = await office.getByLabel('Token for My editor').inputValue();
  });

  await test.step('shows what it drafted under Today, without a reload', async () => {
    await office.goto('/admin');
    const today = office.getByRole('region', { name: 'Today' });
    await expect(today).toBeVisible();
    await change('log_activity', { customer_id: id, type: 'call', subject: 'The report' });
    const text = 'Hello Sara,\n\nit is ready on Friday.';
    await change('draft_message', { customer_id: id, subject: 'Your report', text });
    await today.getByRole('button', { name: 'Review: Message to Sara Lind' }).click();
    await expect(today).toContainText('it is ready on Friday.');
    await expectVisualChecks(office);
    await expectAccessibleInBothThemes(office);
  });

  await test.step('waits again when its approval is undone, and leaves once it is approved', async () => {
    await office.goto(`/admin/customers/${id}`);
    const history = office.getByRole('region', { name: /^Activity History/ });
    await expect(history.getByRole('link', { name: /^by My editor/ })).toBeVisible();
    const waiting = office.getByRole('region', { name: 'To approve' });
    const approve = waiting.getByRole('button', { name: /^Approve and send/ });
    await approve.click();
    await expectToast(office, 'Approved', 'Message to Sara Lind is sent in a few seconds.', 'Undo');
    await undo(office);
    await waiting.getByRole('button', { name: /^Edit/ }).click();
    const form = office.getByRole('form', { name: /Sara Lind/ });
    await form.getByRole('textbox', { name: 'Message' }).fill('Hello Sara, on Thursday.');
    await form.getByRole('button', { name: /^Approve and send/ }).click();
    await expect(waiting).toHaveCount(0);
    const left = () => mails.to(email).filter((mail) => mail.includes('Subject: Your report'));
    await expect.poll(() => left().length, { timeout: 120_000 }).toBe(1);
    expect(left()[0]).toContain('Hello Sara, on Thursday.');
  });

  await test.step('undoes the rest, and names what was approved', async () => {
    await office.goto('/admin/assistants');
    await office.getByRole('button', { name: 'Changes of My editor' }).click();
    await office.getByRole('button', { name: 'Undo all changes of My editor' }).click();
    const dialog = office.getByRole('alertdialog', { name: 'Undo changes?' });
    await expect(dialog).toContainText('The draft "Message: Your report" was approved by you');
    await expectAccessibleInBothThemes(office);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expectToast(office, 'Success', '2 changes undone');
    await office.goto(`/admin/customers/${id}`);
    const history = office.getByRole('region', { name: /^Activity History/ });
    await expect(history).toContainText('Your report');
    await expect(history).not.toContainText('The report');
  });
});
