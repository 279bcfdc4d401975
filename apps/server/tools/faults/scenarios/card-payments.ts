import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../hosts/database.ts';
import type { ServerProcess, Testing } from '../hosts/testing.ts';
import { originOf } from '../hosts/until-ready.ts';
import { OWNER, OWNER_ENV, ask, cookieFrom } from '../recorder/ask.ts';
import { type Scenario, atLeast, atMost } from '../scenario.ts';

const ORDERS = 8;
const PRICE = 1200;
const SETTLE_SECONDS = 240;

type StandIn = InstanceType<Testing['StripeStandIn']>;

/** The server is killed while Stripe says of payments that they have come. */
export const cardPayments: Scenario = {
  name: 'card payments',
  seconds: 300,
  async run({ extent, testing, createServer, onEnd, log }) {
    const standIn = await new testing.StripeStandIn().start();
    onEnd(() => standIn.close());
    const server = await createServer({ ...OWNER_ENV, ...standIn.env });
    await server.start();
    const origin = originOf(server);
    const serviceId = await addService(origin);
    let paid = 0;
    for (let round = 0; round < extent.cardRounds; round += 1) {
      const sessions = await order(origin, serviceId);
      const told = sessions.map((session) => payAndNotify(testing, standIn, origin, session));
      await sleep(randomInt(20, 400));
      await server.signal('SIGKILL');
      await server.start();
      await Promise.all(told);
      paid += sessions.length;
    }
    const began = performance.now();
    const settled = await untilSettled(server, paid);
    const seconds = (performance.now() - began) / 1000;
    log(`${settled.payments} payments, ${settled.receipts} receipts`);
    return [
      atMost('until all are settled after the last kill', seconds, 60, 's'),
      atLeast('payments that are settled', settled.payments, paid, 'payments'),
      atMost('orders with more or less than their price', settled.wrong, 0, 'orders'),
      atMost('receipts beside one for each', Math.abs(settled.receipts - paid), 0, 'mails'),
    ];
  },
};

async function post(origin: string, path: string, body: object, cookie = '') {
  const answer = await ask({ origin, method: 'POST', path, body, headers: { cookie } });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer;
}

async function addService(origin: string): Promise<number> {
  const cookie = cookieFrom(await post(origin, '/api/auth/login', OWNER));
  const service = {
    name: 'Data Audit',
    description: 'What the numbers say.',
    category: 'analytics',
    price: PRICE,
  };
  return Number((await post(origin, '/api/services', service, cookie)).body.id);
}

/** Orders of a client who goes to the page of the provider; answers the sessions there. */
async function order(origin: string, serviceId: number): Promise<string[]> {
  const account = { email: `client-${randomUUID()}@example.com`, password: OWNER.password };
  const cookie = cookieFrom(await post(origin, '/api/auth/register', account));
  const sessions: string[] = [];
  for (let made = 0; made < ORDERS; made += 1) {
    const { body } = await post(origin, '/api/purchases', { serviceId }, cookie);
    const checkout = await post(origin, `/api/purchases/${String(body.id)}/checkout`, {}, cookie);
    sessions.push(String(checkout.body.url).split('/').at(-1)!);
  }
  return sessions;
}

/** As Stripe does: again until it is taken, and now and then twice. */
async function payAndNotify(
  { signedEvent }: Testing,
  standIn: StandIn,
  origin: string,
  session: string,
): Promise<void> {
  standIn.sessions.pay(session);
  for (let taken = 0; taken < 2;) {
    const { raw, headers } = signedEvent({
      id: `evt_${session}`,
      type: 'checkout.session.completed',
      object: { id: session },
    });
    const answer = await fetch(`${origin}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: raw,
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) taken += 1;
    else await sleep(200);
  }
}

/** What is stored once every payment is, or no more time is left. */
async function untilSettled(server: ServerProcess, paid: number) {
  const end = performance.now() + SETTLE_SECONDS * 1000;
  for (;;) {
    const found = await readSettled(server.databaseUrl);
    if (found.payments >= paid || performance.now() > end) return found;
    await sleep(250);
  }
}

const readSettled = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ payments: number; wrong: number; receipts: number }>(
      `select (select count(*)::int from payments where status = 'paid') as payments,
         (select count(*)::int from purchases p where p.amount is distinct from
           (select sum(amount) from payments where "purchaseId" = p.id and status = 'paid')) as wrong,
         (select count(*)::int from mail_outbox where subject like 'Receipt%') as receipts`,
    );
    return rows[0]!;
  });
