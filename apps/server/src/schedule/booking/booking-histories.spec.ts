import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Appointment, Purchase } from '@polaris/contracts';
import * as fc from 'fast-check';
import { bookSlot, buySessions, openBooking, slotsOf } from '../../testing/data/booking';
import { often, patience } from '../../testing/long-form';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const INCLUDED = 3;
const PRICE = 600;

let polaris: TestApp;
let owner: Person;
let client: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  client = await polaris.customer();
  await openBooking(owner, { maxMoves: 10 });
});
afterAll(() => polaris.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<Row[]>(text, values);

interface Session extends Appointment {
  usesSession: boolean;
}

interface World {
  purchase: Purchase;
  paymentId: number;
}

async function newWorld(): Promise<World> {
  await sql('delete from sessions_appointments; delete from rate_limits');
  const purchase = await buySessions(owner, client, { includedSessions: INCLUDED, price: PRICE });
  const payment = { amount: PRICE, method: 'bank_transfer' };
  const { body } = await owner.post(`/api/admin/purchases/${purchase.id}/payments`, payment);
  return { purchase, paymentId: body.id as number };
}

const sessionsOf = ({ purchase }: World) =>
  sql<Session>('select * from sessions_appointments where "purchaseId" = $1 order by id', [
    purchase.id,
  ]);

let past = 0;

/** Moves a session to when canceling is late, or into the past; each gets its own time. */
const startAt = async (id: number, from: 'soon' | 'past') => {
  past += 2;
  const start =
    from === 'soon' ? `now() + interval '1 hour'` : `now() - make_interval(hours => $2)`;
  await sql(
    `update sessions_appointments set "startTime" = ${start},
    "endTime" = ${start} + interval '1 hour' where id = $1 and $2 > 0`,
    [id, past],
  );
};

/** The actions of client, owner and bank, each with a number that selects the data. */
const acts: Record<string, (world: World, at: number) => Promise<unknown>> = {
  book: async ({ purchase }, at) => {
    const { slots } = await slotsOf(client, purchase.id);
    if (slots.length > 0) await bookSlot(client, purchase.id, slots[at % slots.length]!.startTime);
  },
  move: async (world, at) => {
    const session = await someScheduled(world, at);
    const { slots } = await slotsOf(client, world.purchase.id, session && `?moving=${session.id}`);
    if (!session || slots.length === 0) return;
    const { startTime } = slots[at % slots.length]!;
    await client.patch(`/api/sessions/${session.id}`, { startTime, version: session.version });
  },
  cancel: (world, at) => cancel(world, at, false),
  cancelLate: async (world, at) => {
    const session = await someScheduled(world, at);
    if (session) await startAt(session.id, 'soon').catch(() => undefined);
    await cancel(world, at, true);
  },
  ownerCancels: (world, at) => byOwner(world, at, { status: 'cancelled' }),
  noShow: async (world, at) => {
    const session = await someScheduled(world, at);
    if (!session) return;
    await startAt(session.id, 'past');
    await owner.patch(`/api/admin/sessions/${session.id}`, { status: 'no_show' });
  },
  giveBack: async (world, at) => {
    const used = (await sessionsOf(world)).filter(
      ({ status, usesSession }) => usesSession && status !== 'scheduled',
    );
    if (used.length > 0)
      await owner.patch(`/api/admin/sessions/${used[at % used.length]!.id}`, {
        usesSession: false,
      });
  },
  refund: ({ paymentId }, at) =>
    owner.post(`/api/admin/payments/${paymentId}/refunds`, {
      amount: 50,
      cancelSessions: at % 2 === 0,
    }),
  dispute: ({ paymentId }, at) =>
    sql(
      `update payments set dispute = $2,
      "disputeRef" = 'dp_' || id where id = $1`,
      [paymentId, ['open', 'won', 'lost'][at % 3]],
    ),
  cancelPurchase: ({ purchase }, at) =>
    at > 17
      ? owner.patch(`/api/admin/purchases/${purchase.id}`, { status: 'cancelled' })
      : Promise.resolve(),
};

async function someScheduled(world: World, at: number): Promise<Session | undefined> {
  const rows = (await sessionsOf(world)).filter(
    ({ status, startTime }) => status === 'scheduled' && new Date(startTime) > new Date(),
  );
  return rows[at % rows.length];
}

async function cancel(world: World, at: number, countsAsUsed: boolean): Promise<void> {
  const session = await someScheduled(world, at);
  if (!session) return;
  const { id, version } = session;
  await client.post(`/api/sessions/${id}/cancel`, { version, countsAsUsed });
}

async function byOwner(world: World, at: number, change: object): Promise<void> {
  const session = await someScheduled(world, at);
  if (session) await owner.patch(`/api/admin/sessions/${session.id}`, change);
}

/** Used is never more than included, and the client reads what is left. */
async function expectBalance(world: World): Promise<void> {
  const used = (await sessionsOf(world)).filter(({ usesSession }) => usesSession).length;
  expect(used).toBeLessThanOrEqual(INCLUDED);
  const { left } = await slotsOf(client, world.purchase.id);
  expect(left).toBe(INCLUDED - used);
}

const step = fc.record({ act: fc.constantFrom(...Object.keys(acts)), at: fc.nat(20) });

it(
  'keeps used sessions within the included ones whatever client, owner and bank do',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const world = await newWorld();
        for (const { act, at } of steps) {
          const [before, disputed] = [await sessionsOf(world), await isDisputed(world)];
          await acts[act]!(world, at);
          if (act === 'book' && disputed) expect(await sessionsOf(world)).toEqual(before);
          await expectBalance(world);
        }
      }),
      { numRuns: often(3, 5, 500) },
    );
  },
  patience,
);

const isDisputed = async ({ paymentId }: World): Promise<boolean> => {
  const [row] = await sql<{ dispute: string | null }>(
    'select dispute from payments where id = $1',
    [paymentId],
  );
  return row!.dispute === 'open';
};
