import type { APIRequestContext, Page } from '@playwright/test';
import type { AccountSummary, AdminAppointment, SentLink } from '@polaris/contracts';
import { makeCustomer, makeService, makeAccount } from './data.ts';
import { expect } from './test.ts';

export const section = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true });

/** A separate future day for each test, as sessions must not overlap. */
export const someDay = (): string => {
  const day = new Date(Date.UTC(2040, 0, 1) + Math.floor(Math.random() * 20_000) * 86_400_000);
  return day.toISOString().slice(0, 10);
};

/** A customer with an account; `buyer` makes the account's calls. */
export async function makeLinkedCustomer(owner: APIRequestContext, buyer: APIRequestContext) {
  const { email } = await makeAccount(buyer);
  const customer = await makeCustomer(owner, { email: '' });
  const accounts = await owner.get(`/api/admin/users?q=${email}`);
  const { id: userId } = ((await accounts.json()) as AccountSummary[])[0]!;
  const linked = await owner.put(`/api/customers/${customer.id}/account`, { data: { userId } });
  expect(linked.status(), await linked.text()).toBe(200);
  return { customer, email, userId };
}

export async function makeSession(
  owner: APIRequestContext,
  session: Pick<AdminAppointment, 'userId' | 'title' | 'startTime' | 'endTime'>,
): Promise<void> {
  const response = await owner.post('/api/admin/sessions', { data: session });
  expect(response.status(), await response.text()).toBe(201);
}

/** A testimonial to review, by a client whose purchase is completed. */
export async function makeTestimonial(
  owner: APIRequestContext,
  buyer: APIRequestContext,
  own: { content: string; name: string },
): Promise<void> {
  const { id: serviceId } = await makeService(owner);
  await makeLinkedCustomer(owner, buyer);
  const bought = await buyer.post('/api/purchases', { data: { serviceId } });
  const purchase = `/api/admin/purchases/${((await bought.json()) as { id: number }).id}`;
  await owner.patch(purchase, { data: { status: 'completed' } });
  const requested = await owner.post(`${purchase}/testimonial-requests`);
  const token = ((await requested.json()) as SentLink).url!.replace(/.*#/, '');
  const data = { ...own, nameStyle: 'full', consent: true };
  const written = await buyer.post(`/api/testimonials/links/${token}`, { data });
  expect(written.ok(), await written.text()).toBe(true);
}
