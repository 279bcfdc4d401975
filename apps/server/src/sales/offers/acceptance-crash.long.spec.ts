import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OfferAcceptanceInput } from '@polaris/contracts';
import { invoicing } from '../../testing/data/invoices';
import { offering } from '../../testing/data/offers';
import { addService } from '../../testing/data/records';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { DatabaseWire } from '../../testing/stand-ins/database-wire';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';

const LOCK = 'from offers where id = $1 for update';
const COMMITTED = Buffer.from('COMMIT\0', 'latin1');
const NEVER = Number.POSITIVE_INFINITY;

let smtp: TestSmtp;
let wire: DatabaseWire;
let polaris: TestApp;
/** Another server on the same database, which loses its connections. */
let failing: TestApp;
let owner: Person;
let serviceId: number;
const { fillProfile } = invoicing(() => ({ polaris, owner }));
const { read, sendOffer, answerTo } = offering(() => ({ polaris, owner, serviceId }));
beforeAll(async () => {
  smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url };
  polaris = await startTestApp({ env });
  owner = await polaris.owner();
  await fillProfile({ timeZone: 'UTC' });
  serviceId = (await addService(owner, { price: 1200 })).id;
  wire = await DatabaseWire.open();
  failing = await startTestApp({ env, beside: polaris, through: wire.port });
});
afterAll(async () => {
  wire.endsBefore = () => false;
  wire.endsAfter = () => false;
  await failing.close();
  await polaris.close();
  wire.close();
  await smtp.close();
});

const acceptAt = (server: TestApp, input: OfferAcceptanceInput) =>
  server.visitor().post('/api/offer/accept', input);

/** Accepts on a connection that ends before its message of this number; returns how many there were. */
async function acceptUntil(input: OfferAcceptanceInput, end: number) {
  let client: unknown;
  let sent = 0;
  wire.endsBefore = (asked, from) => {
    if (asked.includes(LOCK)) client ??= from;
    if (from !== client) return false;
    sent += 1;
    return sent === end;
  };
  const { status } = await until(
    () => acceptAt(failing, input),
    () => sent > 0,
  );
  wire.endsBefore = () => false;
  return { status, sent };
}

/** Everything that an acceptance makes. */
async function madeOf(id: number, customerId: number, email: string) {
  const count = async (query: string, values: unknown[]): Promise<number> => {
    const [{ count: rows }] = await polaris.dataSource.query(
      `select count(*)::int from ${query}`,
      values,
    );
    return rows;
  };
  const ofCustomer = (table: string) => count(`${table} where "customerId" = $1`, [customerId]);
  const mails = await outbox(polaris, email);
  return {
    state: (await read(id)).state,
    acceptances: await count('offer_acceptances where "offerId" = $1', [id]),
    purchases: await ofCustomer('purchases'),
    parts: await count(
      `purchase_parts join purchases p on p.id = "purchaseId" where p."customerId" = $1`,
      [customerId],
    ),
    invoices: await ofCustomer('invoices'),
    activities: await ofCustomer('activities'),
    invitations: await ofCustomer('invitations'),
    mails: mails.length - 1,
    toOwner: await count(`mail_outbox where "aboutId" = $1 and recipient = $2`, [
      id,
      owner.user.email,
    ]),
    jobs: await count(`jobs.job where name = 'offer-files' and data ->> 'id' = $1`, [String(id)]),
  };
}

const NOTHING = {
  state: 'sent',
  ...{ acceptances: 0, purchases: 0, parts: 0, invoices: 0, activities: 0, invitations: 0 },
  ...{ mails: 0, toOwner: 0, jobs: 0 },
};
const ALL = {
  state: 'accepted',
  ...{ acceptances: 1, purchases: 1, parts: 2, invoices: 1, activities: 1, invitations: 1 },
  ...{ mails: 1, toOwner: 1, jobs: 1 },
};

it('makes all of an acceptance or nothing, and all once it is repeated, when the connection ends at any statement', async () => {
  const first = await sendOffer();
  const { status, sent: messages } = await acceptUntil(await answerTo(first.token), NEVER);
  expect(status).toBe(200);
  expect(await madeOf(first.id, first.customerId, first.email)).toEqual(ALL);
  expect(messages).toBeGreaterThan(30);
  for (let end = 1; end <= messages; end += 1) {
    const { id, customerId, email, token } = await sendOffer();
    const input = await answerTo(token);
    const failed = await acceptUntil(input, end);
    expect([end, failed.status]).toEqual([end, 503]);
    expect([end, await madeOf(id, customerId, email)]).toEqual([end, NOTHING]);
    expect((await acceptAt(polaris, input)).status).toBe(200);
    expect([end, await madeOf(id, customerId, email)]).toEqual([end, ALL]);
    expect((await acceptAt(polaris, input)).status).toBe(409);
    expect([end, await madeOf(id, customerId, email)]).toEqual([end, ALL]);
  }
}, 300_000);

it('returns the accepted page to a repeated acceptance when the answer to its commit was lost', async () => {
  const { id, customerId, email, token } = await sendOffer();
  const input = await answerTo(token);
  let isLost = false;
  let client: unknown;
  wire.endsBefore = (asked, from) => {
    if (asked.includes(LOCK)) client = from;
    return false;
  };
  wire.endsAfter = (said) => {
    if (isLost || client === undefined || !said.includes(COMMITTED)) return false;
    isLost = true;
    wire.endConnections();
    return false;
  };
  expect((await acceptAt(failing, input)).status).toBe(503);
  wire.endsBefore = () => false;
  expect(isLost).toBe(true);
  const { status, body } = await until(
    () => acceptAt(failing, input),
    (answer) => answer.status !== 503,
  );
  expect([status, body.offer.state]).toEqual([409, 'accepted']);
  expect(body.detail).toMatch(/^Accepted by Tom Hale on /);
  expect(await madeOf(id, customerId, email)).toEqual(ALL);
});
