import type { Page } from '@playwright/test';
import { cutOff } from '../support/console-errors.ts';
import { expect, test, withMotion } from '../support/test.ts';
import { expectToast, toastsOf } from '../support/toast.ts';

test.use(withMotion);

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Shows an error toast by a message that cannot be sent. */
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

test('reaches toasts with F8, swipes them right, and limits them to 420 pixels', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(cutOff);
  await open(page);

  await test.step('reach them with F8 and close them by keyboard', async () => {
    await send(page);
    await failed(page);
    await page.keyboard.press('F8');
    await expect(region(page).locator('ol')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toastsOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toastsOf(page)).toHaveCount(0);
  });

  await test.step('swipe them away by more than 50 pixels to the right', async () => {
    await send(page);
    await failed(page);
    await swipe(page, 44);
    await expect(toastsOf(page)).toHaveAttribute('data-swipe', 'cancel');
    await expect(toastsOf(page)).toHaveCount(1);
    await swipe(page, 60);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  await test.step('limit them to 420 pixels from medium screens up', async () => {
    const width = async () => (await region(page).locator('ol').boundingBox())?.width;
    expect(await width()).toBe(420);
    await page.setViewportSize({ width: 600, height: 800 });
    expect(await width()).toBe(600);
  });
});
