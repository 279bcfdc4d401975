import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CardShop } from '../../../testing/data/card-shop';
import { signedEvent } from '../../../testing/stand-ins/stripe/stripe-stand-in';
import { type TestApp, startTestApp } from '../../../testing/test-app';

const shop = new CardShop();
beforeAll(() => shop.open());
afterAll(() => shop.close());

const now = () => Math.floor(Date.now() / 1000);
const event = (own: object = {}) =>
  signedEvent({
    id: 'evt_bad',
    type: 'checkout.session.completed',
    object: { id: 'cs_x' },
    ...own,
  });
const eventsStored = async (id: string): Promise<number> =>
  (await shop.polaris.dataSource.query('select 1 from provider_events where "eventId" = $1', [id]))
    .length;

describe('refusing a Stripe event', () => {
  const { raw, headers } = event();
  const signature = headers['stripe-signature']!;
  it.each<[string, { raw: string; headers?: Record<string, string> }]>([
    ['without a signature', { raw }],
    ['with an empty signature', { raw, headers: { 'stripe-signature': '' } }],
    ['with a nonsense signature', { raw, headers: { 'stripe-signature': 't=1,v1=00' } }],
    ['with changed bytes', { raw: raw.replace('cs_x', 'cs_y'), headers }],
    ['with one more space', { raw: `${raw} `, headers }],
    [
      'with a changed time',
      { raw, headers: { 'stripe-signature': signature.replace(/t=\d/, 't=9') } },
    ],
    [
      'under another scheme',
      { raw, headers: { 'stripe-signature': signature.replace('v1=', 'v0=') } },
    ],
    [
      'of another account',
      signedEvent({ id: 'evt_bad', type: 'x', object: {} }, { secret: 'whsec_other' }),
    ],
    [
      'from six minutes ago',
      signedEvent({ id: 'evt_bad', type: 'x', object: {} }, { timestamp: now() - 360 }),
    ],
    ['without a body', { raw: '', headers }],
  ])('rejects an event %s', async (_name, sent) => {
    const { status, text } = await shop.post(sent);
    expect(status).toBe(400);
    expect(text).not.toMatch(/signature|whsec|stripe/i);
    expect(await eventsStored('evt_bad')).toBe(0);
  });

  it('rejects an event of more than 256 kB and accepts a slightly smaller one', async () => {
    const padded = (length: number) =>
      signedEvent({ id: `evt_${length}`, type: 'x', object: { padding: 'x'.repeat(length) } });
    expect((await shop.post(padded(257 * 1024))).status).toBe(413);
    expect((await shop.post(padded(250 * 1024))).status).toBe(200);
  });

  it('rejects bodies of this size at other addresses', async () => {
    const large = { raw: JSON.stringify({ name: 'x'.repeat(150_000) }) };
    const contact = await shop.polaris.visitor().post('/api/contact', undefined, large);
    expect(contact.status).toBe(413);
  });
});

describe('accepting a Stripe event', () => {
  it('records what the session says and never what the event says', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    expect((await shop.send(session)).status).toBe(200);
    await shop.idle();
    expect(await shop.read(order.id)).toMatchObject({ paid: 0, status: 'pending' });
  });

  it('accepts a signed event from any address', async () => {
    const { raw, headers } = event({ id: 'evt_site' });
    const other = { ...headers, origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' };
    expect((await shop.post({ raw, headers: other })).status).toBe(200);
  });

  it('creates one job for an event that arrives twice', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    const again = () => shop.send(session, 'checkout.session.completed', { id: 'evt_twice' });
    const answers = await Promise.all(Array.from({ length: 5 }, again));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const jobs = await shop.polaris.dataSource.query<object[]>(
      `select 1 from jobs.job where name = 'stripe-settle' and data ->> 'sessionRef' = $1`,
      [session],
    );
    expect(jobs).toHaveLength(1);
  });

  it('changes nothing for events of other objects, connected accounts or unknown sessions', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    shop.standIn.sessions.pay(session);
    await shop.send(session, 'customer.created', { id: 'evt_thing' });
    await shop.send(session, 'checkout.session.completed', { id: 'evt_acct', account: 'acct_1' });
    await shop.send('cs_unknown', 'checkout.session.completed', { id: 'evt_unknown' });
    expect([await eventsStored('evt_thing'), await eventsStored('evt_acct')]).toEqual([0, 0]);
    expect(await shop.read(order.id)).toMatchObject({ paid: 0, status: 'pending' });
  });
});

describe('a server without a Stripe key', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp();
  });
  afterAll(() => plain.close());

  it('offers no card payment without a Stripe key', async () => {
    const person = await plain.customer();
    const { raw, headers } = event();
    const sent = await plain.visitor().post('/api/webhooks/stripe', undefined, { raw, headers });
    expect(sent.status).toBe(404);
    const { status, body } = await person.post('/api/purchases/1/checkout');
    expect([status, body.detail]).toEqual([404, 'Payments by card are not set up here.']);
    expect((await person.get('/api/payment-options')).body).toEqual({
      card: false,
      bankDebit: false,
    });
  });
});
