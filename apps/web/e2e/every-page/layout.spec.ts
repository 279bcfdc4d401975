import type { Page } from '@playwright/test';
import { readPage, textOf } from '../support/pages/read-page.ts';
import { expect, test, withMotion } from '../support/test.ts';
import { touchPage } from '../support/pages/touch-page.ts';

test.use(withMotion);

const navigation = [
  ['Portfolio', '/portfolio'],
  ['Services', '/services'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['PolarisNet', '/PolarisNet'],
];

const PHONE = { width: 375, height: 800 };

const linksOf = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const mobileMenu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await menuButton(page).click();
  await expect(mobileMenu(page)).toBeVisible();
}

test('orders the header links, links the brand home, and has a skip link', async ({ page }) => {
  await page.goto('/');
  expect(await linksOf(page, 'Main')).toEqual(navigation);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Polaris', exact: true }),
  ).toHaveAttribute('href', '/');
  await expect(menuButton(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Home' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: "Let's Talk" })).toBeVisible();

  await test.step('ends with a spacer of 96 units below the footer', async () => {
    const footer = await page.getByRole('contentinfo').boundingBox();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const unit = 4;
    expect(height - (footer?.y ?? 0) - (footer?.height ?? 0)).toBeCloseTo(96 * unit, 0);
  });

  await test.step('skips the header by keyboard', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('replaces the navigation below the medium breakpoint by a menu with Home first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/');
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
  await menuButton(page).click();
  expect(await linksOf(page, 'Mobile')).toEqual([['Home', '/'], ...navigation]);
});

test('locks the page while the menu is open', async ({ page }) => {
  await openMenu(page);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('closes the mobile menu on Escape, on its button and when a link is used', async ({
  page,
}) => {
  // 204 keeps the page, so that the menu can be checked.
  await page.context().route('**/services', (route) => route.fulfill({ status: 204 }));
  await openMenu(page);
  await touchPage(page);
  await page.keyboard.press('Escape');
  await expect(mobileMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(mobileMenu(page)).toBeHidden();

  await menuButton(page).click();
  await mobileMenu(page).getByRole('link', { name: 'Services' }).click();
  await expect(mobileMenu(page)).toBeHidden();

  await menuButton(page).click();
  await page.locator('#mobile-menu').getByRole('button', { name: "Let's Talk" }).click();
  await expect(mobileMenu(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: /Let's connect/ })).toBeInViewport();
});

const talk = (page: Page) => page.getByRole('button', { name: "Let's Talk" });

/** The distance of the last section from its scroll target, right after the click. */
const distanceAfterClick = (page: Page) =>
  talk(page).evaluate((button: HTMLElement) => {
    button.click();
    const section = [...document.querySelectorAll('main section')].at(-1)!;
    const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.round(section.getBoundingClientRect().top - margin);
  });

test("scrolls to the last section on Let's Talk, instantly with reduced motion", async ({
  page,
}) => {
  await page.goto('/');
  await touchPage(page);
  expect(await distanceAfterClick(page)).toBeGreaterThan(1000);
  await expect(page.getByRole('heading', { name: /Let's connect/ })).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await touchPage(page);
  expect(Math.abs(await distanceAfterClick(page))).toBeLessThanOrEqual(1);
});

test("moves the focus to the last section after Let's Talk", async ({ page }) => {
  await page.goto('/');
  await touchPage(page);
  await talk(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.goto('/about');
  await touchPage(page);
  await talk(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').last()).toBeFocused();
});

test('shows the blurb, location and links in the footer', async ({ request }) => {
  const { text, all } = await readPage(request, '/');
  const linkNamed = (name: string) => all('footer a').find((link) => textOf(link) === name);
  expect(text('footer')).toContain(
    'Modern data consultation services for young professionals who want to level up their ' +
      'analytics, plus strategic consulting and technical leadership for organizations.',
  );
  expect(text('footer')).toContain(String(new Date().getFullYear()));
  const place = linkNamed('West Hollywood, CA 90069');
  expect(place?.getAttribute('href')).toMatch(/maps.*query=West/);
  expect(place?.getAttribute('target')).toBe('_blank');
  expect(place?.getAttribute('rel')).toMatch(/noopener/);
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookie Policy'])
    expect(linkNamed(name)?.getAttribute('href'), name).toBe('#');
});
