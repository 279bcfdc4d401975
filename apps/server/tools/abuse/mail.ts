import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackContext, Figure } from './attack.ts';
import { OWNER } from './attacked-server.ts';
import { Browser, inParallel } from './browser.ts';
import { measureQueue } from './mail-queue.ts';
import { type ReceivedMail, type MailServer, startMailServer } from './mail-server.ts';

const PASSWORD = 'seven quiet harbors';
const ORDERS = 1000;
const NOTES = 600;

/** Makes the server mail strangers and its owner, and queues so much that other mail could wait. */
export const mail: Attack = {
  name: 'mail',
  seconds: 80,
  async run(context) {
    const mailServer = await startMailServer();
    try {
      const { url } = await context.startServer({ SMTP_URL: mailServer.url });
      return [
        ...(await orderOften(context, url, mailServer.arrivals)),
        ...(await fillQueue(context, url, mailServer)),
      ];
    } finally {
      mailServer.close();
    }
  },
};

const count = (arrivals: ReceivedMail[], address: string): number =>
  arrivals.filter(({ to }) => to === address).length;

async function orderOften(
  context: AttackContext,
  url: string,
  arrivals: ReceivedMail[],
): Promise<Figure[]> {
  const email = 'stranger@example.com';
  const buyer = new Browser(url);
  await buyer.post('/api/auth/register', { email, password: PASSWORD });
  const services = (await buyer.call('GET', '/api/services')).body as unknown as Service[];
  const serviceId = services.find(({ price }) => price > 0)!.id;
  context.log(`${ORDERS} orders of an account that has not verified its address`);
  const order = () => buyer.post('/api/purchases', { serviceId });
  const answers = await inParallel(Array<typeof order>(ORDERS).fill(order), 16);
  await sleep(4000);
  const taken = answers.filter(({ status }) => status === 201).length;
  return [
    { what: 'orders taken of one account', value: taken, limit: 20, unit: 'orders' },
    {
      what: 'mails to an address nobody verified',
      value: count(arrivals, email),
      limit: 1,
      unit: 'mails',
    },
    { what: 'mails to the owner', value: count(arrivals, OWNER.email), limit: 1, unit: 'mails' },
  ];
}

interface Service {
  id: number;
  price: number;
}

/** The owner has no limit: so many notes to a customer are so many mails. */
async function fillQueue(
  context: AttackContext,
  url: string,
  mailServer: MailServer,
): Promise<Figure[]> {
  context.log(`${NOTES} notes of the owner, and a forgotten password behind them`);
  const { signal } = context;
  const queue = { url, owner: OWNER, mailServer, notes: NOTES, signal };
  const { perSecond, urgentSeconds } = await measureQueue(queue);
  return [
    {
      what: 'mails that leave',
      value: perSecond,
      limit: 50,
      unit: 'a second',
      allowed: 'at least',
    },
    { what: 'a link for a new password arrives after', value: urgentSeconds, limit: 2, unit: 's' },
  ];
}
