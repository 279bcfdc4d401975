import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { Appointment, Purchase } from '@polaris/contracts';
import { createAccount } from './create-account.ts';
import { makeService, register } from './data.ts';
import { refusedWith } from './faults.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const active = (page: Page) => section(page, 'Your Active Services');
const history = (page: Page) => section(page, 'Purchase History');
const sessions = (page: Page) => section(page, 'Upcoming Sessions');
const preference = (page: Page, name: string) => page.getByRole('switch', { name });

const answerWith = (page: Page, path: string, json: unknown[]) =>
  page.route(path, (route) =>
    route.fulfill({ json, headers: { 'X-Total-Count': `${json.length}` } }),
  );

const purchase = (own: Partial<Purchase>): Purchase => ({
  id: 1,
  userId: 'u',
  serviceId: 1,
  service: { name: 'Level-Up Pack' },
  status: 'active',
  amount: 499,
  progress: 0,
  purchaseDate: '2026-07-18T12:00:00.000Z',
  completionDate: null,
  notes: [],
  ...own,
});

const session: Appointment = {
  id: 7,
  userId: 'u',
  serviceId: null,
  title: 'Kick-off',
  startTime: '2026-07-15T15:00:00.000Z',
  endTime: '2026-07-15T16:00:00.000Z',
  status: 'scheduled',
  createdAt: '2026-07-01T15:00:00.000Z',
};

const savedPreferences = async (calls: APIRequestContext) =>
  (await (await calls.get('/api/communication-preferences')).json()) as unknown;

