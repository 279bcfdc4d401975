import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import type {
  AdminPurchase,
  Appointment,
  BookingSettings,
  Customer,
  InvoiceRecord,
  Purchase,
} from '@polaris/contracts';
import { dirname } from 'node:path';
import { makeAccount, makeService, unique } from '../support/data.ts';
import { section } from '../support/delivery.ts';
import { readMail } from '../support/mail-folder.ts';
import { runSql } from '../support/run-sql.ts';
import { owner } from '../support/start-polaris.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import {
  type Engagement,
  type Reader,
  type Truth,
  expectSameTruth,
  instantsIn,
  stepIn,
  sumsIn,
} from '../support/told.ts';

const BUSINESS = 'America/Los_Angeles';
const CLIENT = 'Europe/Berlin';
const OWNER = 'Ada Harbor';
const HOUR_MS = 3_600_000;

test.use({ ownPolaris: { name: 'same-truth' }, timezoneId: CLIENT });

test('tells owner and client the same steps, sums and times, on screens and in mails', async ({
  page: dashboard,
  browser,
  polaris,
  ownerApi,
  ownerCookies,
}) => {
  test.slow();
  // The owner travels: the business keeps its own time.
  const context = await browser.newContext({ baseURL: polaris.url, timezoneId: 'Asia/Tokyo' });
  await context.addCookies(ownerCookies);
  const office = await context.newPage();
  const asOwner = { page: office, zone: BUSINESS };
  const asClient = { page: dashboard, zone: CLIENT };
  const account = await makeAccount(dashboard.request);
  const name = `${account.firstName} ${account.lastName}`;
  const mail = (reader: Reader, subject: string) =>
    readMail(polaris.mailFolder, reader === asOwner ? owner.email : account.email, subject);
  let engagement!: Engagement;
  const truth: Truth = {
    step: 'book first',
    sums: { Total: 1040.25, Paid: 0, Owed: 1040.25 },
    session: null,
  };
  const expectTold = (change: Partial<Truth> = {}) =>
    expectSameTruth(engagement, Object.assign(truth, change));

  await setUpBusiness(ownerApi);
  const service = await makeService(ownerApi, {
    ...{ name: unique('Ledger Review'), price: 950 },
    ...{ includedSessions: 2, sessionMinutes: 60 },
  });

  await test.step('an order', async () => {
    await order(dashboard, service.id);
    const [purchase] = await json<Purchase[]>(dashboard.request.get('/api/purchases'));
    const search = `/api/customers?q=${encodeURIComponent(account.email)}`;
    const [customer] = await json<Customer[]>(ownerApi.get(search));
    engagement = {
      ...{ owner: asOwner, client: asClient, service: service.name },
      ...{ customerId: customer!.id, purchaseId: purchase!.id },
    };
    // Late in the evening where the business is: the next day for the client.
    await runSql(
      dirname(polaris.mailFolder),
      `update purchases set "purchaseDate" = '2026-03-01T04:00:00Z' where id = $1`,
      [purchase!.id],
    );
    await expectTold();
    await expectNames(engagement, name);
    await expectDay(engagement, 'February 28, 2026');
    await office.goto('/admin');
    const today = section(office, 'Today').getByRole('listitem').filter({ hasText: service.name });
    const entry = await today.innerText();
    expect(entry).toContain(name);
    expect(entry).toContain('$1,040.25');
    expect(stepIn(entry, BUSINESS)).toBe(truth.step);
    for (const reader of [asOwner, asClient]) {
      const told = await mail(reader, service.name);
      expect(sumsIn(told)).toEqual({ Total: 1040.25 });
      expect(stepIn(told, reader.zone)).toBe(truth.step);
    }
  });
  const { purchaseId } = engagement;
  const ofPurchase = `/api/admin/purchases/${purchaseId}`;

  await test.step('its invoice', async () => {
    const drafted = ownerApi.post('/api/admin/invoices', { data: { purchaseId } });
    const { id, version } = await json<InvoiceRecord>(drafted);
    const issue = ownerApi.post(`/api/admin/invoices/${id}/issue`, { data: { version } });
    const issued = await json<InvoiceRecord>(issue);
    const send = { data: { version: issued.version } };
    await json(ownerApi.post(`/api/admin/invoices/${id}/send`, send));
    await expectTold();
    expect(sumsIn(await mail(asClient, `Your invoice ${issued.number}`))).toEqual({
      Total: 1040.25,
    });
  });

  await test.step('a part of the payment', async () => {
    const data = { amount: 500, method: 'bank_transfer' };
    await json(ownerApi.post(`${ofPurchase}/payments`, { data }));
    await expectTold({ sums: { Total: 1040.25, Paid: 500, Owed: 540.25 } });
    const receipt = await mail(asClient, 'Receipt: $500');
    expect(receipt).toContain('Paid so far: $500');
    expect(receipt).toContain('Still due: $540.25');
    expect(receipt).toContain(`/dashboard/purchases/${purchaseId}`);
  });

  await test.step('a session that the client books', async () => {
    await dashboard.goto(`/dashboard/book/${purchaseId}`);
    const times = dashboard.getByRole('form', { name: 'Free times' }).getByRole('group').last();
    await times.locator('label').first().click();
    await dashboard.getByRole('button', { name: 'Book this time' }).click();
    const booked = dashboard.getByRole('heading', { name: 'Your session is booked' });
    await expect(booked).toBeVisible();
    const [start] = instantsIn(await booked.locator('..').innerText(), CLIENT);
    await expectTold({ session: start!, step: `session ${start}` });
    for (const reader of [asOwner, asClient]) {
      const told = await mail(reader, 'Session booked');
      expect(instantsIn(told, reader.zone)).toEqual([start]);
      expect(stepIn(told, reader.zone)).toBeNull();
    }
    expect(await mail(asOwner, 'Session booked')).toContain(`Client: ${name}`);
    expect(await mail(asClient, 'Session booked')).toContain(OWNER);
  });

  const readSession = async () =>
    (await json<Appointment[]>(dashboard.request.get('/api/sessions')))[0]!;

  await test.step('a new time, by the owner', async () => {
    const { id, startTime, endTime } = await readSession();
    const data = { startTime: addHour(startTime), endTime: addHour(endTime) };
    await json(ownerApi.patch(`/api/admin/sessions/${id}`, { data }));
    const { startTime: start } = await readSession();
    await expectTold({ session: start, step: `session ${start}` });
    expect(instantsIn(await mail(asClient, 'Session moved'), CLIENT)).toEqual([start]);
  });

  await test.step('a message each way', async () => {
    const { customerId } = engagement;
    await json(
      dashboard.request.post('/api/conversation', { data: { text: 'Shall I bring it?' } }),
    );
    await office.goto('/admin');
    const today = section(office, 'Today');
    await expect(today).toContainText('Shall I bring it?');
    await expect(today).toContainText(name);
    await office.goto(`/admin/purchases/${purchaseId}`);
    await section(office, 'Messages').scrollIntoViewIfNeeded();
    await expect(section(office, 'Messages')).toContainText('Shall I bring it?');
    await expect(section(office, 'Next Step')).toContainText('The next session is on');
    const reply = { subject: 'The ledger', body: 'Yes, please.' };
    await json(ownerApi.post(`/api/admin/customers/${customerId}/messages`, { data: reply }));
    // It can be undone until it is sent.
    await mail(asClient, reply.subject);
    await dashboard.goto('/dashboard');
    const work = section(dashboard, 'Your Active Services');
    await expect(work).toContainText('1 new message');
    await dashboard.goto(`/dashboard/purchases/${purchaseId}`);
    await section(dashboard, 'Messages').scrollIntoViewIfNeeded();
    await expect(section(dashboard, 'Messages')).toContainText('Yes, please.');
    await expect(section(dashboard, 'Messages')).toContainText(OWNER);
    await expect(section(dashboard, 'Messages')).toContainText('Shall I bring it?');
    await dashboard.goto('/dashboard');
    await expect(work).not.toContainText('1 new message');
    await expectTold();
  });

  await test.step('a file', async () => {
    await dashboard.goto(`/dashboard/purchases/${purchaseId}`);
    const file = { name: 'Ledger.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') };
    await section(dashboard, 'Files').getByLabel('Send files').setInputFiles(file);
    await expect(section(dashboard, 'Files')).toContainText('Sent by you');
    await expectTold();
    await expect(section(office, 'Files')).toContainText('Ledger.csv');
    await expect(section(office, 'Files')).toContainText('From the client');
  });

  await test.step('the session, once it is over', async () => {
    const { id } = await readSession();
    const start = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 2 * HOUR_MS).toISOString();
    await runSql(
      dirname(polaris.mailFolder),
      `update sessions_appointments set "startTime" = $2::timestamptz,
         "endTime" = $2::timestamptz + interval '1 hour' where id = $1`,
      [id, start],
    );
    await expectTold({ session: start, isSessionOver: true, step: 'book next' });
  });

  await test.step('a refund of a part', async () => {
    const { payments } = await json<AdminPurchase>(ownerApi.get(ofPurchase));
    const data = { amount: 100, reason: 'A day less' };
    await json(ownerApi.post(`/api/admin/payments/${payments[0]!.id}/refunds`, { data }));
    await expectTold({ sums: { Total: 1040.25, Paid: 400, Refunded: 100, Owed: 540.25 } });
    expect(await mail(asClient, 'Refund: $100')).toContain(service.name);
  });

  const complete = async () => {
    const { version } = await json<AdminPurchase>(ownerApi.get(ofPurchase));
    await json(ownerApi.patch(ofPurchase, { data: { status: 'completed', version } }));
  };

  await test.step('the end of the work, with the rest owed, and the payment', async () => {
    await complete();
    await expectTold({ step: 'pay $540.25' });
    const data = { amount: 540.25, method: 'bank_transfer' };
    await json(ownerApi.post(`${ofPurchase}/payments`, { data }));
    await expectTold({
      step: null,
      sums: { Total: 1040.25, Paid: 940.25, Refunded: 100, Owed: 0 },
    });
  });
  await context.close();
});

