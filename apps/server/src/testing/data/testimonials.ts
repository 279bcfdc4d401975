import type { SentLink, TestimonialInput } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import type { TestCaller } from '../caller';
import { testimonialInput } from './factories';
import { addService, buy } from './records';
import type { Person, TestApp } from '../test-app';

/** A purchase that the owner has completed, and its client. */
export interface Completed {
  client: Person;
  purchaseId: number;
  serviceId: number;
}

export async function completedPurchase(
  polaris: TestApp,
  owner: Person,
  serviceName = 'Dashboard Design',
): Promise<Completed> {
  const client = await polaris.customer();
  const service = await addService(owner, { name: serviceName });
  const { id: purchaseId } = await buy(client, service.id);
  await owner.patch(`/api/admin/purchases/${purchaseId}`, { status: 'completed' });
  return { client, purchaseId, serviceId: service.id };
}

export const ask = (owner: Person, purchaseId: number) =>
  owner.post(`/api/admin/purchases/${purchaseId}/testimonial-requests`);

/** The path of the calls for a testimonial link. */
export const callsOf = (url: string): string =>
  `/api/testimonials/links/${url.slice(url.lastIndexOf('#') + 1)}`;

/** A requested testimonial; without a mail server the owner gets its link. */
export async function askedFor(polaris: TestApp, owner: Person) {
  const completed = await completedPurchase(polaris, owner);
  const { body } = await ask(owner, completed.purchaseId);
  return { ...completed, link: callsOf((body as SentLink).url!), author: polaris.visitor() };
}

/** A submitted testimonial, with the calls of its author's own link. */
export async function writtenThroughLink(
  polaris: TestApp,
  owner: Person,
  overrides: Partial<TestimonialInput> = {},
) {
  const asked = await askedFor(polaris, owner);
  const own = await write(asked.author, asked.link, overrides);
  const { body } = await owner.get('/api/admin/testimonials?limit=1');
  return { ...asked, own, id: body[0].id as number };
}

export async function write(
  author: TestCaller,
  link: string,
  overrides: Partial<TestimonialInput> = {},
): Promise<string> {
  const { status, body, text } = await author.post(link, testimonialInput(overrides));
  if (status !== 200) throw new Error(`Writing answered ${status}: ${text}`);
  return callsOf(body.url as string);
}

/** A testimonial added as a row, as before links existed; returns its id. */
export async function writtenByHand({ dataSource }: TestApp, isApproved = false): Promise<number> {
  const [{ id }] = await dataSource.query<[{ id: number }]>(
    sql`insert into testimonials (name, company, role, content, rating, "isApproved")
     values ('Ada', 'Engines', 'Owner', 'Clear.', 4, $1) returning id`,
    [isApproved],
  );
  return id;
}

export const askCustomer = (owner: TestCaller, customerId: number) =>
  owner.post(`/api/admin/customers/${customerId}/testimonial-requests`);
