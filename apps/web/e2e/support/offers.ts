import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  type BusinessProfile,
  type OfferContent,
  type OfferLink,
  type OfferRecord,
  type SentOffer,
  addDays,
  offerContent,
} from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import { makeCustomer, makeService, unique } from './data.ts';
import { expect } from './test.ts';

/** Sends an offer to a customer without an account, of which half is due at once. */
export async function sendOffer(
  owner: APIRequestContext,
  own: { bankDetails?: string | null; content?: Partial<OfferContent> } = {},
) {
  const stored = await owner.get('/api/admin/business-profile');
  const { timeZone } = (await stored.json()) as BusinessProfile;
  await owner.put('/api/admin/business-profile', {
    data: {
      legalName: 'Calloway Data LLC',
      address: '1 Star Street',
      timeZone,
      daysUntilDue: 14,
      bankDebits: false,
      bankDetails: own.bankDetails ?? null,
    },
  });
  const { id: serviceId } = await makeService(owner, { price: 1200 });
  const email = `${unique('offer').replace(' ', '-')}@example.com`;
  const customer = await makeCustomer(owner, { email });
  const content = { ...offerContent(), ...own.content, buyer: { ...offerContent().buyer, email } };
  const draft = await owner.post('/api/admin/offers', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      customerId: customer.id,
      serviceId,
      content,
      expiresOn: inAMonth(),
      invoiceOnAccept: true,
    },
  });
  expect(draft.status(), await draft.text()).toBe(201);
  const { id, version } = (await draft.json()) as OfferRecord;
  await send(owner, id, version);
  const shared = await owner.post(`/api/admin/offers/${id}/links`);
  expect(shared.ok(), await shared.text()).toBe(true);
  const { url } = (await shared.json()) as OfferLink;
  return { id, url, customerId: customer.id };
}

export async function send(
  owner: APIRequestContext,
  id: number,
  version: number,
): Promise<SentOffer> {
  const sent = await owner.post(`/api/admin/offers/${id}/send`, { data: { version } });
  expect(sent.ok(), await sent.text()).toBe(true);
  return (await sent.json()) as SentOffer;
}

export const inAMonth = (): string => addDays(new Date().toISOString().slice(0, 10), 30);

/** Moves the focus to an element by the Tab key. */
export async function reach(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(element).toBeFocused({ timeout: 100 });
  }).toPass();
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
