import type { Locator, Page } from '@playwright/test';
import { SIGNED_IN_HINT } from '@polaris/contracts';
import {
  changeContact,
  changeCustomer,
  makeActivity,
  makeAsset,
  makeCustomer,
  unique,
  writeContact,
} from '../support/data.ts';
import { makeTestimonial } from '../support/delivery.ts';
import { failedResponse } from '../support/console-errors.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectVisualChecks,
  expectNoSidewaysScroll,
  expectToFit,
  isThorough,
  setWidth,
  switchTheme,
} from '../support/pages/visual-checks.ts';
import { demoSite, expect, test } from '../support/test.ts';

/** Few records, as a list with those of all tests would take many times as long. */
test.use({ ownPolaris: demoSite });

interface VisualPage {
  path: string;
  /** Shown once the page has loaded. */
  settled: (page: Page) => Locator | Promise<Locator>;
  /** Reads with empty responses. */
  empty?: RegExp;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const firstEntry = (list: string) => (page: Page) =>
  page.getByRole('list', { name: list }).getByRole('listitem').first();
const firstArticle = (page: Page) => page.getByRole('article').first();
/** A card or a row, depending on the width. */
const firstCustomer = (page: Page) => page.getByRole('button', { name: /^Edit / }).first();

/** Charts load when they come near. */
async function chart(page: Page): Promise<Locator> {
  await expect(heading('Recent Unread Submissions')(page)).toBeVisible();
  await page.locator('footer').scrollIntoViewIfNeeded();
  return page.getByRole('figure');
}

/** For signed-out visitors. */
const visitorPages: VisualPage[] = [
  { path: '/login', settled: heading('Welcome back') },
  { path: '/login#register', settled: heading('Create your account') },
  { path: '/login#forgot', settled: heading('Forgot your password?') },
  { path: '/pay', settled: heading('This link is not complete.') },
  { path: '/offer', settled: heading('This link is not complete.') },
  { path: '/nope', settled: heading('Oh... bummer.') },
  { path: '/admin/contacts', settled: heading('Access Denied') },
];

const crmPages: VisualPage[] = [
  { path: '/admin', settled: chart },
  { path: '/admin/contacts', settled: firstArticle },
  { path: '/admin/customers', settled: firstCustomer },
  { path: '/admin/customers?layout=board', settled: firstArticle },
  { path: '/admin/customers/:id', settled: firstArticle },
  { path: '/admin/customers/2147483647', settled: heading('Customer Not Found') },
];

const recordPages: VisualPage[] = [
  { path: '/admin/activity', settled: firstArticle },
  { path: '/admin/companies', settled: heading('All Companies') },
  { path: '/admin/audit', settled: firstArticle },
  { path: '/admin/audit?records=security', settled: firstArticle },
  { path: '/admin/settings', settled: heading('Your data') },
  { path: '/admin/health', settled: (page) => page.getByText('Background work') },
  { path: '/admin/settings/booking', settled: heading('What clients see') },
  {
    path: '/admin/calendar',
    settled: (page) => page.getByRole('button', { name: /^New session: / }),
  },
  { path: '/admin/settings/mail', settled: heading('Your domain') },
  {
    path: '/admin/trash',
    settled: (page) => page.getByRole('button', { name: /^Restore/ }).first(),
  },
  { path: '/admin/backups', settled: heading('Download or restore') },
  { path: '/admin/testimonials', settled: firstEntry('Testimonials') },
  { path: '/admin/subscribers', settled: firstEntry('Subscribers') },
  { path: '/admin/reply-templates', settled: heading('All Templates (') },
  { path: '/admin/essays', settled: firstEntry('Essays') },
  { path: '/admin/essays/:essay', settled: heading('Warp and weft') },
  { path: '/admin/services', settled: heading('Level-Up Pack') },
  { path: '/admin/assets', settled: heading('Resume') },
];

/** All empty states share components: `npm test` checks these two, in both themes. */
const emptyInBothThemes: VisualPage[] = [
  {
    path: '/admin',
    empty: /\/api\/(admin\/contact-submissions|activities\/(recent|due))\?/,
    settled: heading('All caught up!'),
  },
  {
    path: '/admin/customers/:id',
    empty: /\/api\/(customers\/\d+\/activities|admin\/audit)\?/,
    settled: heading('No activities recorded yet'),
  },
];

const emptyPages: VisualPage[] = [
  {
    path: '/admin/contacts',
    empty: /\/api\/admin\/contact-submissions\?/,
    settled: heading('No submissions yet'),
  },
  {
    path: '/admin/customers',
    empty: /\/api\/(admin\/contact-submissions|(admin\/)?customers)\?/,
    settled: heading('No customers yet'),
  },
  {
    path: '/admin/activity',
    empty: /\/api\/activities\?/,
    settled: heading('No activities yet'),
  },
  { path: '/admin/audit', empty: /\/api\/admin\/audit\?/, settled: heading('No changes yet') },
  { path: '/admin/trash', empty: /\/api\/admin\/trash\?/, settled: heading('The trash is empty') },
  { path: '/admin/services', empty: /\/api\/services$/, settled: heading('No services yet') },
  { path: '/admin/assets', empty: /\/api\/assets$/, settled: heading('No assets yet') },
];

/** The customer to check. */
let customerId = 0;
/** A draft, so that no page of the site shows it. */
let essayId = 0;
const at = (path: string) =>
  path.replace(':id', String(customerId)).replace(':essay', String(essayId));

/** Long user texts. */
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
  await owner.post('/api/newsletter', { data: { email: `${'reader'.repeat(10)}@example.com` } });
  const template = {
    name: unique(endless).slice(-80),
    subject: endless.slice(0, 200),
    body: endless,
  };
  await owner.post('/api/admin/reply-templates', { data: template });
  const essay = {
    title: endless.slice(0, 60),
    slug: unique('endless')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
    description: endless.slice(0, 160),
    topics: ['identity', 'trust', 'institutions', 'communities', 'design'],
    date: '2025-07-18',
    body: `${endless}[^1]\n\n## Warp and weft\n\n- ${endless}\n\n[^1]: ${endless}`,
  };
  const written = await owner.post('/api/admin/essays', { data: essay });
  essayId = ((await written.json()) as { id: number }).id;
  const buyer = await playwright.request.newContext({ baseURL: polaris.url });
  await makeTestimonial(owner, buyer, { content: endless, name: endless.slice(0, 100) });
  await buyer.dispose();
  await owner.dispose();
});

