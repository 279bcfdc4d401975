import type { IntroCallHold, IntroCallInput, IntroSlots, Service } from '@polaris/contracts';
import type { TestCaller } from '../caller';
import { type ReadMail, mailWith } from '../mail/mailbox';
import type { TestSmtp } from '../mail/smtp';
import { addService } from './records';

export const CONFIRM = 'Confirm your free call';

/** A service that starts with a free call of half an hour. */
export const addFreeCall = (owner: TestCaller): Promise<Service> =>
  addService(owner, { pricing: 'free call', sessionMinutes: 30 });

export const introSlots = async (caller: TestCaller, serviceId: number) =>
  (await caller.get(`/api/services/${serviceId}/slots`)).body as unknown as IntroSlots;

/** The free time with this number, starting on the day after tomorrow. */
export async function introStart(caller: TestCaller, serviceId: number, at = 0): Promise<string> {
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await caller.get(`/api/services/${serviceId}/slots?from=${from}`);
  return (body as unknown as IntroSlots).slots[at]!.startTime;
}

let visitors = 0;
export const visitorAddress = (): string => `visitor-${++visitors}@calls.test`;

export const introCallInput = (
  serviceId: number,
  startTime: string,
  own: Partial<IntroCallInput> = {},
): IntroCallInput => ({
  serviceId,
  startTime,
  name: 'Maya Okafor',
  email: visitorAddress(),
  phone: null,
  message: 'Three of our systems count members differently.',
  ...own,
});

export interface Held extends IntroCallHold {
  mail: ReadMail;
}

/** Holds a time and waits for the mail. */
export async function holdCall(
  smtp: TestSmtp,
  caller: TestCaller,
  input: IntroCallInput,
): Promise<Held> {
  const { status, body, text } = await caller.post('/api/intro-calls', input);
  if (status !== 201) throw new Error(text);
  return {
    ...(body as unknown as IntroCallHold),
    mail: await mailWith(smtp, input.email, CONFIRM),
  };
}
