import { type LandingService, dollars } from '@polaris/contracts';
import { readPage, textOf } from '../support/pages/read-page.ts';
import { expect, test, withMotion } from '../support/test.ts';
import { touchPage } from '../support/pages/touch-page.ts';

test.use(withMotion);

const levelUpText = "I'm interested in the Level-Up Pack service ($499).";

/** A string that every build of React contains. */
const ofReact = 'react.transitional.element';

test('shows services and prices from the database, and highlights one', async ({ request }) => {
  const { all } = await readPage(request, '/');
  const services = (await (await request.get('/api/services/landing')).json()) as LandingService[];
  expect(services.length).toBeGreaterThanOrEqual(3);
  const cards = all('#pricing li').map(textOf);
  expect(cards).toHaveLength(services.length);
  for (const [index, { name, description, price, priceDisplay }] of services.entries())
    for (const text of [name, description, priceDisplay ?? dollars(price)])
      expect(cards[index]).toContain(text);
  const setApart = cards.filter((card) => card.includes('A good place to start'));
  expect(setApart).toEqual([expect.stringContaining('Level-Up Pack')]);
});

test('has the sections of the specification', async ({ request }) => {
  const { all, text, texts } = await readPage(request, '/');
  expect(text('section#pricing')).toMatch(/what I offer/i);
  expect(texts('section h2').join()).toContain('About me');
  expect(all('section#lets-connect form')).toHaveLength(1);
  const link = all('main a').find((found) => textOf(found) === 'View portfolio');
  expect(link?.getAttribute('href')).toBe('/portfolio');
});

test('scrolls to the form 300 ms after a card is clicked, prefills the message and pulses for a second', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await touchPage(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Level-Up Pack' }).click();
  const message = page.getByLabel('Message');
  await page.clock.runFor(299);
  expect(await message.inputValue()).toBe('');
  await page.clock.runFor(1);
  await expect(message).toHaveValue(levelUpText);
  await expect(message).toHaveAttribute('data-pulse');
  expect(await message.evaluate((field) => getComputedStyle(field).animationName)).not.toBe('none');
  await expect(page.locator('#contact-form')).toBeInViewport();
  await page.clock.runFor(999);
  await expect(message).toHaveAttribute('data-pulse');
  await page.clock.runFor(1);
  await expect(message).not.toHaveAttribute('data-pulse');
});

test('replaces the interest when another card is chosen, also by keyboard, and keeps other text', async ({
  page,
}) => {
  await page.goto('/');
  const message = page.getByLabel('Message');
  await message.fill('We have a table that nobody trusts.');
  await page.getByRole('link', { name: 'Level-Up Pack' }).click();
  await expect(message).toHaveValue(`${levelUpText}\n\nWe have a table that nobody trusts.`);
  await page.getByRole('link', { name: 'Reporting Automation' }).click();
  await expect(message).toHaveValue(
    "I'm interested in the Reporting Automation service (From $1,800).\n\nWe have a table that nobody trusts.",
  );

  await test.step('moves the focus to the message', async () => {
    await page.getByRole('link', { name: 'Level-Up Pack' }).focus();
    await page.keyboard.press('Enter');
    await expect(message).toHaveValue(`${levelUpText}\n\nWe have a table that nobody trusts.`);
    await expect(message).toBeFocused();
  });

  await test.step('scrolls to the top when the page is reloaded further down', async () => {
    await page.evaluate(() => scrollTo(0, 900));
    await page.reload();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('opens the admin area on Ctrl+Shift+Space', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/');
  await page.keyboard.press('Control+Shift+Space');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('loads no React before the visitor interacts', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const untouched = await Promise.all(scripts);
  expect(untouched.length).toBeGreaterThan(0);
  expect(untouched.filter((text) => text.includes(ofReact))).toEqual([]);

  await page.getByLabel('Name').focus();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  const touched = await Promise.all(scripts);
  expect(touched.filter((text) => text.includes(ofReact))).not.toEqual([]);
});
