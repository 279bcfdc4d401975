import { afterEach, expect, it } from '@jest/globals';
import { useServers } from '../../../testing/processes/running-servers';
import { addService, buy } from '../../../testing/data/records';
import { StripeStandIn, signedEvent } from '../../../testing/stand-ins/stripe/stripe-stand-in';
import { until } from '../../../testing/until';

const OWNER = { email: 'owner@example.com', password: 'seven quiet harbors' };
/** Below the two minutes after which a job without a heartbeat ends. */
const PATIENCE_MS = 90_000;

const create = useServers();
const standIn = new StripeStandIn();
afterEach(() => standIn.close());

it('settles a payment soon after the restart when the server was killed during its request to Stripe', async () => {
  await standIn.start();
  const owner = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  const server = await create({ ...owner, ...standIn.env });
  await server.start();
  const [seller, client] = [server.caller, server.caller];
  await seller.post('/api/auth/login', OWNER);
  await client.post('/api/auth/register', { ...OWNER, email: 'client@example.com' });
  const { id } = await buy(client, (await addService(seller, { price: 1200 })).id);
  const { body } = await client.post(`/api/purchases/${id}/checkout`);
  const session = String(body.url).split('/').at(-1)!;

  standIn.sessions.pay(session);
  standIn.failing = 'silent';
  const { raw, headers } = signedEvent({
    id: 'evt_1',
    type: 'checkout.session.completed',
    object: { id: session },
  });
  const told = await server.caller.post('/api/webhooks/stripe', undefined, { raw, headers });
  expect(told.status).toBe(200);
  await until(() => standIn.callsTo('GET', /checkout/).length > 0);
  await server.signal('SIGKILL');
  standIn.failing = 'never';
  await server.start();

  // As the owner: a client may not read this often.
  const paid = async () =>
    (await seller.get(`/api/admin/purchases/${id}`)).body.paid as number | undefined;
  expect(await until(paid, (amount) => amount === 1200, PATIENCE_MS)).toBe(1200);
});
