import { expectEqualAccess } from '../support/equal-access.ts';
import { button, reach, sendOffer } from '../support/offers.ts';
import { WIDEST, expectAccessible, setWidth, switchTheme } from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';

// Without card payments and without a mail server.
test.use({ ownPolaris: { name: 'offer-transfer', settings: {} } });

test('accepts an offer by keyboard on a wide dark screen, and shows how to pay by bank transfer', async ({
  page,
  ownerApi,
}) => {
  const bankDetails = 'Harbor Bank\nIBAN DE89 3704 0044 0532 0130 00';
  const { url } = await sendOffer(ownerApi, { bankDetails });
  await setWidth(page, WIDEST);
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: 'Data audit and support' }).waitFor();
  await switchTheme(page, 'dark');
  await expectAccessible(page);
  await expectEqualAccess(page);

  const quantity = page.getByRole('textbox', { name: /^Quantity of Support by email/ });
  await reach(page, quantity);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('13x');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Choose from 1 to 12\./)).toBeVisible();
  await expect(quantity).toHaveValue('13x');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('2');
  await reach(page, page.getByLabel('Your name'));
  await page.keyboard.type('Tom Hale');
  await reach(page, button(page, 'Accept $1,600'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Accepted by Tom Hale on /).first()).toBeInViewport();
  await expectEqualAccess(page);

  await reach(page, button(page, 'Pay $800'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay#/);
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the bank transfer' })).toBeVisible();
  await expect(page.getByRole('button', { name: /by card/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectEqualAccess(page);
});
