import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Attack, AttackContext, Figure } from './attack.ts';
import { OWNER } from './attacked-server.ts';
import { Browser, inParallel } from './browser.ts';

const PASSWORD = 'seven quiet harbors';
const ORDERS = 1000;
const NOTES = 600;

interface Arrival {
  to: string;
  at: number;
}

/** A mail server that takes everything at once, unless it is held, and remembers when. */
async function startMailServer() {
  const arrivals: Arrival[] = [];
  let opened = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        void opened.then(() => {
          for (const { address } of session.envelope.rcptTo)
            arrivals.push({ to: address, at: performance.now() });
          done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    /** Takes nothing more until what it answers is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      opened = promise;
      return resolve;
    },
    close: () => server.close(() => undefined),
  };
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

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

const count = (arrivals: Arrival[], address: string): number =>
  arrivals.filter(({ to }) => to === address).length;

async function orderOften(
  context: AttackContext,
  url: string,
  arrivals: Arrival[],
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
  { arrivals, hold }: MailServer,
): Promise<Figure[]> {
  const owner = new Browser(url);
  await owner.post('/api/auth/login', OWNER);
  const purchases = (await owner.call('GET', '/api/admin/purchases?limit=1')).body;
  const [{ id }] = purchases as unknown as [{ id: number }];
  context.log(`${NOTES} notes of the owner, and a forgotten password behind them`);
  const before = arrivals.length;
  const open = hold();
  const note = () => owner.call('PATCH', `/api/admin/purchases/${id}`, { note: 'It goes on.' });
  await inParallel(Array<typeof note>(NOTES).fill(note), 8);
  const began = performance.now();
  open();
  await new Browser(url).post('/api/auth/forgot-password', { email: OWNER.email });
  const isUrgent = ({ to, at }: Arrival) => to === OWNER.email && at > began;
  while (!arrivals.some(isUrgent) || arrivals.length < before + NOTES + 1) {
    context.signal.throwIfAborted();
    await sleep(20);
  }
  const all = arrivals.slice(before);
  const seconds = (Math.max(...all.map(({ at }) => at)) - began) / 1000;
  const urgent = (all.find(isUrgent)!.at - began) / 1000;
  return [
    {
      what: 'mails that leave',
      value: NOTES / seconds,
      limit: 50,
      unit: 'a second',
      allowed: 'at least',
    },
    { what: 'a link for a new password arrives after', value: urgent, limit: 2, unit: 's' },
  ];
}
