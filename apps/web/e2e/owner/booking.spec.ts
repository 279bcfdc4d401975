import type { Purchase } from '@polaris/contracts';
import { makeAccount, makeService } from '../support/data.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test('lets a client book with three clicks, move and cancel, once the owner has opened booking', async ({
  page: dashboard,
  browser,
  polaris,
  ownerApi,
  ownerCookies,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: polaris.url });
  await context.addCookies(ownerCookies);
  const office = await context.newPage();

  await test.step('opens booking, and shows the owner what clients see', async () => {
    await office.goto('/admin/settings/booking');
    await office.getByRole('switch', { name: 'Clients can book' }).check();
    // Every day has a time that is too soon to be booked.
    await office.getByRole('button', { name: 'Copy to all days: Monday' }).click();
    await office.getByRole('textbox', { name: 'Place' }).fill('https://meet.example/harbor');
    await office.keyboard.press('Enter');
    await expectToast(office, 'Success', 'Booking settings saved');
    const seen = office.getByRole('region', { name: 'What clients see' });
    await expect(seen).toContainText(/In \w+ \d{4}, clients see \d+ times?\./);
    await seen.getByRole('radio').first().focus();
    await office.keyboard.press('Space');
    await seen.getByText(/times? (is|are) hidden/).click();
    await expect(seen).toContainText('Too soon: shortest notice');
    await expectVisualChecks(office);
    await expectAccessibleInBothThemes(office);
  });

  const service = await makeService(ownerApi, { name: 'Harbor Coaching', includedSessions: 2 });
  await makeAccount(dashboard.request);
  const bought = await dashboard.request.post('/api/purchases', {
    data: { serviceId: service.id },
  });
  const { id } = (await bought.json()) as Purchase;
  const sessions = dashboard.getByRole('region', { name: 'Upcoming Sessions' });
  const left = dashboard.getByRole('region', { name: 'Your Active Services' });
  const days = dashboard.getByRole('form', { name: 'Free times' }).getByRole('group');
  const times = days.last();

  await test.step('books a time with three clicks', async () => {
    await dashboard.goto('/dashboard');
    await expect(left).toContainText('2 of 2 sessions left');
    await left.getByRole('link', { name: 'Book a session: Harbor Coaching' }).click();
    await expect(dashboard).toHaveURL(`/dashboard/book/${id}`);
    await expect(times.getByRole('radio').first()).toBeAttached();
    await expectVisualChecks(dashboard);
    await expectAccessibleInBothThemes(dashboard);
    await times.locator('label').first().click();
    await dashboard.getByRole('button', { name: 'Book this time' }).click();
    await expect(dashboard.getByRole('heading', { name: 'Your session is booked' })).toBeVisible();
    await expect(dashboard.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expectAccessibleInBothThemes(dashboard);
  });

  await test.step('books another one with the keyboard alone', async () => {
    await dashboard.goto('/dashboard');
    await left.getByRole('link', { name: 'Book a session: Harbor Coaching' }).focus();
    await dashboard.keyboard.press('Enter');
    await expect(dashboard).toHaveURL(`/dashboard/book/${id}`);
    await days.first().getByRole('radio').first().focus();
    await dashboard.keyboard.press('ArrowRight');
    await dashboard.keyboard.press('Tab');
    await dashboard.keyboard.press('Space');
    await dashboard.keyboard.press('Enter');
    const heading = dashboard.getByRole('heading', { name: 'Your session is booked' });
    await expect(heading).toBeFocused();
  });

  await test.step('moves a session to another time', async () => {
    await dashboard.goto('/dashboard');
    await expect(left).toContainText('0 of 2 sessions left');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('link', { name: 'Move: Harbor Coaching' }).first().click();
    await expect(dashboard.getByText(/^Now: /)).toBeVisible();
    await times.locator('label').last().click();
    await dashboard.getByRole('button', { name: 'Move to this time' }).click();
    await expect(
      dashboard.getByRole('heading', { name: 'Your session has a new time' }),
    ).toBeVisible();
  });

  await test.step('cancels a session early enough, which can then be booked again', async () => {
    await dashboard.goto('/dashboard');
    await sessions.getByRole('button', { name: 'Cancel: Harbor Coaching' }).last().click();
    const dialog = dashboard.getByRole('alertdialog');
    await expect(dialog).toContainText('You can book it again.');
    await dialog.getByRole('button', { name: 'Cancel the session' }).click();
    await expectToast(dashboard, 'Session canceled', 'You can book it again.');
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(left).toContainText('1 of 2 sessions left');
    await expectVisualChecks(dashboard);
  });
  await context.close();
});
