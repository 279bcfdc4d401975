import type { APIRequestContext, Page } from '@playwright/test';
import type { AccountSummary, AdminAppointment, SentLink } from '@polaris/contracts';
import { makeCustomer, makeService, register } from './data.ts';
import { expect } from './test.ts';

export const section = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true });

/** A far day of its own for each test, as no two sessions may overlap. */
export const someDay = (): string => {
  const day = new Date(Date.UTC(2040, 0, 1) + Math.floor(Math.random() * 20_000) * 86_400_000);
  return day.toISOString().slice(0, 10);
};

/** A customer of the CRM and their account; `buyer` makes the account's own calls. */
export async function makeLinkedCustomer(owner: APIRequestContext, buyer: APIRequestContext) {
  const { email } = await register(buyer);
  const customer = await makeCustomer(owner, { email: '' });
  const accounts = await owner.get(`/api/admin/users?q=${email}`);
  const { id: userId } = ((await accounts.json()) as AccountSummary[])[0]!;
  const linked = await owner.put(`/api/customers/${customer.id}/account`, { data: { userId } });
  expect(linked.status(), await linked.text()).toBe(200);
  return { customer, email, userId };
}

export async function bookSession(
  owner: APIRequestContext,
  session: Pick<AdminAppointment, 'userId' | 'title' | 'startTime' | 'endTime'>,
): Promise<void> {
  const answer = await owner.post('/api/admin/sessions', { data: session });
  expect(answer.status(), await answer.text()).toBe(201);
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
  const asked = await owner.post(`${purchase}/testimonial-requests`);
  const token = ((await asked.json()) as SentLink).url!.replace(/.*\//, '');
  const data = { ...own, nameStyle: 'full', consent: true };
  const written = await buyer.post(`/api/testimonials/links/${token}`, { data });
  expect(written.ok(), await written.text()).toBe(true);
}
