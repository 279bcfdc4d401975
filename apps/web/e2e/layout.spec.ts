import type { Page } from '@playwright/test';
import { readPage, textOf } from './read-page.ts';
import { expect, test, withMotion } from './test.ts';
import { touchPage } from './touch-page.ts';

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

test('the header names the pages in their order, its brand leads home, and the keyboard skips it', async ({
  page,
}) => {
  await page.goto('/');
  expect(await linksOf(page, 'Main')).toEqual(navigation);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Polaris', exact: true }),
  ).toHaveAttribute('href', '/');
  await expect(menuButton(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Home' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: "Let's Talk" })).toBeVisible();

  await test.step('a spacer of 96 units lies below the footer', async () => {
    const footer = await page.getByRole('contentinfo').boundingBox();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const unit = 4;
    expect(height - (footer?.y ?? 0) - (footer?.height ?? 0)).toBeCloseTo(96 * unit, 0);
  });

  await test.step('the keyboard can skip the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('below the medium breakpoint a menu takes the place of the navigation, with Home first', async ({
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

test('the page behind the open menu does not scroll', async ({ page }) => {
  await openMenu(page);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('the mobile menu closes with Escape, with its button and when it is used', async ({
  page,
}) => {
  // An answer without a page leaves the visitor where they are, so that the menu can be looked at.
  await page.context().route('**/services', (route) => route.fulfill({ status: 204 }));
  await openMenu(page);
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

/** How far the last section is from where it is scrolled to, right after the click. */
const distanceAfterClick = (page: Page) =>
  talk(page).evaluate((button: HTMLElement) => {
    button.click();
    const section = [...document.querySelectorAll('main section')].at(-1)!;
    const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.round(section.getBoundingClientRect().top - margin);
  });

test("Let's Talk scrolls smoothly to the last section, or is there at once for those who want less motion", async ({
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

test("after Let's Talk the keyboard goes on in that section", async ({ page }) => {
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

test('the footer says what the product is, where it is, and links on', async ({ request }) => {
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
