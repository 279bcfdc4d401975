import type { Locator, Page } from '@playwright/test';
import {
  changeContact,
  changeCustomer,
  makeActivity,
  makeAsset,
  makeCustomer,
  unique,
  writeContact,
} from './data.ts';
import { refusedWith } from './faults.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectGoodLooks,
  expectNoSidewaysScroll,
  expectToFit,
  setWidth,
  wearTheme,
} from './looks.ts';
import { expect, test } from './test.ts';

interface Look {
  name: string;
  path: string;
  /** Public pages are found by search engines, so they describe themselves. */
  isPublic?: boolean;
  refused?: number;
  /** What is there when the page has come to rest. */
  settled: (page: Page) => Locator;
  signedIn?: boolean;
  /** What is asked for, and answered with nothing. */
  empty?: RegExp;
  /** Of the empty ones: looked at in the dark as well. */
  dark?: boolean;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });

const looks: Look[] = [
  { name: 'landing', path: '/', isPublic: true, settled: heading('Level-Up Pack') },
  { name: 'sign-in', path: '/login', settled: heading('Welcome back') },
  { name: 'register', path: '/login#register', settled: heading('Create your account') },
  { name: 'forgotten password', path: '/login#forgot', settled: heading('Forgot your password?') },
  { name: 'not found', path: '/nope', refused: 404, settled: heading('Oh... bummer.') },
  { name: 'denied', path: '/admin/contacts', refused: 401, settled: heading('Access Denied') },
  {
    name: 'dashboard',
    path: '/admin',
    signedIn: true,
    settled: (page) => page.locator('.recharts-bar').first(),
  },
  {
    name: 'dashboard, empty',
    path: '/admin',
    signedIn: true,
    empty: /\/api\/(admin\/contact-submissions|activities\/(recent|due))\?/,
    dark: true,
    settled: heading('All caught up!'),
  },
  {
    name: 'submissions',
    path: '/admin/contacts',
    signedIn: true,
    settled: (page) => page.getByRole('article').first(),
  },
  {
    name: 'submissions, empty',
    path: '/admin/contacts',
    signedIn: true,
    empty: /\/api\/admin\/contact-submissions\?/,
    settled: heading('No submissions yet'),
  },
  {
    name: 'customers',
    path: '/admin/customers',
    signedIn: true,
    settled: (page) => page.getByRole('article').first(),
  },
  {
    name: 'customers, empty',
    path: '/admin/customers',
    signedIn: true,
    empty: /\/api\/(admin\/contact-submissions|customers)\?/,
    settled: heading('No customers yet'),
  },
  {
    name: 'customer',
    path: '/admin/customers/:id',
    signedIn: true,
    settled: (page) => page.getByRole('article').first(),
  },
  {
    name: 'customer, empty',
    path: '/admin/customers/:id',
    signedIn: true,
    empty: /\/api\/(customers\/\d+\/activities|admin\/audit)\?/,
    dark: true,
    settled: heading('No activities recorded yet'),
  },
  {
    name: 'customer not found',
    path: '/admin/customers/2147483647',
    signedIn: true,
    refused: 404,
    settled: heading('Customer Not Found'),
  },
  {
    name: 'activity',
    path: '/admin/activity',
    signedIn: true,
    settled: (page) => page.getByRole('article').first(),
  },
  {
    name: 'activity, empty',
    path: '/admin/activity',
    signedIn: true,
    empty: /\/api\/activities\?/,
    settled: heading('No activities yet'),
  },
  {
    name: 'audit log',
    path: '/admin/audit',
    signedIn: true,
    settled: (page) => page.getByRole('article').first(),
  },
  {
    name: 'audit log, empty',
    path: '/admin/audit',
    signedIn: true,
    empty: /\/api\/admin\/audit\?/,
    settled: heading('No changes yet'),
  },
  {
    name: 'trash',
    path: '/admin/trash',
    signedIn: true,
    settled: (page) => page.getByRole('button', { name: /^Restore/ }).first(),
  },
  {
    name: 'trash, empty',
    path: '/admin/trash',
    signedIn: true,
    empty: /\/api\/admin\/trash\?/,
    settled: heading('The trash is empty'),
  },
  {
    name: 'services, empty',
    path: '/admin/services',
    signedIn: true,
    empty: /\/api\/services$/,
    settled: heading('No services yet'),
  },
  {
    name: 'assets, empty',
    path: '/admin/assets',
    signedIn: true,
    empty: /\/api\/assets$/,
    settled: heading('No assets yet'),
  },
  { name: 'services', path: '/admin/services', signedIn: true, settled: heading('Level-Up Pack') },
  { name: 'assets', path: '/admin/assets', signedIn: true, settled: heading('Resume') },
];

