import type { BrowserContext, Page } from '@playwright/test';
import type { AuditEntry, Customer } from '@polaris/contracts';
import { failedResponse } from '../support/console-errors.ts';
import { makeCustomer, readContact, writeContact } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/** A separate server. */
test.use({ ownPolaris: { name: 'working-day', settings: { SEED: 'none' } } });
test.beforeEach(({ signInAsOwner }) => signInAsOwner());

const PHONE = { width: 375, height: 812 };

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const detail = (page: Page) => page.getByRole('region', { name: 'Submission', exact: true });
const information = (page: Page) => page.getByRole('form', { name: 'Customer Information' });
const field = (page: Page, name: string) => information(page).getByRole('textbox', { name });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit information' }).click();
const save = (page: Page) => information(page).getByRole('button', { name: 'Save Changes' });

async function openPhone(context: BrowserContext): Promise<Page> {
  const { cookies } = await context.storageState();
  const phone = await context.browser()!.newContext({ viewport: PHONE, hasTouch: true });
  await phone.addCookies(cookies);
  return phone.newPage();
}

test('loses nothing and changes nothing by mistake in a day on two windows and a phone', async ({
  page: desk,
  context,
  request,
  ownerApi,
  polaris,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(409));
  const side = await context.newPage();
  const phone = await openPhone(context);
  await desk.goto('/admin/contacts');
  await side.goto('/admin/customers');
  await phone.goto(`${polaris.url}/admin`);
  await expect(desk.getByText('No submissions yet')).toBeVisible();
  await expect(phone.getByText('All caught up!')).toBeVisible();

  const sara = await test.step('announce a new message in each window', async () => {
    const written = await writeContact(request, {
      email: 'sara@acme.example',
      phone: '+1 212 555 0177',
    });
    await expect(card(desk, written.name)).toBeVisible();
    for (const page of [desk, side])
      await expect(page.getByRole('link', { name: 'Submissions, 1 unread' })).toBeVisible();
    await expect(side).toHaveTitle(/^\(1\) /);
    await expect(phone.getByRole('link', { name: new RegExp(written.name) })).toBeVisible();
    return written;
  });

  await test.step('type for the palette without changing the message', async () => {
    await desk.bringToFront();
    await card(desk, sara.name).click();
    await desk.keyboard.press('Control+k');
    await desk.keyboard.type('sara');
    await expect(desk.getByRole('dialog').getByRole('combobox')).toHaveValue('sara');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    expect((await readContact(ownerApi, sara.id))?.status).toBe('new');
  });

  await test.step('press a key three times without a conflict', async () => {
    await card(desk, sara.name).focus();
    await desk.keyboard.press('r');
    await desk.keyboard.press('r');
    await desk.keyboard.press('r');
    await expectToast(desk, 'Success', 'Contact updated successfully', 'Undo');
    expect((await readContact(ownerApi, sara.id))?.status).toBe('replied');
    // Open lists only change on request.
    await phone.getByRole('button', { name: 'Refresh this list' }).click();
    await expect(phone.getByText('All caught up!')).toBeVisible();
  });

  const customer =
    await test.step('convert the message to a customer, and follow the toast', async () => {
      await detail(desk).getByRole('button', { name: 'Convert to Customer' }).click();
      await desk.getByRole('button', { name: 'View customer' }).click();
      await expect(desk.getByRole('heading', { level: 1, name: sara.name })).toBeVisible();
      const [made] = (await (await ownerApi.get('/api/customers')).json()) as [Customer];
      await expect(side.getByRole('link', { name: sara.name })).toBeVisible();
      return made;
    });
  const stored = async () =>
    (await (await ownerApi.get(`/api/customers/${customer.id}`)).json()) as Customer;

  await test.step('change different fields in two windows, and keep both', async () => {
    await side.goto(`/admin/customers/${customer.id}`);
    await edit(desk);
    await field(desk, 'Company').fill('Acme');
    await edit(side);
    await field(side, 'Phone').fill('+1 212 555 0188');
    await save(desk).click();
    await expectToast(desk, 'Success', 'Customer updated successfully');
    await side.bringToFront();
    await save(side).click();
    await expect.poll(stored).toMatchObject({ company: 'Acme', phone: '+1 212 555 0188' });
    await expect(desk.getByRole('button', { name: '+1 212 555 0188 (edit Phone)' })).toBeVisible();
  });

  await test.step('change the same field on the phone, and resolve the conflict before saving', async () => {
    await phone.goto(`${polaris.url}/admin/customers/${customer.id}`);
    await edit(phone);
    await field(phone, 'Notes').fill('Written on the train.');
    await edit(side);
    await field(side, 'Notes').fill('Written at the desk.');
    await save(side).click();
    await expect.poll(stored).toMatchObject({ notes: 'Written at the desk.' });
    await save(phone).click();
    await expect(
      information(phone).getByRole('group', { name: /Choose what to keep/ }),
    ).toBeVisible();
    expect(await stored()).toMatchObject({ notes: 'Written at the desk.' });
    await information(phone).getByRole('button', { name: 'Save these choices' }).click();
    await expect.poll(stored).toMatchObject({ notes: 'Written on the train.', company: 'Acme' });
  });

  await test.step('receive a message of the same person from another address', async () => {
    await desk.goto('/admin/contacts');
    await expect(card(desk, sara.name)).toBeVisible();
    const again = await writeContact(request, { phone: '(212) 555-0188' });
    await desk.getByRole('button', { name: '1 new submission' }).click();
    await card(desk, again.name).click();
    await detail(desk).getByRole('button', { name: 'Convert to Customer' }).click();
    await desk.getByRole('button', { name: /^Use this customer/ }).click();
    await expectToast(
      desk,
      'Success',
      'Contact converted to customer successfully',
      'View customer',
    );
    await expect(detail(desk).getByRole('link', { name: 'View Customer' })).toBeVisible();
  });

  await test.step('leave a list far down, and return to it with Back', async () => {
    for (let count = 0; count < 30; count += 1) await makeCustomer(ownerApi, { email: null });
    await side.goto('/admin/customers?q=hopper');
    const links = side.getByRole('link', { name: /^Grace Hopper/ });
    await expect(links).not.toHaveCount(0);
    await links.last().scrollIntoViewIfNeeded();
    const name = (await links.last().textContent())!;
    await side.getByRole('link', { name, exact: true }).click();
    await expect(side.getByRole('heading', { level: 1, name })).toBeVisible();
    await side.goBack();
    await expect(side).toHaveURL('/admin/customers?q=hopper');
    await expect(side.getByRole('link', { name, exact: true })).toBeInViewport();
  });

  await test.step('check that nothing else has changed', async () => {
    const { notes, ...rest } = await stored();
    expect(rest).toMatchObject({ company: 'Acme', phone: '+1 212 555 0188', email: sara.email });
    expect(notes).toMatch(/^Written on the train\.\n\nConverted from contact/);
    const log = await ownerApi.get('/api/admin/audit?relation=contact_submissions&limit=50');
    const statuses = ((await log.json()) as AuditEntry[]).map(({ after }) => after?.['status']);
    expect(statuses.filter(Boolean)).toEqual(['converted', 'new', 'converted', 'replied', 'new']);
  });
  await phone.context().close();
});