type Check = (page: Page) => Promise<void>;

/** One window for all, as a new one costs as much as a visit. */
async function expectAll(page: Page, pages: VisualPage[], check: Check): Promise<void> {
  for (const checked of pages)
    await test.step(checked.path, async () => {
      const headers = { 'X-Total-Count': '0' };
      if (checked.empty) {
        // With a session cookie the page would contain the existing records.
        await page.context().clearCookies({ name: SIGNED_IN_HINT });
        await page.context().route(checked.empty, (route) => route.fulfill({ json: [], headers }));
      }
      await page.goto(at(checked.path));
      await expect(await checked.settled(page)).toBeVisible();
      await check(page);
      await page.unrouteAll();
    });
}

test('keeps public pages accessible on every screen size', async ({ page, consoleErrors }) => {
  test.slow();
  consoleErrors.allow(failedResponse(404), failedResponse(401));
  await expectAll(page, visitorPages, expectVisualChecks);
});

const groups = { 'the dashboard and people': crmPages, 'all other records': recordPages };

for (const [name, pages] of Object.entries(groups))
  test(`keeps admin screens of ${name} accessible on every screen size`, async ({
    page,
    consoleErrors,
    signInAsOwner,
  }) => {
    test.slow();
    consoleErrors.allow(failedResponse(404));
    await signInAsOwner();
    await expectAll(page, pages, expectVisualChecks);
  });

test('keeps empty admin screens accessible on every screen size', async ({
  page,
  signInAsOwner,
}) => {
  test.slow();
  await signInAsOwner();
  await expectAll(page, emptyInBothThemes, expectVisualChecks);
  if (isThorough) await expectAll(page, emptyPages, expectToFit);
});

test('keeps dialogs and menus accessible', async ({ page, signInAsOwner }) => {
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
  const openActions = () =>
    page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
  await openActions();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await openActions();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await page.getByRole('button', { name: 'Create Service' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
});

test('keeps forms in lists accessible', async ({ page, signInAsOwner }) => {
  test.slow();
  await signInAsOwner();
  await page.goto('/admin/contacts');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const path of [
    '/admin/customers#new-customer-title',
    '/admin/activity',
    '/admin/customers/:id',
  ]) {
    await page.goto(at(path));
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page
      .getByRole('button', { name: 'Log Activity' })
      .or(page.getByRole('button', { name: 'Save Customer' }))
      .click();
    await expect(page.getByText(/is required$/).first()).toBeVisible();
    await expectVisualChecks(page);
  }
  await page.goto('/admin/activity');
  await switchTheme(page, 'dark');
  await page.getByRole('combobox', { name: 'Customer' }).fill('Donau');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('keeps the contact form accessible with errors and when sent', async ({ page }) => {
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