/** Whose page is looked at. */
let customerId = 0;
const at = (path: string) => path.replace(':id', String(customerId));

/** Words of people are as long as they like. */
test.beforeAll(async ({ playwright, polaris, ownerCookies }) => {
  const owner = await playwright.request.newContext({
    baseURL: polaris.url,
    storageState: { cookies: ownerCookies, origins: [] },
  });
  const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3);
  const contact = { email: `${'long'.repeat(15)}@example.com`, phone: '5'.repeat(50) };
  await writeContact(owner, { ...contact, name: endless, message: endless });
  await changeContact(owner, (await writeContact(owner)).id, { status: 'spam' });
  await makeAsset(owner, { name: endless, url: `https://example.com/${endless}` });
  const customer = { name: endless, email: contact.email, phone: contact.phone, company: endless };
  customerId = (await makeCustomer(owner, { ...customer, notes: endless, totalValue: 1e9 })).id;
  await makeActivity(owner, customerId, {
    subject: endless,
    description: endless,
    dueOn: '2025-07-18',
  });
  await changeCustomer(owner, customerId, { status: 'on_hold' });
  const gone = await makeCustomer(owner, { name: endless });
  await makeActivity(owner, gone.id);
  await owner.delete(`/api/customers/${gone.id}`);
  await makeAsset(owner, { name: unique('Inactive'), description: 'Dimmed.', isActive: false });
  await owner.dispose();
});

for (const look of looks) {
  test(`${look.name}: fits every screen and is accessible`, async ({
    page,
    faults,
    signInAsOwner,
  }) => {
    if (look.refused) faults.announce(refusedWith(look.refused));
    if (look.signedIn) await signInAsOwner();
    if (look.empty) {
      const headers = { 'X-Total-Count': '0' };
      await page.route(look.empty, (route) => route.fulfill({ json: [], headers }));
    }
    await page.goto(at(look.path));
    await expect(look.settled(page)).toBeVisible();
    // All empty states are made of the same parts: two of them are looked at in the dark as well.
    await (look.empty && !look.dark ? expectToFit(page) : expectGoodLooks(page));
  });
}

test('what opens on top is accessible too', async ({ page, signInAsOwner }) => {
  test.slow();
  await signInAsOwner();
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await setWidth(page, 375);
  await page.reload();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessibleInBothThemes(page);

  await page.goto('/admin/contacts');
  await page.getByRole('article').first().click();
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await page.getByRole('button', { name: 'Create Service' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
});

test('forms that are open in a list are accessible too', async ({ page, signInAsOwner }) => {
  test.slow();
  await signInAsOwner();
  await page.goto('/admin/contacts');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const path of ['/admin/customers', '/admin/activity', '/admin/customers/:id']) {
    await page.goto(at(path));
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page
      .getByRole('button', { name: 'Log Activity' })
      .or(page.getByRole('button', { name: 'Save Customer' }))
      .click();
    await expect(page.getByText(/is required$/).first()).toBeVisible();
    await expectGoodLooks(page);
  }
  await page.goto('/admin/activity');
  await wearTheme(page, 'dark');
  await page.getByRole('combobox', { name: 'Customer' }).fill('Donau');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('the contact form is accessible while it complains and when it is done', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name' }).fill('A');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('A question about a table.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks for reaching out!' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('every page has a title of its own, and public pages a description', async ({
  page,
  faults,
  signInAsOwner,
}) => {
  faults.announce(refusedWith(404));
  await signInAsOwner();
  const titles = new Map<string, string>();
  const paths = [
    '/',
    '/login',
    '/nope',
    '/dashboard',
    '/dashboard/profile',
    '/admin',
    '/admin/contacts',
    '/admin/services',
    '/admin/customers',
    '/admin/customers/:id',
    '/admin/activity',
    '/admin/assets',
    '/admin/mail',
    '/admin/audit',
    '/admin/trash',
  ];
  for (const path of paths) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.poll(() => page.title()).toMatch(/\S/);
    if (path.startsWith('/admin')) await expect(page).toHaveTitle(/ · Admin · Polaris$/);
    titles.set(await page.title(), path);
  }
  expect([...titles.values()]).toEqual(paths);
  await page.goto('/');
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /^.{50,200}$/s);
});
