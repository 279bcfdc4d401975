import type { Page } from '@playwright/test';
import { cutOff } from './console-errors.ts';
import { expect, test, withMotion } from './test.ts';
import { expectToast, toastsOf } from './toast.ts';

test.use(withMotion);

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** A message that cannot be sent raises a toast, as often as one likes. */
async function open(page: Page): Promise<void> {
  await page.context().route('**/api/contact', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Can you make sense of this?');
  await expect(region(page)).toBeAttached();
}

const failed = (page: Page) =>
  expectToast(page, 'Message failed', 'Failed to send your message. Please try again.');

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toastsOf(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

test('toasts are reached with F8, swiped away to the right, and 420 pixels wide at most', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(cutOff);
  await open(page);

  await test.step('they are reached with F8 and closed by keyboard', async () => {
    await send(page);
    await failed(page);
    await page.keyboard.press('F8');
    await expect(region(page).locator('ol')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toastsOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toastsOf(page)).toHaveCount(0);
  });

  await test.step('more than 50 pixels to the right swipe them away', async () => {
    await send(page);
    await failed(page);
    await swipe(page, 44);
    await expect(toastsOf(page)).toHaveAttribute('data-swipe', 'cancel');
    await expect(toastsOf(page)).toHaveCount(1);
    await swipe(page, 60);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  await test.step('they take at most 420 pixels from medium screens on', async () => {
    const width = async () => (await region(page).locator('ol').boundingBox())?.width;
    expect(await width()).toBe(420);
    await page.setViewportSize({ width: 600, height: 800 });
    expect(await width()).toBe(600);
  });
});
