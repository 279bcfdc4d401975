import type { APIRequestContext, Page } from '@playwright/test';
import { makeActivity, makeAsset, makeCustomer, makeService, writeContact } from './data.ts';
import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';

test.use({ ownPolaris: { name: 'hostile-text', settings: { SEED: 'none' } } });

/** Each calls `alert` in its own way, should any page take it for more than text. */
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

/** Whatever asks, alerts or adds an element that no page of ours has is taken down. */
async function guard(page: Page): Promise<() => void> {
  const executed: string[] = [];
  page.on('dialog', async (dialog) => {
    executed.push(`${page.url()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  return () => expect(executed).toEqual([]);
}

const foreign =
  'img, iframe, svg[onload], details, [onerror], [onfocus], [onmouseover], a[href^=javascript]';

async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator(foreign)).toHaveCount(0);
}

const address = (payload: string, index: number) =>
  `https://example.com/${index}?${payload.replaceAll(/[\s\\]/g, '+')}`;

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

test('nothing that people write is executed anywhere', async ({
  page,
  ownerApi,
  signInAsOwner,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(refusedWith(400));
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
      const interest = `I'm interested in the ${payload} service (${payload}).`;
      await expect(cards.nth(index)).toHaveAttribute('data-interest', interest);
    }
    await cards.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Message')).toHaveValue(/<script>alert\(1\)<\/script>/);
    await expectOnlyText(page);
  });

  await test.step('words of a form that came back without scripts', async () => {
    // The smallest page that has the form: each text is a page of its own.
    await page.goto('/contact');
    for (const payload of payloads) {
      await page.getByLabel('Message').evaluate((field, text) => {
        const form = (field as HTMLTextAreaElement).form!;
        for (const name of ['name', 'email', 'phone', 'message', 'preferredContact']) {
          const input = document.createElement('input');
          Object.assign(input, { type: 'hidden', name, value: text });
          form.querySelectorAll(`[name=${name}]`).forEach((own) => own.remove());
          form.append(input);
        }
        HTMLFormElement.prototype.submit.call(form);
      }, payload);
      await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(payload);
      await expectOnlyText(page);
    }
  });

  await signInAsOwner();

  await test.step('submissions: list, detail, edit, delete', async () => {
    await page.goto('/admin/contacts');
    const detail = page.getByRole('region', { name: 'Submission', exact: true });
    // The list draws what is near: newest first, one goes down through it and up again.
    for (const payload of payloads.toReversed()) {
      await page.getByRole('button', { name: payload, exact: true }).click();
      await expect(detail.getByRole('heading', { name: payload, exact: true })).toBeVisible();
      await expect(detail.getByText(payload + payload, { exact: true })).toBeVisible();
    }
    for (const payload of payloads.slice(0, 3)) {
      await page.getByRole('button', { name: `Edit ${payload}`, exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(payload);
      await page.keyboard.press('Escape');
    }
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
      await expect(last.first()).toBeVisible();
      await expectOnlyText(page);
    });
  }

  await test.step('the command palette, and the page of a customer that it found', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('<script>');
    const found = page.getByRole('group', { name: 'Customers' }).getByRole('option').first();
    await found.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
    await expectOnlyText(page);
  });

  await test.step('the dialogs of services and assets', async () => {
    for (const path of ['/admin/services', '/admin/assets']) {
      await page.goto(path);
      // All of them are in the list; a form holds each as the value of a field.
      for (const payload of payloads.filter((_, index) => index % 5 === 0)) {
        await page.getByRole('button', { name: `Edit ${payload}`, exact: true }).click();
        await expect(page.getByRole('textbox', { name: /Name/ })).toHaveValue(payload);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expectOnlyText(page);
    }
  });

  expectNothingExecuted();
});
