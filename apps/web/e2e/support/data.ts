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

/** A unique name, so that each test finds its own records. */
export const unique = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

/** An overloaded server refuses with 503 without doing anything, so the call is repeated. */
async function bodyOf<T>(call: () => Promise<APIResponse>): Promise<T> {
  let response!: APIResponse;
  const status = async () => (response = await call()).status();
  await expect.poll(status, { timeout: 60_000, intervals: [500] }).not.toBe(503);
  expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** Sends a message like a visitor's browser, each from another IP address. */
export async function writeContact(calls: APIRequestContext, own: Partial<ContactFormValues> = {}) {
  const contact = {
    name: unique('Ada Lovelace'),
    email: 'ada@example.com',
    message: 'I would like to hear more about dashboards.',
    ...own,
  };
  const headers = { 'X-Forwarded-For': someAddress() };
  const answer = await bodyOf<ContactConfirmation>(() =>
    calls.post('/api/contact', { data: contact, headers }),
  );
  return { ...contact, ...answer };
}

export async function makeService(owner: APIRequestContext, own: Partial<ServiceFormValues> = {}) {
  const data = { name: unique('Chart Reading'), description: 'An hour on one chart.', price: 120 };
  return bodyOf<Service>(() => owner.post('/api/services', { data: { ...data, ...own } }));
}

export async function makeAsset(owner: APIRequestContext, own: Partial<AssetFormValues> = {}) {
  const data = { name: unique('Slides'), type: 'link', url: 'https://example.com/slides' };
  return bodyOf<Asset>(() => owner.post('/api/assets', { data: { ...data, ...own } }));
}

export async function makeCustomer(
  owner: APIRequestContext,
  own: Partial<CustomerFormValues> = {},
) {
  const data = { name: unique('Grace Hopper'), email: 'grace@example.com', ...own };
  return bodyOf<Customer>(() => owner.post('/api/customers', { data }));
}

/** Creates many customers, with names only. */
export async function makeCustomers(owner: APIRequestContext, names: string[]) {
  const csv = { data: ['name', ...names].join('\n'), headers: { 'Content-Type': 'text/csv' } };
  const { plan } = await bodyOf<ImportPreview>(() =>
    owner.post('/api/admin/import/customers/preview', csv),
  );
  await bodyOf(() => owner.post(`/api/admin/import/customers?plan=${plan}`, csv));
}

export async function makeActivity(
  owner: APIRequestContext,
  customerId: number,
  own: Partial<ActivityFormValues> = {},
) {
  const data = { customerId, subject: unique('A call about charts'), ...own };
  return bodyOf<Activity>(() => owner.post('/api/activities', { data }));
}

/** Reads one submission from the owner's list. */
export async function readContact(owner: APIRequestContext, id: number) {
  const all = await bodyOf<ContactSubmission[]>(() => owner.get(SUBMISSIONS));
  return all.find((contact) => contact.id === id);
}

export async function changeContact(
  owner: APIRequestContext,
  id: number,
  change: Partial<ContactSubmission>,
) {
  const data = { ...(await readContact(owner, id)), ...change };
  return bodyOf<ContactSubmission>(() => owner.put(`${SUBMISSIONS}/${id}`, { data }));
}

/** Creates a customer's account, and signs `calls` in. */
export async function makeAccount(calls: APIRequestContext) {
  const account = {
    email: `${randomUUID()}@example.com`,
    password: 'seven quiet harbours',
    firstName: 'Grace',
    lastName: 'Hopper',
  };
  await bodyOf<User>(() => calls.post('/api/auth/register', { data: account }));
  return account;
}

const readCustomer = async (owner: APIRequestContext, id: number) =>
  bodyOf<Customer>(() => owner.get(`/api/customers/${id}`));

export async function changeCustomer(
  owner: APIRequestContext,
  id: number,
  change: Partial<CustomerFormValues>,
) {
  const { name } = await readCustomer(owner, id);
  return bodyOf<Customer>(() => owner.put(`/api/customers/${id}`, { data: { name, ...change } }));
}

export const readActivities = async (owner: APIRequestContext, customerId: number) =>
  bodyOf<Activity[]>(() => owner.get(`/api/customers/${customerId}/activities`));

/** Records of other tests. */
export async function removeAll(
  owner: APIRequestContext,
  path: '/api/admin/contact-submissions' | '/api/assets' | '/api/customers',
) {
  const records = await bodyOf<{ id: number }[]>(() => owner.get(path));
  for (const { id } of records) {
    const response = await owner.delete(`${path}/${id}`);
    expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true);
  }
}
