import type { Locator, Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/test.ts';

test.use(withMotion);

const tooltip = (page: Page) => page.getByRole('tooltip');
const theme = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('radio', { name, exact: true });

/** Loads the tooltip script by hovering over a control. */
async function open(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/place-tooltip|tooltips-/);
  await page.goto('/');
  await theme(page, 'Light').hover();
  await loaded;
  await expect(tooltip(page)).toHaveText('Light');
}

/** Hovers over a control of the admin area until its tooltip is open. */
async function hoverNew(page: Page): Promise<Locator> {
  const create = page.getByRole('button', { name: 'New', exact: true });
  // Counts that load late can move the button away.
  await expect(async () => {
    await create.hover();
    await expect(tooltip(page)).toHaveText('New', { timeout: 2000 });
  }).toPass();
  return create;
}

/** Opens and closes a tooltip, so that the script is loaded when a test then opens none. */
async function openFirst(page: Page): Promise<void> {
  await hoverNew(page);
  await page.mouse.move(10, 400);
  await expect(tooltip(page)).toBeHidden();
}

test('opens the next tooltip immediately, and keeps it hoverable and off controls', async ({
  page,
}) => {
  await open(page);
  await theme(page, 'Dark').hover();
  await expect(tooltip(page)).toHaveText('Dark');
  const tip = (await tooltip(page).boundingBox())!;
  const control = (await theme(page, 'Dark').boundingBox())!;
  expect(tip.y).toBeGreaterThanOrEqual(control.y + control.height);
  await page.mouse.move(tip.x + tip.width / 2, tip.y + tip.height / 2, { steps: 8 });
  await expect(tooltip(page)).toHaveText('Dark');
  await page.mouse.move(10, 400);
  await expect(tooltip(page)).toBeHidden();

  await test.step('opens a tooltip after 700 ms of hover, not before', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await theme(page, 'System').hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText('System');
  });
});

test('closes the tooltip on Escape, and the menu only on a second Escape', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Close menu' }).focus();
  await expect(tooltip(page)).toHaveText('Close menu');
  const { x, width } = (await tooltip(page).boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(375);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
});

test.describe('on screens', () => {
  test.beforeEach(({ signInAsOwner }) => signInAsOwner());

  test('opens a tooltip inside its dialog, and none on focus set by the page', async ({ page }) => {
    await page.goto('/admin/customers');
    await openFirst(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'Manage' }).press('Enter');
    await page.getByRole('button', { name: 'Tags', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tags' });
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.focus();
    await expect(close).toBeFocused();
    await page.clock.runFor(5000);
    await expect(tooltip(page)).toBeHidden();
    await close.hover();
    await expect(dialog.getByRole('tooltip')).toHaveText('Close');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test('removes a tooltip with its control', async ({ page }) => {
    await page.goto('/admin');
    const create = await hoverNew(page);
    await create.evaluate((control) => control.remove());
    await expect(tooltip(page)).toBeHidden();
  });

  test('opens no tooltip for a control that shows its text', async ({ page }) => {
    await page.goto('/admin');
    await openFirst(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'Search', exact: true }).hover();
    await page.clock.runFor(5000);
    await expect(tooltip(page)).toBeHidden();
  });
});

test.describe('on touch', () => {
  test.use({ hasTouch: true });

  test('opens no tooltip on touch', async ({ page }) => {
    await page.goto('/');
    await page.clock.install();
    const account = page.getByRole('button', { name: 'Account' });
    await account.tap();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(tooltip(page)).toBeHidden();
  });
});
