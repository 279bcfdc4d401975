import type { Page } from '@playwright/test';
import { makeService, makeAccount } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expectVisualChecks } from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4);
const reads = ['**/api/purchases', '**/api/sessions', '**/api/communication-preferences'];

/** Names have no maximum length on screen. */
async function fill(page: Page, serviceId: number): Promise<void> {
  const names = { firstName: endless.slice(0, 100), lastName: endless.slice(0, 100) };
  await page.request.patch('/api/auth/user', { data: names });
  await page.request.post('/api/purchases', { data: { serviceId } });
  const { id, userId } = (await (await page.request.get('/api/purchases')).json())[0] as {
    id: number;
    userId: string;
  };
  const rows = ['active', 'completed', 'pending', 'cancelled'].map((status, index) => ({
    id: id + index,
    userId,
    serviceId,
    service: { name: endless },
    status,
    amount: 9_999_999_999.99,
    progress: 40,
    purchaseDate: '2026-07-18T12:00:00.000Z',
    purchasedOn: '2026-07-18',
    completionDate: null,
    completedOn: null,
    steps: [],
    notes: [{ text: endless, createdAt: '2026-07-20T12:00:00.000Z', writtenOn: '2026-07-20' }],
  }));
  const session = {
    id: 1,
    userId,
    serviceId,
    title: endless,
    startTime: '2026-07-15T03:30:00.000Z',
    endTime: '2026-07-15T05:30:00.000Z',
    status: 'scheduled',
    createdAt: '2026-07-01T00:00:00.000Z',
  };
  await page.context().route('**/api/purchases', (route) => route.fulfill({ json: rows }));
  await page.context().route('**/api/sessions', (route) => route.fulfill({ json: [session] }));
}

test('shows the dashboard accessibly on every screen size when empty, full and failing', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(503));
  const { id } = await makeService(ownerApi);
  await makeAccount(page.request);
  await page.goto('/dashboard');
  await expect(page.getByText("You haven't made any purchases yet.")).toBeVisible();
  await expectVisualChecks(page);

  await fill(page, id);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Add to calendar/ })).toBeVisible();
  await expectVisualChecks(page);

  for (const path of reads)
    await page.context().route(path, (route) => route.fulfill({ status: 503 }));
  await page.goto('/dashboard');
  await expect(page.getByText('Error loading your upcoming sessions.')).toBeVisible();
  await expectVisualChecks(page);
});

test('shows the profile accessibly on every screen size', async ({ page, consoleErrors }) => {
  test.slow();
  consoleErrors.allow(failedResponse(400));
  await makeAccount(page.request);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expectVisualChecks(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expectVisualChecks(page);
});

test('shows the order step accessibly on every screen size, even at a new price', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(409));
  const service = await makeService(ownerApi, { name: endless });
  await makeAccount(page.request);
  await page.goto(`/services/${service.id}`);
  await ownerApi.put(`/api/services/${service.id}`, { data: { ...service, price: 999 } });
  await page.getByRole('button', { name: 'Purchase this service' }).click();
  const step = page.getByRole('dialog');
  await expect(step).toContainText('Grace Hopper');
  await expectVisualChecks(page);
  await step.getByRole('button', { name: 'Order for' }).click();
  await expect(step.getByRole('alert')).toBeVisible();
  await expectVisualChecks(page);
});
