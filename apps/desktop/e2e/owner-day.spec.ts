import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeContact } from '../../web/e2e/support/data.ts';
import { collectProcessFacts } from '../verify/facts.ts';
import type { RunningApp } from '../verify/running-app.ts';
import { checkVisually } from './visual-check.ts';
import { signInAtProvider } from './sign-in-at-provider.ts';
import { expect, owner, test } from './test.ts';

type Calls = Parameters<typeof writeContact>[0];

/** The contents of the app's files and of its session; the other files are the browser engine's. */
function onDisk(folder: string): string {
  const own = ['polaris', 'Partitions'].map((name) => join(folder, name)).filter(existsSync);
  const paths = own.flatMap((path) =>
    (readdirSync(path, { recursive: true }) as string[]).map((name) => join(path, name)),
  );
  // Chromium has links without a target, such as SingletonLock (process_singleton_posix.cc).
  const files = paths.filter((path) => lstatSync(path).isFile());
  return files.map(readIfAllowed).join('\n');
}

/** On Windows, Chromium lets no other program read a database that it has open. */
function readIfAllowed(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if (process.platform === 'win32' && (error as { code?: string }).code === 'EBUSY') return '';
    throw error;
  }
}

test("serves an owner's day: address, sign-in, triage, convert, log, capture offline, sign out", async ({
  desktop,
  hasKeyRing,
  standIn,
  line,
  server,
  ownerApi,
}) => {
  const page = await desktop.main();
  const address = page.getByRole('textbox', { name: 'Address' });

  // The stand-in's Chromium has no sandbox where the tests run as root.
  if (!standIn) expectSandbox(desktop);

  await test.step('enters the address of the server at the first start', async () => {
    await expect(page.getByRole('heading', { name: 'Where is your Polaris?' })).toBeVisible();
    await checkVisually(page, '1-address');
    for (const [typed, message] of [
      ['http://example.com', 'Only a server on this machine can be used without https.'],
      [`${server}/admin`, `Enter only the address, without a path: ${server}`],
      [
        'http://localhost:1',
        'No server responds at this address. Check the address and your connection.',
      ],
    ] as const) {
      await address.fill(typed);
      await page.getByRole('button', { name: 'Connect' }).click();
      await expect(page.getByText(message)).toBeVisible();
    }
    await address.fill(server);
    await page.getByRole('button', { name: 'Connect' }).click();
  });

  await test.step('signs in', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('Create account')).toHaveCount(0);
    await checkVisually(page, '2-sign-in');
    await signIn(page);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    // The first check for submissions only learns what is there already.
    await expect.poll(() => settingsOf(desktop).seenContact).not.toBeNull();
    expect((await desktop.state()).cachesResponses).toBe(hasKeyRing);
  });

  const contact = await writeContact(ownerApi, { name: 'Ada of the Harbor' });

  await test.step('notifies of a new submission', async () => {
    await expect(page).toHaveTitle('(1) Dashboard · Admin · Polaris');
  });

  await test.step('opens a new submission and marks it as replied', async () => {
    if (standIn) {
      await standIn.openNotification(`New message from ${contact.name}`);
      const detail = page.getByRole('region', { name: 'Submission', exact: true });
      await expect(detail.getByRole('heading', { name: contact.name })).toBeVisible();
    } else {
      desktop.choose('Submissions');
      await page.getByText(contact.name).first().click();
    }
    await page.getByRole('button', { name: `Edit ${contact.name}` }).click();
    const form = page.getByRole('form', { name: `Edit ${contact.name}` });
    await form.getByLabel('Status').selectOption('Replied');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article')).toContainText('Replied');
    await checkVisually(page, '3-submissions');
  });

  await test.step('converts it to a customer', async () => {
    desktop.choose('Customers');
    await page.getByRole('button', { name: 'Convert Contacts to Customers' }).click();
    await page.getByRole('button', { name: `Convert to Customer: ${contact.name}` }).click();
    await expect(page.getByRole('link', { name: contact.name }).first()).toBeVisible();
    await checkVisually(page, '4-customers');
  });

  await test.step('logs a call on the customer', async () => {
    await page.getByRole('link', { name: contact.name }).first().click();
    await page.getByLabel('Subject').fill('First call');
    await page.getByRole('button', { name: 'Log Activity' }).click();
    await expect(page.getByText('First call').first()).toBeVisible();
  });

  await test.step('goes back in history, and follows a polaris:// link', async () => {
    const customer = new URL(page.url());
    const atCustomer = () =>
      expect.poll(() => new URL(page.url()).pathname).toBe(customer.pathname);
    desktop.choose('Assets');
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
    desktop.choose('Back');
    await atCustomer();
    if (!desktop.target.opensLinks) return;
    desktop.choose('Assets');
    desktop.system.openLink('polaris://customers/../../settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
    desktop.system.openLink(`polaris://customers/${customer.pathname.split('/').at(-1)}`);
    await atCustomer();
  });

  await test.step('captures with the keyboard only', async () => {
    const { page: small, shown } = await timeOpening(desktop);
    console.log(`quick capture: ${shown} ms from the first shortcut to typing`);
    await capture(small, 'Wants a second report');
    await expect.poll(() => desktop.isCaptureShown()).toBe(false);
    await expect.poll(() => count(ownerApi, 'Wants a second report')).toBe(1);
  });

  await test.step('captures quickly', async () => {
    const { shown, hidden } = await timeCapture(desktop, 'Wants it soon');
    console.log(
      `quick capture: ${shown} ms from the shortcut to typing, ${hidden} ms from Enter to hidden`,
    );
    await expect.poll(() => count(ownerApi, 'Wants it soon')).toBe(1);
  });

  // The nightly run continues: without a connection, and signing out.
  if (!process.env.LONG_TESTS) return;

  await test.step('reads cached data and captures while offline', async () => {
    await line.set('refused');
    if (!hasKeyRing) return captureWithoutKeyRing(desktop, page);
    desktop.choose('Dashboard');
    await page.reload();
    desktop.choose('Customers');
    await expect(page.getByText('No connection to your server.')).toBeVisible();
    await expect(page.getByRole('link', { name: contact.name }).first()).toBeVisible();
    const small = await desktop.openCapture();
    await capture(small, 'Thought on the train');
    await expect(small.getByText('Saved for later: it is sent once')).toBeVisible();
    await capture(small, 'Another thought');
    await expect.poll(() => desktop.isCaptureShown()).toBe(false);
    await desktop.openCapture();
    await captureNewPerson(small, 'Sara of the Lighthouse', 'Met on the train');
    await expect.poll(() => desktop.isCaptureShown()).toBe(false);
    await expect(page.getByText('3 captures wait to be sent.')).toBeVisible();
    await checkVisually(page, '5-without-connection');
    desktop.choose('Settings…');
    const waiting = page.getByRole('listitem').filter({ hasText: 'Another thought' });
    await waiting.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Subject').fill('A better thought');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'A better thought' })).toBeVisible();
    await checkVisually(page, '5-captures');
    expect(await count(ownerApi, 'Thought on the train')).toBe(0);
    const disk = onDisk(desktop.data.path);
    for (const secret of [contact.name, 'Thought on the train', owner.email, owner.password])
      expect(disk).not.toContain(secret);
  });

  await test.step('is back online, and every capture is sent once', async () => {
    await line.set('connected');
    await expect(page.getByText('No connection to your server.')).toBeHidden({ timeout: 90_000 });
    const offline = ['Thought on the train', 'A better thought', 'Met on the train'];
    for (const subject of hasKeyRing ? offline : offline.slice(2))
      await expect.poll(() => count(ownerApi, subject)).toBe(1);
    const added = await ownerApi.get('/api/customers?q=Sara+of+the+Lighthouse');
    expect(await added.json()).toMatchObject([{ name: 'Sara of the Lighthouse' }]);
    desktop.choose('Activity');
    await expect(page.getByText(offline.at(-1)!).first()).toBeVisible();
  });

  await test.step('chooses another shortcut because the first is taken', async () => {
    const taken = page.getByText('Control+Shift+Space belongs to another program.');
    if (await taken.isVisible())
      await page.getByRole('link', { name: 'Open the settings' }).click();
    else desktop.choose('Settings…');
    await expect(page.getByRole('heading', { name: 'App settings' })).toBeVisible();
    await checkVisually(page, '6-settings');
    const offer = page.getByRole('button', { name: 'Control+Alt+Space' });
    if (await offer.isVisible()) await offer.click();
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(taken).toBeHidden();
  });

  await test.step('signs out, which deletes local data', async () => {
    desktop.choose('Sign Out');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(
      readdirSync(join(desktop.data.path, 'polaris')).filter((name) => name === 'cache'),
    ).toEqual([]);
    await line.set('refused');
    await page.evaluate(() => history.pushState(null, '', '/admin/customers'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(contact.name)).toHaveCount(0);
    await line.set('connected');
  });

  await test.step('signs out offline, which ends the login session once online', async () => {
    await page.goto(new URL('/login', page.url()).href);
    await signIn(page);
    const before = await loginSessions(ownerApi);
    await line.set('refused');
    desktop.choose('Sign Out');
    await expect(page.getByText('You are signed out on this machine')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await checkVisually(page, '8-signed-out-without-connection');
    expect(await loginSessions(ownerApi)).toBe(before);
    await line.set('connected');
    await expect.poll(() => loginSessions(ownerApi), { timeout: 60_000 }).toBe(before - 1);
    await expect(page.getByText('You are signed out on this machine')).toBeHidden();
  });

  await test.step('signs in at the provider, in the system browser', async () => {
    // In Electron this would open the system's browser.
    if (!standIn) return;
    await page.reload();
    await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
    await expect(page.getByText('Continue in your browser.')).toBeVisible();
    await checkVisually(page, '9-sign-in-in-the-browser');
    const link = await signInAtProvider(await page.context().newPage(), await standIn.openedUrl());
    desktop.system.openLink(link.replace(/code=.{5}/, 'code=other'));
    await expect(page.getByRole('alert')).toContainText('This sign-in is no longer valid.');
    await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    desktop.system.openLink(
      await signInAtProvider(await page.context().newPage(), await standIn.openedUrl()),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});

/** Without a key ring nothing is cached, and a capture is stored only if the owner agrees. */
async function captureWithoutKeyRing(desktop: RunningApp, page: Page): Promise<void> {
  desktop.choose('Customers');
  await expect(page.getByText('No connection to your server.')).toBeVisible();
  const small = await desktop.openCapture();
  await captureNewPerson(small, 'Sara of the Lighthouse', 'Met on the train');
  const alert = small.getByRole('alert').filter({ hasText: 'no unlocked key ring' });
  await expect(alert).toContainText('Nothing was logged.');
  expect(onDisk(desktop.data.path)).not.toContain('Met on the train');
  await alert.getByRole('button').click();
  await expect(small.getByText('Saved for later: it is sent once')).toBeVisible();
  await desktop.closeCapture();
  await expect(page.getByText('1 capture waits to be sent.')).toBeVisible();
  // The user agreed to store captures, and nothing else.
  const disk = onDisk(desktop.data.path);
  for (const secret of ['Ada of the Harbor', owner.email, owner.password])
    expect(disk).not.toContain(secret);
}

/** Every process has the sandbox; Linux says so of each page's. */
function expectSandbox({ pid }: RunningApp): void {
  const { switchedOff, renderers } = collectProcessFacts(pid);
  expect(renderers.length).toBeGreaterThan(0);
  expect(switchedOff).toBe(false);
  if (process.platform !== 'linux') return;
  expect(renderers.filter(({ seccomp }) => seccomp !== 2)).toEqual([]);
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** The number of the owner's login sessions. */
const loginSessions = async (calls: Calls) =>
  ((await (await calls.get('/api/auth/devices')).json()) as unknown[]).length;

/** The app's settings file. */
const settingsOf = ({ data }: RunningApp) =>
  JSON.parse(readFileSync(join(data.path, 'polaris', 'settings.json'), 'utf8')) as {
    seenContact: number | null;
  };

/** Measures the milliseconds from the shortcut until a line can be typed. */
async function timeOpening(desktop: RunningApp): Promise<{ page: Page; shown: number }> {
  const pressed = performance.now();
  const page = await desktop.openCapture();
  await expect(whatToLog(page)).toBeFocused();
  return { page, shown: Math.round(performance.now() - pressed) };
}

/** Measures the milliseconds of a capture, without the typing. */
async function timeCapture(
  desktop: RunningApp,
  subject: string,
): Promise<{ shown: number; hidden: number }> {
  const { page, shown } = await timeOpening(desktop);
  await whatToLog(page).fill(`note harbor: ${subject}`);
  await expect(page.getByText(`Ada of the Harbor · ${subject}`)).toBeVisible();
  const entered = performance.now();
  await page.keyboard.press('Enter');
  await expect.poll(() => desktop.isCaptureShown(), { intervals: [1] }).toBe(false);
  return { shown, hidden: Math.round(performance.now() - entered) };
}

const whatToLog = (page: Page) => page.getByRole('textbox', { name: 'What to log' });

async function pickCustomer(page: Page): Promise<void> {
  await whatToLog(page).press('Tab');
  await page.getByRole('combobox', { name: 'Customer' }).fill('harbor');
  await page.getByRole('option', { name: 'Ada of the Harbor' }).waitFor();
  // A highlighted option of an earlier list may disappear.
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found.filter({ hasNotText: /harbor/i })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Ada of the Harbor');
}

async function captureNewPerson(page: Page, name: string, subject: string): Promise<void> {
  await whatToLog(page).press('Tab');
  await page.getByRole('combobox', { name: 'Customer' }).fill(name);
  await page.getByRole('option', { name: `New customer: ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Log Activity' })).toBeInViewport({ ratio: 1 });
  await checkVisually(page, '7-capture-new-person');
  await page.getByLabel('Subject').fill(subject);
  await page.keyboard.press('Enter');
}

async function capture(page: Page, subject: string): Promise<void> {
  await pickCustomer(page);
  if (subject.startsWith('Wants')) await checkVisually(page, '7-capture');
  await page.getByLabel('Subject').fill(subject);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Subject')).toHaveCount(0);
}

async function count(calls: Calls, subject: string): Promise<number> {
  const response = await calls.get(`/api/activities?q=${encodeURIComponent(subject)}`);
  return ((await response.json()) as unknown[]).length;
}
