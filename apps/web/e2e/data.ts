import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type {
  Activity,
  ActivityFormValues,
  Asset,
  AssetFormValues,
  ContactFormValues,
  ContactConfirmation,
  ContactSubmission,
  Customer,
  CustomerFormValues,
  ImportPreview,
  Service,
  ServiceFormValues,
  User,
} from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import { someAddress } from './test.ts';

const SUBMISSIONS = '/api/admin/contact-submissions';

/** A name that no other test has, so that each finds its own things again. */
export const unique = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

async function answerOf<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A message as a visitor's browser sends it, each from another place. */
export async function writeContact(calls: APIRequestContext, own: Partial<ContactFormValues> = {}) {
  const contact = {
    name: unique('Ada Lovelace'),
    email: 'ada@example.com',
    message: 'I would like to hear more about dashboards.',
    ...own,
  };
  const headers = { 'X-Forwarded-For': someAddress() };
  const answer = await calls.post('/api/contact', { data: contact, headers });
  return { ...contact, ...(await answerOf<ContactConfirmation>(answer)) };
}

export async function makeService(owner: APIRequestContext, own: Partial<ServiceFormValues> = {}) {
  const data = { name: unique('Chart Reading'), description: 'An hour on one chart.', price: 120 };
  return answerOf<Service>(await owner.post('/api/services', { data: { ...data, ...own } }));
}

export async function makeAsset(owner: APIRequestContext, own: Partial<AssetFormValues> = {}) {
  const data = { name: unique('Slides'), type: 'link', url: 'https://example.com/slides' };
  return answerOf<Asset>(await owner.post('/api/assets', { data: { ...data, ...own } }));
}

export async function makeCustomer(
  owner: APIRequestContext,
  own: Partial<CustomerFormValues> = {},
) {
  const data = { name: unique('Grace Hopper'), email: 'grace@example.com', ...own };
  return answerOf<Customer>(await owner.post('/api/customers', { data }));
}

/** Many at once, each with nothing but a name. */
export async function importCustomers(owner: APIRequestContext, names: string[]) {
  const csv = { data: ['name', ...names].join('\n'), headers: { 'Content-Type': 'text/csv' } };
  const preview = await owner.post('/api/admin/import/customers/preview', csv);
  const { plan } = await answerOf<ImportPreview>(preview);
  await answerOf(await owner.post(`/api/admin/import/customers?plan=${plan}`, csv));
}

export async function makeActivity(
  owner: APIRequestContext,
  customerId: number,
  own: Partial<ActivityFormValues> = {},
) {
  const data = { customerId, subject: unique('A call about charts'), ...own };
  return answerOf<Activity>(await owner.post('/api/activities', { data }));
}

/** What the owner's list says of one submission. */
export async function readContact(owner: APIRequestContext, id: number) {
  const all = await answerOf<ContactSubmission[]>(await owner.get(SUBMISSIONS));
  return all.find((contact) => contact.id === id);
}

export async function changeContact(
  owner: APIRequestContext,
  id: number,
  change: Partial<ContactSubmission>,
) {
  const data = { ...(await readContact(owner, id)), ...change };
  return answerOf<ContactSubmission>(await owner.put(`${SUBMISSIONS}/${id}`, { data }));
}

/** An account of a customer; the calls that make it are signed in from then on. */
export async function register(calls: APIRequestContext) {
  const account = {
    email: `${randomUUID()}@example.com`,
    password: 'seven quiet harbours',
    firstName: 'Grace',
    lastName: 'Hopper',
  };
  await answerOf<User>(await calls.post('/api/auth/register', { data: account }));
  return account;
}

const readCustomer = async (owner: APIRequestContext, id: number) =>
  answerOf<Customer>(await owner.get(`/api/customers/${id}`));

export async function changeCustomer(
  owner: APIRequestContext,
  id: number,
  change: Partial<CustomerFormValues>,
) {
  const { name } = await readCustomer(owner, id);
  const answer = await owner.put(`/api/customers/${id}`, { data: { name, ...change } });
  return answerOf<Customer>(answer);
}

export const readActivities = async (owner: APIRequestContext, customerId: number) =>
  answerOf<Activity[]>(await owner.get(`/api/customers/${customerId}/activities`));

/** What other tests have left there. */
export async function removeAll(
  owner: APIRequestContext,
  path: '/api/admin/contact-submissions' | '/api/assets' | '/api/customers',
) {
  const records = await answerOf<{ id: number }[]>(await owner.get(path));
  for (const { id } of records) {
    const answer = await owner.delete(`${path}/${id}`);
    expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  }
}
