import type { SentLink, TestimonialInput } from '@polaris/contracts';
import type { TestCaller } from './caller';
import { serviceInput, testimonialInput } from './factories';
import type { Person, TestApp } from './test-app';

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
  const { body: service } = await owner.post('/api/services', serviceInput({ name: serviceName }));
  const { body: purchase } = await client.post('/api/purchases', { serviceId: service.id });
  const purchaseId = purchase.id as number;
  await owner.patch(`/api/admin/purchases/${purchaseId}`, { status: 'completed' });
  return { client, purchaseId, serviceId: service.id };
}

export const ask = (owner: Person, purchaseId: number) =>
  owner.post(`/api/admin/purchases/${purchaseId}/testimonial-requests`);

/** The calls of the link that the owner or the author was given. */
export const callsOf = (url: string): string =>
  `/api/testimonials/links/${url.slice(url.lastIndexOf('/') + 1)}`;

/** Where no mail is sent, the owner is given the link. */
export async function askedFor(polaris: TestApp, owner: Person) {
  const completed = await completedPurchase(polaris, owner);
  const { body } = await ask(owner, completed.purchaseId);
  return { ...completed, link: callsOf((body as SentLink).url!), author: polaris.visitor() };
}

/** A testimonial to review, with the calls of its author's own link. */
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

/** As it was done before there were links: a row in the database. Answers its key. */
export async function writtenByHand({ dataSource }: TestApp, isApproved = false): Promise<number> {
  const [{ id }] = await dataSource.query<[{ id: number }]>(
    `insert into testimonials (name, company, role, content, rating, "isApproved")
     values ('Ada', 'Engines', 'Owner', 'Clear.', 4, $1) returning id`,
    [isApproved],
  );
  return id;
}
