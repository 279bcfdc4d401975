import type { Page } from '@playwright/test';
import { removeAll, unique, writeContact } from '../support/data.ts';
import { emptySite, expect, test } from '../support/test.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  setWidth,
} from '../support/pages/visual-checks.ts';

/** Tests run in series on a separate server. */
test.use({ ownPolaris: emptySite });
test.beforeEach(({ signInAsOwner }) => signInAsOwner());

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { name: /^All Submissions/ });

test('announces a new message to the owner in every tab over one stream', async ({
  page,
  context,
  browser,
  request,
  ownerApi,
}) => {
  const streams: string[] = [];
  context.on('request', (made) => {
    if (made.url().endsWith('/api/admin/events')) streams.push(made.url());
  });
  const before = await writeContact(request);
  const opened = context.waitForEvent('response', (made) =>
    made.url().endsWith('/api/admin/events'),
  );
  await page.goto('/admin/contacts');
  await opened;
  await expect(card(page, before.name)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/contacts');
  await expect(card(other, before.name)).toBeVisible();
  const place = await card(page, before.name).boundingBox();
  const count = Number(/^\((\d+)\)/.exec(await page.title())?.[1]);

  const name = unique('Visitor');
  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const form = await visitor.newPage();
  await form.goto('/contact');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Email' }).fill('visitor@example.com');
  await form
    .getByRole('textbox', { name: 'Message' })
    .fill('I would like to hear more about dashboards.');
  await form.getByRole('button', { name: 'Send Message' }).click();

  const offer = (tab: Page) => tab.getByRole('button', { name: '1 new submission' });
  for (const tab of [page, other]) {
    await expect(offer(tab)).toBeVisible();
    await expect(tab).toHaveTitle(`(${count + 1}) Submissions · Admin · Polaris`);
    await expect(
      tab.getByRole('link', { name: `Submissions, ${count + 1} unread` }),
    ).toBeAttached();
  }
  expect(await card(page, before.name).boundingBox()).toEqual(place);
  expect(streams).toHaveLength(1);

  for (const width of [375, 1440]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await offer(page).click();
  await expect(card(page, name)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(offer(page)).toHaveCount(0);
  await visitor.close();

  const takenOver = context.waitForEvent('request', (made) =>
    made.url().endsWith('/api/admin/events'),
  );
  await page.close();
  await takenOver;
  await writeContact(request);
  await expect(other.getByRole('button', { name: '2 new submissions' })).toBeVisible();
  await removeAll(ownerApi, '/api/admin/contact-submissions');
});
