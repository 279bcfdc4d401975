import { failedResponse } from '../support/console-errors.ts';
import { makeService, unique } from '../support/data.ts';
import { makeLinkedCustomer } from '../support/delivery.ts';
import { demoSite, expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { expectVisualChecks } from '../support/pages/visual-checks.ts';

test.use({ ownPolaris: demoSite });

/** The link alone reveals nothing; its button opens the page. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('requests, writes, approves, shows and withdraws a testimonial', async ({
  page,
  browser,
  polaris,
  ownerApi,
  signInAsOwner,
  playwright,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(400), failedResponse(409));
  const name = unique('Chart review');
  const { id: serviceId } = await makeService(ownerApi, { name, price: 80 });
  const calls = await playwright.request.newContext({ baseURL: polaris.url });
  const { customer } = await makeLinkedCustomer(ownerApi, calls);
  const bought = await calls.post('/api/purchases', { data: { serviceId } });
  const { id } = (await bought.json()) as { id: number };
  await ownerApi.patch(`/api/admin/purchases/${id}`, { data: { status: 'completed' } });

  await signInAsOwner();
  await page.goto(`/admin/customers/${customer.id}`);
  await page.getByRole('button', { name: `Ask for a testimonial: ${name}` }).click();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await expectVisualChecks(page);

  const context = await browser.newContext({ baseURL: polaris.url });
  const author = await context.newPage();
  await openLink(author, link);
  const text = `What we asked ${name} for, we got <b>at once</b>.`;
  await author.getByLabel('What would you tell others?').fill(text);
  await author.getByLabel('Name', { exact: true }).fill('Maya Okafor');
  await author.getByLabel('First name and initial').check();
  await author.getByLabel('Rating').selectOption('5');
  await author.getByRole('button', { name: 'Send testimonial' }).click();
  await expect(author.getByText('Please agree that it may be shown.').first()).toBeVisible();
  await author.getByLabel(/^I agree that this text/).check();
  await author.getByRole('button', { name: 'Preview' }).click();
  await expect(author.getByRole('region', { name: 'This is how it would look' })).toContainText(
    text,
  );
  await author.getByRole('button', { name: 'Send testimonial' }).click();
  await expect(author.getByText(/^Thank you! Your testimonial has arrived/)).toBeVisible();
  await author.getByRole('button', { name: 'Open', exact: true }).click();
  const own = await author.getByLabel('Your private link').inputValue();
  const used = author.getByText('There’s nothing left to do here.');
  await openLink(author, link);
  await expect(used).toBeVisible();

  await page.goto('/admin/testimonials');
  await page
    .getByRole('button', { name: /^Approve the testimonial/ })
    .first()
    .click();
  await expect(
    page.getByText('The testimonial is shown on your site', { exact: true }),
  ).toBeVisible();
  await expectVisualChecks(page);
  for (const path of ['/', `/services/${serviceId}`, '/portfolio']) {
    await author.goto(path);
    const shown = author.getByRole('region', { name: /What clients say/ });
    await expect(shown).toContainText(text);
    for (const part of ['Maya O.', '5 out of 5', 'Verified client'])
      await expect(shown.getByText(part).first()).toBeVisible();
  }
  await page.goto('/');
  await expectVisualChecks(page);
  await page.goto(own);
  await expectVisualChecks(page);
  await openLink(page, own);
  await expectVisualChecks(page);

  await openLink(author, own);
  await author.getByText('Withdraw this testimonial').click();
  await author.getByRole('button', { name: 'Withdraw for good' }).click();
  await expect(author.getByRole('heading', { name: /It is gone/ })).toBeVisible();
  await author.goto('/');
  await expect(author.getByRole('region', { name: /What clients say/ })).toHaveCount(0);
  await openLink(author, own);
  await expect(used).toBeVisible();
  await context.close();
  await calls.dispose();
});