async function json<T>(call: Promise<APIResponse>): Promise<T> {
  const response = await call;
  expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

const addHour = (time: string): string => new Date(Date.parse(time) + HOUR_MS).toISOString();

/** Of Ada Harbor in Los Angeles, with sales tax on top, invoices by hand, and sessions to book on all days. */
async function setUpBusiness(calls: APIRequestContext): Promise<void> {
  const sitePath = '/api/admin/site-content/site';
  const { value } = await json<{ value: object }>(calls.get(sitePath));
  await json(calls.put(sitePath, { data: { value: { ...value, owner: OWNER } } }));
  const profile = {
    ...{ legalName: 'Calloway LLC', address: '1 Star Street', timeZone: BUSINESS },
    ...{ daysUntilDue: 14, taxMode: 'added', taxRate: 9.5, orderInvoices: 'never' },
  };
  await json(calls.put('/api/admin/business-profile', { data: profile }));
  const path = '/api/admin/booking-settings';
  const settings = await json<BookingSettings>(calls.get(path));
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, startsAt: '08:00', endsAt: '18:00' },
  }));
  const data = { ...settings, hours, open: true, beforePayment: true };
  await json(calls.put(path, { data }));
}

/** Orders by the page of the service, which names the tax and the total before. */
async function order(page: Page, serviceId: number): Promise<void> {
  await page.goto(`/services/${serviceId}`);
  await page.getByRole('button', { name: 'Purchase this service' }).click();
  await page.getByRole('button', { name: 'Order for $1,040.25' }).click();
  await expectToast(
    page,
    'Purchase successful',
    "You've successfully purchased this service. View it in your dashboard.",
  );
}

/** Both sides' pages name the same service, and the owner's the client as they are called. */
async function expectNames({ owner, client, service }: Engagement, name: string): Promise<void> {
  for (const { page } of [owner, client])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service);
  await expect(owner.page.getByRole('link', { name })).toBeVisible();
}

/** Both sides' pages name the same day of the order. */
async function expectDay({ owner, client }: Engagement, day: string): Promise<void> {
  for (const { page } of [owner, client]) {
    const heading = page.getByRole('heading', { level: 1 });
    const header = page.locator('header').filter({ has: heading });
    await expect(header.locator('time').first()).toHaveText(day);
  }
}
