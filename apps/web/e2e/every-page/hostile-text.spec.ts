import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import {
  makeActivity,
  makeAsset,
  makeCustomer,
  makeService,
  removeAll,
  writeContact,
} from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { emptySite, expect, someAddress, test } from '../support/test.ts';

test.use({ ownPolaris: emptySite });

/** Each calls `alert` in a different way if it is not treated as text. */
const payloads = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<body onload=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '</textarea><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)" x="',
  "' autofocus onfocus='alert(1)",
  '${alert(1)}{{constructor.constructor("alert(1)")()}}',
  '&lt;img src=x onerror=alert(1)&gt;\u2028alert(1)//',
];

/** Records dialogs and foreign elements. */
async function guard(page: Page): Promise<() => void> {
  const executed: string[] = [];
  page.on('dialog', async (dialog) => {
    executed.push(`${page.url()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  return () => expect(executed).toEqual([]);
}

/** Elements that the site does not render, such as pictures other than the portrait and those of the build. */
const foreign =
  'img:not([src^="data:image/svg+xml,%3csvg%20xmlns="], [src^="/assets/"]), iframe, svg[onload], details, [onerror], [onfocus], [onmouseover], a[href^=javascript]';

async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator(foreign)).toHaveCount(0);
}

const address = (payload: string, index: number) =>
  `https://example.com/${index}?${payload.replaceAll(/[\s\\]/g, '+')}`;

/** Names are on one line. */
const nameOf = (payload: string) => payload.replace('\u2028', ' ');

async function fill(owner: APIRequestContext): Promise<void> {
  for (const [index, payload] of payloads.entries()) {
    await writeContact(owner, {
      name: payload,
      phone: payload.slice(0, 50),
      message: payload + payload,
    });
    await makeService(owner, {
      name: payload,
      description: payload,
      priceDisplay: payload,
      iconName: payload.slice(0, 100),
      showOnLanding: true,
      sortOrder: index,
    });
    await makeAsset(owner, { name: payload, description: payload, url: address(payload, index) });
    const person = { name: payload, company: payload, phone: payload.slice(0, 50), notes: payload };
    const customer = await makeCustomer(owner, person);
    await makeActivity(owner, customer.id, { subject: payload, description: payload });
    const { id } = await makeCustomer(owner, person);
    await owner.delete(`/api/customers/${id}`);
  }
  const url = address('"><script>alert(1)</script>', 99);
  await makeAsset(owner, { name: 'GitHub Profile Link', url });
  await makeAsset(owner, { usage: 'site_linkedin_profile', url });
}

test('executes nothing that people type (ASVS 1.2.1)', async ({
  page,
  ownerApi,
  signInAsOwner,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(400));
  await removeAll(ownerApi, '/api/assets');
  await fill(ownerApi);
  const expectNothingExecuted = await guard(page);

  await test.step('services on the landing page, and in the message about them', async () => {
    await page.goto('/');
    for (const payload of payloads) {
      await expect(page.getByRole('heading', { name: payload, exact: true })).toBeVisible();
      await expect(page.getByText(payload, { exact: true })).not.toHaveCount(0);
    }
    const cards = page.locator('#pricing').getByRole('link');
    for (const [index, payload] of payloads.entries()) {
      const interest = `I'm interested in the ${nameOf(payload)} service (${payload}).`;
      await expect(cards.nth(index)).toHaveAttribute('data-interest', interest);
    }
    await cards.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Message')).toHaveValue(/<script>alert\(1\)<\/script>/);
    await expectOnlyText(page);
  });

  await signInAsOwner();

  await test.step('submissions: list, detail, edit, delete', async () => {
    await page.goto('/admin/contacts');
    const detail = page.getByRole('region', { name: 'Submission', exact: true });
    const newest = payloads.at(-1)!;
    await page.getByRole('button', { name: newest, exact: true }).click();
    await expect(detail.getByText(newest + newest, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Edit ${newest}`, exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(nameOf(newest));
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectOnlyText(page);
  });

  for (const path of ['/admin', '/admin/services', '/admin/assets']) {
    await test.step(path, async () => {
      await page.goto(path);
      const last = page.getByText(payloads[path === '/admin' ? 19 : 0] ?? '', { exact: true });
      await expect(last.first()).toBeVisible();
      await expectOnlyText(page);
    });
  }

  for (const path of ['/admin/customers', '/admin/activity', '/admin/audit', '/admin/trash']) {
    await test.step(path, async () => {
      await page.goto(path);
      const last = page.getByText(payloads.at(-1) ?? '', { exact: true });
      // Some texts are in collapsed panels.
      await expect(last.filter({ visible: true }).first()).toBeVisible();
      await expectOnlyText(page);
    });
  }

  await test.step('command palette, and the customer page that it found', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('<script>');
    const found = page.getByRole('group', { name: 'Customers' }).getByRole('option').first();
    await found.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
    await expectOnlyText(page);
  });

  expectNothingExecuted();
});

test('shows text as text when a form without scripts returns it', async ({ request }) => {
  for (const payload of payloads) {
    const fields = ['name', 'email', 'phone', 'message', 'preferredContact'];
    const form = Object.fromEntries(fields.map((name) => [name, payload]));
    const headers = { 'X-Forwarded-For': someAddress() };
    const html = parse(await (await request.post('/contact', { form, headers })).text());
    expect(html.querySelector('form [name=name]')?.getAttribute('value')).toBe(payload);
    expect(html.querySelector('form [name=message]')?.textContent.trim()).toBe(payload);
    expect(html.querySelectorAll(foreign).map(String)).toEqual([]);
    expect(html.text).toContain('Please enter a valid email address.');
  }
});
