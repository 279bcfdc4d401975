import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from './looks.ts';
import { refusedWith } from './faults.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

test.use({ ownPolaris: { name: 'admin-transfer' } });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import customers' });

async function choose(page: Page, csv: string): Promise<void> {
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog(page).getByLabel('CSV file').setInputFiles(file);
}

async function openImport(page: Page): Promise<void> {
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('customers are looked at, imported, exported, and imported again to no effect', async ({
  page,
}) => {
  await openImport(page);
  await choose(
    page,
    'name,email,status,Notes\nImported One,one@example.com,On Hold,"=1+1"\nImported Two,two@example.com,,\n',
  );
  const changes = dialog(page).getByRole('region', { name: 'What would change' });
  await expect(changes).toContainText('Imported One');
  await expect(changes).toContainText('on_hold');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Import 2 customers' }).click();
  await expectToast(page, 'Success', '2 customers added, 0 changed');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Imported One' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  const exported = readFileSync(await download.path(), 'utf8');
  expect(exported).toContain("'=1+1");
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, exported);
  await expect(dialog(page).getByText('Nothing would change.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Import/ })).toHaveCount(0);
});

test('a file with mistakes is told line by line, and cannot be imported', async ({ page }) => {
  await openImport(page);
  await choose(page, 'name,email\n,a@example.com\nB,nonsense\n');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    '2 lines have a mistake. Nothing is imported until the file is fixed.',
  );
  const mistakes = dialog(page).getByRole('region', { name: 'Mistakes' });
  await expect(mistakes).toContainText('Name is required');
  await expect(mistakes).toContainText('Please enter a valid email address.');
  await expectAccessible(page);
  await expect(dialog(page).getByRole('button', { name: /^Import/ })).toHaveCount(0);
});

test('a file that is no list of customers is refused with a sentence', async ({ page, faults }) => {
  faults.announce(refusedWith(400));
  await openImport(page);
  await choose(page, 'first,last\nA,B\n');
  await expect(dialog(page).getByRole('alert')).toContainText('"name" is not among them');
});

test('a file over ten megabytes is refused before it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await openImport(page);
  await choose(page, `name\n${'A\n'.repeat(5.5 * 1024 * 1024)}`);
  await expect(dialog(page).getByText('The file may have at most 10 MB.')).toBeVisible();
  expect(sent.filter((path) => path.includes('/import/'))).toEqual([]);
  await expectAccessible(page);
  await choose(page, 'name\nSmaller\n');
  await expect(dialog(page).getByText('The file may have at most 10 MB.')).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Import 1 customer' })).toBeVisible();
});

test('a file with too many rows is refused with a sentence', async ({ page, faults }) => {
  faults.announce(refusedWith(400));
  await openImport(page);
  await choose(page, `name\n${'A\n'.repeat(1_000_000)}`);
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The file has more than 10,000 rows; at most 10,000 can be imported at once.',
  );
});

test('a busy server is told, and tried again', async ({ page, faults }) => {
  faults.announce(refusedWith(503), refusedWith(502));
  const detail = 'Other imports are being read. Please try again in a few seconds.';
  const problem = JSON.stringify({ title: 'Service Unavailable', status: 503, detail });
  const failures = [
    { status: 503, contentType: 'application/problem+json', body: problem },
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  ];
  await page.route('**/import/customers/preview', (route) => {
    const failure = failures.shift();
    return failure ? route.fulfill(failure) : route.fallback();
  });
  await openImport(page);
  await choose(page, 'name\nPatient\n');
  await expect(dialog(page).getByRole('alert')).toHaveText(detail);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The server could not read the file (502). Please try again.',
  );
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Import 1 customer' })).toBeVisible();
});

test("a proxy's own refusal of a large file is told in the same sentence", async ({
  page,
  faults,
}) => {
  faults.announce(refusedWith(413));
  await page.route('**/import/customers/preview', (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too Large</h1>' }),
  );
  await openImport(page);
  await choose(page, 'name\nA\n');
  await expect(dialog(page).getByRole('alert')).toHaveText('The file may have at most 10 MB.');
});

test('an import whose customers changed meanwhile is looked at again', async ({
  page,
  ownerApi,
  faults,
}) => {
  faults.announce(refusedWith(409));
  const made = await ownerApi.post('/api/customers', {
    data: { name: 'Slow', email: 'slow@example.com' },
  });
  const { id } = (await made.json()) as { id: number };
  await openImport(page);
  await choose(page, 'name,email\nSlower,slow@example.com\n');
  await expect(dialog(page).getByRole('button', { name: 'Import 1 customer' })).toBeVisible();
  await ownerApi.put(`/api/customers/${id}`, { data: { name: 'Quick' } });
  await dialog(page).getByRole('button', { name: 'Import 1 customer' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Look at it again.');
  await dialog(page).getByRole('button', { name: 'Preview again' }).click();
  await expect(dialog(page).getByText('Quick')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Import 1 customer' }).click();
  await expectToast(page, 'Success', '0 customers added, 1 changed');
});
