import { cutOff, failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';

test.describe('before the scripts have loaded', () => {
  test.beforeEach(async ({ page, consoleErrors }) => {
    consoleErrors.allow(cutOff);
    await page.context().route(/\.js$/, (route) => route.abort());
  });

  test('opens the admin area on Ctrl+Shift+Space before the scripts have loaded', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    await page.keyboard.press('Control+Shift+Space');
    await expect(page).toHaveURL('/admin');
  });

  test("scrolls to the last section on Let's Talk before the scripts have loaded", async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: "Let's Talk" }).click();
    await expect(page.locator('main section').last()).toBeFocused();
    await expect(page.locator('main section').last()).toBeInViewport();
    await expect(page).toHaveURL('/about');
  });

  test("stays in the admin area on Let's Talk before the scripts have loaded", async ({
    page,
    signInAsOwner,
  }) => {
    await signInAsOwner();
    await page.goto('/admin/customers');
    await page.getByRole('button', { name: 'View site' }).click();
    await page.getByRole('button', { name: "Let's Talk" }).click();
    await expect(page).toHaveURL('/admin/customers');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('renders the landing page without scripts, with working links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#pricing').getByText('$499')).toBeVisible();
    await expect(page.getByRole('button', { name: "Let's Talk" })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Theme' })).toHaveCount(0);
  });

  test('opens the form with the service in the message without scripts', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Level-Up Pack' }).click();
    await expect(page).toHaveURL(/\?service=\d+#lets-connect$/);
    await expect(page.getByLabel('Message')).toHaveValue(
      "I'm interested in the Level-Up Pack service ($499).",
    );
    await expect(page.getByLabel('Message')).toBeInViewport();
  });

  test('shows errors, keeps the text, then sends the message without scripts', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(failedResponse(400));
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Contact' });
    const field = (name: string) => form.getByRole('textbox', { name });
    await field('Name').fill('A');
    await field('Email').fill('ada@');
    await field('Phone').fill('+1 555 0100');
    await field('Message').fill('Too <short>');
    await form.getByRole('radio', { name: 'Any' }).check();
    await form.getByRole('button', { name: 'Send message' }).click();

    await expect(page).toHaveURL('/?index');
    await expect(field('Name')).toBeFocused();
    await expect(field('Name')).toBeInViewport();
    await expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters.');
    await expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(field('Name')).toHaveValue('A');
    await expect(field('Email')).toHaveValue('ada@');
    await expect(field('Phone')).toHaveValue('+1 555 0100');
    await expect(field('Message')).toHaveValue('Too <short>');
    await expect(form.getByRole('radio', { name: 'Any' })).toBeChecked();

    await field('Name').fill('Ada Lovelace');
    await field('Email').fill('ada@example.com');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thanks for reaching out!' })).toBeVisible();
    await expect(form).toHaveCount(0);
  });

  test('opens and closes the menus, and opens the contact page on Talk without scripts', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(failedResponse(404));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Talk', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('says that sign-in needs scripts', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Signing in needs JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });
});
