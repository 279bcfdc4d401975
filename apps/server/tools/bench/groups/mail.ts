import { rmSync } from 'node:fs';
import { Browser } from '../../abuse/browser.ts';
import { measureQueue } from '../../abuse/mail-queue.ts';
import { startMailServer } from '../../abuse/mail-server.ts';
import { OWNER, startPolaris } from '../hosts/polaris.ts';
import type { Figure } from './figure.ts';
import { emptyFolder } from './start.ts';

export const mailText = `Mails to a customer wait while the mail server takes nothing; then it takes each at once, and a link for a new
password is asked for behind them.`;

const ROUND_SECONDS = 60;

interface MailOptions {
  rounds: number;
  /** How many mails wait in each round. */
  notes: number;
}

/** How quickly mail leaves, and a mail that must not wait for the others. */
export async function mail(
  { rounds, notes }: MailOptions,
  step: (text: string) => void,
): Promise<Figure[]> {
  const mailServer = await startMailServer();
  const folder = emptyFolder();
  const polaris = await startPolaris(folder, { SMTP_URL: mailServer.url });
  const perSecond: number[] = [];
  const urgent: number[] = [];
  try {
    await placeOrder(polaris.origin);
    for (let round = 1; round <= rounds; round += 1) {
      step(`mail, ${round} of ${rounds}`);
      const signal = AbortSignal.timeout(ROUND_SECONDS * 1000);
      const queue = { url: polaris.origin, owner: OWNER, mailServer, notes, signal };
      const measured = await measureQueue(queue);
      perSecond.push(measured.perSecond);
      urgent.push(measured.urgentSeconds);
    }
  } finally {
    await polaris.stop();
    mailServer.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    {
      what: 'mails that leave',
      values: perSecond,
      unit: 'a second',
      limit: 50,
      allowed: 'at least',
    },
    { what: 'a link for a new password arrives after', values: urgent, unit: 's', limit: 2 },
  ];
}

/** The purchase whose progress is mailed. */
async function placeOrder(url: string): Promise<void> {
  const buyer = new Browser(url);
  const account = { email: 'buyer@example.com', password: 'seven quiet harbors' };
  await buyer.post('/api/auth/register', account);
  const { body } = await buyer.call('GET', '/api/services');
  const services = body as unknown as { id: number; price: number }[];
  const { id } = services.find(({ price }) => price > 0)!;
  const { status } = await buyer.post('/api/purchases', { serviceId: id });
  if (status !== 201) throw new Error(`Ordering answered ${status}.`);
}
