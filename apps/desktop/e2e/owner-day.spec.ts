import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeContact } from '../../web/e2e/data.ts';
import type { Desk } from './desktop-app.ts';
import { look } from './visual-check.ts';
import { passProvider } from './pass-provider.ts';
import { expect, owner, test } from './test.ts';

type Calls = Parameters<typeof writeContact>[0];

/** Everything that lies in the app's folder, as one text. */
function onDisk(folder: string): string {
  const names = readdirSync(folder, { recursive: true }) as string[];
  const files = names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  return files.map((path) => readFileSync(path, 'latin1')).join('\n');
}

test("an owner's day: address, sign-in, triage, convert, log, capture on a train, sign out", async ({
  desk,
  server,
  ownerApi,
}) => {
  const page = await desk.main();
  const address = page.getByLabel('Address');

  await test.step('the first start asks where the server is', async () => {
    await expect(page.getByRole('heading', { name: 'Where is your Polaris?' })).toBeVisible();
    await look(page, '1-address');
    for (const [typed, told] of [
      ['http://example.com', 'Only a server on this machine may be reached without https.'],
      [`${server}/admin`, `Enter the address alone, without a path: ${server}`],
      ['http://localhost:1', 'No server answers at this address. Check it, and your connection.'],
    ] as const) {
      await address.fill(typed);
      await page.getByRole('button', { name: 'Connect' }).click();
      await expect(page.getByText(told)).toBeVisible();
    }
    await address.fill(server);
    await page.getByRole('button', { name: 'Connect' }).click();
  });

  await test.step('the owner signs in on the shared screen', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('Create account')).toHaveCount(0);
    await look(page, '2-sign-in');
    await signIn(page);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    // The first look for submissions only learns what is there already.
    await expect.poll(() => settingsOf(desk).seenContact).not.toBeNull();
  });

  const contact = await writeContact(ownerApi, { name: 'Ada of the Harbor' });

  await test.step('reads what came in, and answers it', async () => {
    if (desk.openNews) {
      await desk.openNews(`${contact.name} has written`);
      const detail = page.getByRole('region', { name: 'Submission', exact: true });
      await expect(detail.getByRole('heading', { name: contact.name })).toBeVisible();
    } else await desk.choose('Submissions');
    await page.getByRole('button', { name: `Edit ${contact.name}` }).click();
    const form = page.getByRole('form', { name: `Edit ${contact.name}` });
    await form.getByLabel('Status').selectOption('Replied');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article')).toContainText('Replied');
    await look(page, '3-submissions');
  });

  await test.step('makes a customer of it', async () => {
    await desk.choose('Customers');
    await page.getByRole('button', { name: `Convert to Customer: ${contact.name}` }).click();
    await expect(page.getByRole('link', { name: contact.name }).first()).toBeVisible();
    await look(page, '4-customers');
  });

  await test.step('logs a call on the customer', async () => {
    await page.getByRole('link', { name: contact.name }).first().click();
    await page.getByLabel('Subject').fill('First call');
    await page.getByRole('button', { name: 'Log Activity' }).click();
    await expect(page.getByText('First call').first()).toBeVisible();
  });

  await test.step('comes back by a step, and by a link from elsewhere', async () => {
    const customer = new URL(page.url());
    const atCustomer = () =>
      expect.poll(() => new URL(page.url()).pathname).toBe(customer.pathname);
    await desk.choose('Assets');
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
    await desk.choose('Back');
    await atCustomer();
    if (!desk.browser) return;
    await desk.choose('Assets');
    desk.browser.openLink('polaris://customers/../../settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
    desk.browser.openLink(`polaris://customers/${customer.pathname.split('/').at(-1)}`);
    await atCustomer();
  });

  await test.step('captures in a small window, with the keyboard alone', async () => {
    const { page: small, shown } = await timeOpening(desk);
    console.log(`quick capture: ${shown} ms from the first shortcut to typing`);
    await capture(small, 'Wants a second report');
    await expect.poll(() => desk.isCaptureShown()).toBe(false);
    await expect.poll(() => count(ownerApi, 'Wants a second report')).toBe(1);
  });

  await test.step('is back at work in less than a moment', async () => {
    const { shown, gone } = await timeCapture(desk, 'Wants it by Friday');
    console.log(
      `quick capture: ${shown} ms from the shortcut to typing, ${gone} ms from Enter to gone`,
    );
    await expect.poll(() => count(ownerApi, 'Wants it by Friday')).toBe(1);
  });

  await test.step('on a train, reads what was seen and captures all the same', async () => {
    await desk.setConnected(false);
    await desk.choose('Dashboard');
    await page.reload();
    await desk.choose('Customers');
    await expect(page.getByText('No connection to your server.')).toBeVisible();
    await expect(page.getByRole('link', { name: contact.name }).first()).toBeVisible();
    const small = await desk.openCapture();
    await capture(small, 'Thought on the train');
    await expect(small.getByText('Kept for later: it is sent once')).toBeVisible();
    await capture(small, 'Another thought');
    await expect.poll(() => desk.isCaptureShown()).toBe(false);
    await expect(page.getByText('2 activities wait to be sent.')).toBeVisible();
    await look(page, '5-without-connection');
    expect(await count(ownerApi, 'Thought on the train')).toBe(0);
    const disk = onDisk(desk.folder);
    for (const secret of [contact.name, 'Thought on the train', owner.email, owner.password])
      expect(disk).not.toContain(secret);
  });

  await test.step('with a connection again, everything is sent once by itself', async () => {
    await desk.setConnected(true);
    await expect(page.getByText('No connection to your server.')).toBeHidden({ timeout: 15_000 });
    for (const subject of ['Thought on the train', 'Another thought'])
      await expect.poll(() => count(ownerApi, subject)).toBe(1);
    await desk.choose('Activity');
    await expect(page.getByText('Another thought').first()).toBeVisible();
  });

  await test.step('sets the app up: another program has the shortcut, so a free one is taken', async () => {
    const taken = page.getByText('Control+Shift+Space belongs to another program.');
    if (await taken.isVisible())
      await page.getByRole('link', { name: 'Open the settings' }).click();
    else await desk.choose('Settings…');
    await expect(page.getByRole('heading', { name: 'Settings of this app' })).toBeVisible();
    await look(page, '6-settings');
    const offer = page.getByRole('button', { name: 'Control+Alt+Space' });
    if (await offer.isVisible()) await offer.click();
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(taken).toBeHidden();
  });

  await test.step('signs out, and nothing is left', async () => {
    await desk.choose('Sign Out');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(readdirSync(join(desk.folder, 'polaris')).filter((name) => name === 'cache')).toEqual(
      [],
    );
    await desk.setConnected(false);
    await page.evaluate(() => history.pushState(null, '', '/admin/customers'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(contact.name)).toHaveCount(0);
    await desk.setConnected(true);
  });

  await test.step('signs out on a train, and the server hears of it afterwards', async () => {
    await page.goto(new URL('/login', page.url()).href);
    await signIn(page);
    const before = await devices(ownerApi);
    await desk.setConnected(false);
    await desk.choose('Sign Out');
    await expect(page.getByText('You are signed out on this machine')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await look(page, '8-signed-out-without-connection');
    expect(await devices(ownerApi)).toBe(before);
    await desk.setConnected(true);
    await expect.poll(() => devices(ownerApi), { timeout: 15_000 }).toBe(before - 1);
    await expect(page.getByText('You are signed out on this machine')).toBeHidden();
  });

  await test.step('signs in through the provider, in the browser of the system', async () => {
    // In Electron itself the system's own browser would come up.
    if (!desk.browser) return;
    await page.reload();
    await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
    await expect(page.getByText('Go on in your browser.')).toBeVisible();
    await look(page, '9-sign-in-in-the-browser');
    const link = await passProvider(await page.context().newPage(), desk.browser.asked());
    desk.browser.openLink(link.replace(/code=.{5}/, 'code=other'));
    await expect(page.getByRole('alert')).toContainText('This sign-in is not valid any more.');
    await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    desk.browser.openLink(await passProvider(await page.context().newPage(), desk.browser.asked()));
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** At how many places the owner is signed in. */
const devices = async (calls: Calls) =>
  ((await (await calls.get('/api/auth/devices')).json()) as unknown[]).length;

/** What the app remembers of its owner's wishes. */
const settingsOf = ({ folder }: Desk) =>
  JSON.parse(readFileSync(join(folder, 'polaris', 'settings.json'), 'utf8')) as {
    seenContact: number | null;
  };

/** Milliseconds from the shortcut until the customer's name can be typed. */
async function timeOpening(desk: Desk): Promise<{ page: Page; shown: number }> {
  const pressed = performance.now();
  const page = await desk.openCapture();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  return { page, shown: Math.round(performance.now() - pressed) };
}

/** What a capture costs beside the owner's typing. */
async function timeCapture(desk: Desk, subject: string): Promise<{ shown: number; gone: number }> {
  const { page, shown } = await timeOpening(desk);
  await pickCustomer(page);
  await page.getByLabel('Subject').fill(subject);
  const entered = performance.now();
  await page.keyboard.press('Enter');
  while (await desk.isCaptureShown()) await page.waitForTimeout(1);
  return { shown, gone: Math.round(performance.now() - entered) };
}

async function pickCustomer(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Customer' }).fill('harbor');
  await page.getByRole('option', { name: 'Ada of the Harbor' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function capture(page: Page, subject: string): Promise<void> {
  await pickCustomer(page);
  if (subject.startsWith('Wants')) await look(page, '7-capture');
  await page.getByLabel('Subject').fill(subject);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue('');
}

async function count(calls: Calls, subject: string): Promise<number> {
  const answer = await calls.get(`/api/activities?q=${encodeURIComponent(subject)}`);
  return ((await answer.json()) as unknown[]).length;
}
