import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeCustomer, writeContact } from '../../web/e2e/support/data.ts';
import { picture } from './report.ts';
import { expect, owner, test } from './test.ts';
import { checkVisually } from './visual-check.ts';

/*
 * What makes it an app instead of a page: windows, shortcuts, quitting. With a real app, pictures of the
 * whole screen also show frames, dialogs and what is behind.
 */

const SHOW = 'Control+Alt+Space';

test('hides, shows, stays and restarts as users of the system expect', async ({
  desktop,
  standIn,
  line,
  server,
  ownerApi,
}) => {
  const page = await desktop.main();
  const isMac = desktop.target.platform === 'darwin';
  const shown = (is: boolean) => expect.poll(() => desktop.isMainShown()).toBe(is);
  const press = (keys: string) => desktop.system.press(keys);

  await test.step('signs in', async () => {
    await page.getByRole('textbox', { name: 'Address' }).fill(server);
    await page.getByRole('button', { name: 'Connect' }).click();
    await signIn(page);
    await picture(desktop, 'main-window');
  });

  await test.step('hides and shows the window by a shortcut', async () => {
    const keys = SHOW;
    const bound = await page.evaluate((to) => window.polaris.bindShortcut('show', to), keys);
    expect(bound).toEqual({ ok: true });
    press(SHOW);
    await shown(false);
    await picture(desktop, 'hidden');
    press(SHOW);
    await shown(true);
  });

  await test.step('opens quick capture by a shortcut, and closes it by Escape', async () => {
    const capture = await desktop.openCapture();
    await expect(
      capture.getByRole('heading').or(capture.getByRole('textbox')).first(),
    ).toBeVisible();
    await picture(desktop, 'capture');
    await desktop.closeCapture();
    // A window above full-screen windows can cost an app its place there.
    expect(desktop.system.isInDock()).toBe(isMac || null);
  });

  await test.step('finds a text on the page', async () => {
    desktop.choose('Submissions');
    await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible();
    desktop.choose('Find in Page…');
    const bar = page.getByRole('search', { name: 'Find in page' });
    await expect(bar.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('submissions');
    await expect(bar.getByRole('status')).toHaveText(/^1 of [2-9]$/);
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('status')).toHaveText(/^2 of/);
    await checkVisually(page, 'find-in-page');
    await page.keyboard.type('xyz');
    await expect(bar.getByRole('status')).toHaveText('No matches');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });

  await test.step('closes its window by the keyboard, and keeps running', async () => {
    press('CmdOrCtrl+W');
    await shown(false);
    expect(desktop.hasEnded).toBe(false);
    press(SHOW);
    await shown(true);
  });

  await test.step('closes its window in full screen, without a black screen afterwards', async () => {
    press(isMac ? 'Control+Cmd+F' : 'F11');
    // The change is animated, and no event reports its end.
    await page.waitForTimeout(standIn ? 0 : 3000);
    await picture(desktop, 'full-screen');
    press('CmdOrCtrl+W');
    await shown(false);
    await picture(desktop, 'full-screen-closed');
    press(SHOW);
    await shown(true);
    if (!isMac) press('F11');
  });

  await test.step('reports a server that accepts connections and never responds', async () => {
    await line.set('silent');
    desktop.choose('Customers');
    const banner = page.getByText('Your server is not responding.');
    await expect(banner).toBeVisible();
    await line.set('connected');
    await expect(banner).toBeHidden({ timeout: 90_000 });
  });

  await test.step('asks before it quits with unsaved text, and stays if the user declines', async () => {
    const { name } = await writeContact(ownerApi, { name: 'Ida of the Island' });
    desktop.choose('Submissions');
    await page.getByText(name).first().click();
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await status(page).selectOption('Replied');
    await standIn?.answerDialogs(1);
    desktop.choose('Quit Polaris');
    await page.waitForTimeout(standIn ? 0 : 2000);
    await picture(desktop, 'unsaved-text');
    if (standIn)
      await expect.poll(() => standIn.dialogs()).toContain('Leave and lose what you typed?');
    else press('Escape');
    await expect(status(page)).toHaveValue('replied');
    expect(desktop.hasEnded).toBe(false);
  });

  await test.step('sends a capture once that was acknowledged before the app was killed', async () => {
    await line.set('refused');
    const { id } = await makeCustomer(ownerApi, { name: 'Ida of the Island' });
    const capture = await desktop.openCapture();
    expect(await captureActivity(capture, id, 'Acknowledged')).toMatchObject({ ok: true });
    // Not awaited: it is killed while it stores this one.
    void captureActivity(capture, id, 'Interrupted').catch(() => undefined);
    await desktop.kill();
    await line.set('connected');
    await desktop.start();
    const again = await desktop.main();
    // Chromium stores cookies every 30 seconds (sqlite_persistent_cookie_store.cc): newer ones are lost.
    const heading = again.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/Dashboard|Welcome back/);
    if ((await heading.textContent()) === 'Welcome back') await signIn(again);
    await expect.poll(() => count(ownerApi, 'Acknowledged')).toBe(1);
    await expect.poll(async () => (await desktop.state()).waiting).toBe(0);
    expect(await count(ownerApi, 'Acknowledged')).toBe(1);
    expect(await count(ownerApi, 'Interrupted')).toBeLessThan(2);
  });

  await test.step('quits', async () => {
    // The keys of a menu reach the window that was just shown.
    await shown(true);
    desktop.choose('Quit Polaris');
    await expect.poll(() => desktop.hasEnded).toBe(true);
    const log = readFileSync(join(desktop.data.path, 'polaris/main.log'), 'utf8');
    expect(log).not.toMatch(/uncaught|render-process-gone|crashed/);
  });
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

const status = (page: Page) => page.getByRole('form', { name: /^Edit / }).getByLabel('Status');

const captureActivity = (page: Page, customerId: number, subject: string) =>
  page.evaluate((input) => window.polaris.capture(input), {
    customerId,
    type: 'call' as const,
    subject,
    description: null,
    dueOn: null,
  });

type Calls = { get: (path: string) => Promise<{ json: () => Promise<unknown> }> };

const count = async (calls: Calls, subject: string) =>
  ((await (await calls.get(`/api/activities?q=${subject}`)).json()) as unknown[]).length;