test('sends who is not signed in to the sign-in page, and back', async ({ page, faults }) => {
  faults.announce(refusedWith(401));
  const toLogin = page.waitForRequest(/\/api\/login/);
  await page.goto('/dashboard');
  await toLogin;
  await createAccount(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('opens with its loading text, under the header of the site', async ({ page }) => {
  await register(page.request);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading your dashboard...', { exact: true })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(
    page.getByText('Manage your consultations and account details', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Dashboard/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('a newcomer is told what is not there yet', async ({ page }) => {
  const { email } = await register(page.request);
  await page.goto('/dashboard');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText('Grace Hopper');
  await expect(profile).toContainText(email);
  await expect(profile.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/dashboard/profile',
  );
  const texts = [
    "You don't have any active services.",
    "You haven't made any purchases yet.",
    "You don't have any upcoming sessions.",
  ];
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await active(page).getByRole('link', { name: 'Explore our services' }).click();
  await expect(page).toHaveURL('/services');
});

test('shows a picture where there is one, else initials', async ({ page, faults }) => {
  faults.announce(refusedWith(404));
  await register(page.request);
  const picture = 'https://pictures.example/grace.png';
  await page.request.patch('/api/auth/user', { data: { profileImageUrl: picture } });
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page.route(picture, (route) =>
    route.fulfill({ body: Buffer.from(pixel, 'base64'), contentType: 'image/png' }),
  );
  await page.goto('/dashboard');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.locator('img')).toHaveAttribute('src', picture);
  await page.route(picture, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(profile.getByText('GH', { exact: true })).toBeVisible();
});

test('shows what was bought, how far it is and what it cost', async ({ page, ownerApi }) => {
  const { id, name } = await makeService(ownerApi, { price: 1234.5 });
  await register(page.request);
  await page.request.post('/api/purchases', { data: { serviceId: id } });
  await page.goto('/dashboard');
  await expect(active(page).getByRole('heading', { name })).toBeVisible();
  await expect(active(page).getByRole('progressbar')).toHaveAttribute('value', '0');
  await expect(active(page)).toContainText('0%');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
  for (const text of [name, '$1,234.50', today, '0% complete', 'Active'])
    await expect(history(page)).toContainText(text);
});

test('only active purchases are active services; each state has its color', async ({ page }) => {
  const states = ['active', 'completed', 'pending', 'cancelled'] as const;
  await answerWith(page, '**/api/purchases', [
    ...states.map((status, index) =>
      purchase({ id: index + 1, status, service: { name: `It is ${status}` }, progress: 40 }),
    ),
    purchase({ id: 9, service: null }),
  ]);
  await register(page.request);
  await page.goto('/dashboard');
  await expect(active(page).getByRole('heading', { level: 3 })).toHaveText([
    'It is active',
    'Service',
  ]);
  await expect(history(page).getByRole('listitem')).toHaveCount(5);
  await expect(history(page)).toContainText('July 18, 2026');
  const tones = { active: 'info', completed: 'success', pending: 'warn', cancelled: 'danger' };
  for (const status of states) {
    const row = history(page)
      .getByRole('listitem')
      .filter({ hasText: `It is ${status}` });
    const label = `${status[0]?.toUpperCase()}${status.slice(1)}`;
    await expect(row.getByText(label, { exact: true })).toHaveClass(
      new RegExp(`text-${tones[status]}`),
    );
  }
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('sessions are told in EST, with the own time beside it and a calendar file', async ({
    page,
  }) => {
    await answerWith(page, '**/api/sessions', [session]);
    await register(page.request);
    await page.goto('/dashboard');
    await expect(sessions(page).getByRole('heading', { name: 'Kick-off' })).toBeVisible();
    await expect(
      sessions(page).getByText('July 15, 2026, 10:00 AM – 11:00 AM EST', { exact: true }),
    ).toBeVisible();
    await expect(
      sessions(page).getByText('Your time: July 15, 2026, 5:00 PM – 6:00 PM', { exact: true }),
    ).toBeVisible();
    const link = sessions(page).getByRole('link', { name: 'Add to calendar: Kick-off' });
    await expect(link).toHaveAttribute('href', '/api/sessions/7/calendar.ics');
  });
});

test('preferences change at once, are saved, and are there again', async ({ page }) => {
  await register(page.request);
  await page.goto('/dashboard');
  await expect(preference(page, 'Email Updates')).toBeChecked();
  await expect(preference(page, 'Phone Calls')).not.toBeChecked();
  await expect(preference(page, 'Text Messages')).not.toBeChecked();
  await preference(page, 'Phone Calls').check();
  await expectToast(
    page,
    'Preferences updated',
    'Your communication preferences have been updated successfully.',
  );
  await preference(page, 'Email Updates').uncheck();
  await preference(page, 'Text Messages').check();
  await expect
    .poll(() => savedPreferences(page.request))
    .toEqual({ email: false, phone: true, text: true });
  await page.reload();
  await expect(preference(page, 'Phone Calls')).toBeChecked();
  await expect(preference(page, 'Email Updates')).not.toBeChecked();
});

test('a preference that cannot be saved goes back, and the others stay', async ({
  page,
  faults,
}) => {
  faults.announce(refusedWith(500));
  await register(page.request);
  await page.goto('/dashboard');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/communication-preferences', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await gate.promise;
    return route.fulfill({ status: 500 });
  });
  await preference(page, 'Phone Calls').check();
  await expect(preference(page, 'Phone Calls')).toBeChecked();
  gate.resolve();
  await expectToast(page, 'Update failed', 'Failed to update your preferences. Please try again.');
  await page.unroute('**/api/communication-preferences');
  await expect(preference(page, 'Phone Calls')).not.toBeChecked();
  await preference(page, 'Text Messages').check();
  await expect
    .poll(() => savedPreferences(page.request))
    .toEqual({ email: true, phone: false, text: true });
});

test('what cannot be read says so where it would stand, and can be tried again', async ({
  page,
  faults,
}) => {
  faults.announce(refusedWith(503));
  await register(page.request);
  const paths = ['**/api/purchases', '**/api/sessions', '**/api/communication-preferences'];
  for (const path of paths) await page.route(path, (route) => route.fulfill({ status: 503 }));
  await page.goto('/dashboard');
  const failing = [
    ['Communication Preferences', 'communication preferences'],
    ['Your Active Services', 'active services'],
    ['Purchase History', 'purchase history'],
    ['Upcoming Sessions', 'upcoming sessions'],
  ] as const;
  for (const [name, what] of failing) {
    const text = `Error loading your ${what}. Please try again later.`;
    await expect(section(page, name).getByText(text, { exact: true })).toBeVisible();
  }
  for (const path of paths) await page.unroute(path);
  await history(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("You haven't made any purchases yet.")).toBeVisible();
  await expect(page.getByText("You don't have any active services.")).toBeVisible();
});

test('the history waits behind three skeletons', async ({ page }) => {
  await register(page.request);
  const gate = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await gate.promise;
    await route.continue();
  };
  await page.route('**/api/purchases', hold);
  await page.goto('/dashboard');
  await expect(history(page).locator('[data-skeleton]')).toHaveCount(3);
  gate.resolve();
  await expect(page.getByText("You haven't made any purchases yet.")).toBeVisible();
  await expect(history(page).locator('[data-skeleton]')).toHaveCount(0);
});
