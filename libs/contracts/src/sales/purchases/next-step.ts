import { dollars, fromCents, toCents } from '../../values/dollars.ts';
import { clockText, dayText, weekdayText } from '../../values/clock/time-text.ts';
import type { AdminPurchase, Purchase } from './purchase.ts';
import {
  type StepFacts,
  type StepReader,
  type StepSituation,
  situationOf,
} from './step-situation.ts';

export type { StepFacts, StepReader } from './step-situation.ts';

export type OwnerStepFacts = StepFacts & Pick<AdminPurchase, 'refundDue'>;

export interface ClientStepReader extends StepReader {
  /** Such as "within one business day". */
  replyTime: string;
}

/** One sentence, and the one thing to do about it; null if there is only to wait. */
export interface NextStep<Action extends string> {
  text: string;
  action: Action | null;
}

export const clientActionLabels = {
  pay: 'See how to pay',
  book: 'Book a session',
  session: 'See the session',
  read: 'Read',
  write: 'Send a message',
} as const;
export type ClientAction = keyof typeof clientActionLabels;

export const ownerActionLabels = {
  finish: 'Mark as done',
  refund: 'See the payments',
  answer: 'Answer',
  recordPayment: 'Record a payment',
  invoice: 'Create an invoice',
  start: 'Start',
  session: 'See the session',
  book: 'See the sessions',
  write: 'Write to the client',
  plan: 'Write the next step',
  complete: 'Complete',
} as const;
export type OwnerAction = keyof typeof ownerActionLabels;

type Steps<Facts, Reader, Action extends string> = Record<
  Exclude<StepSituation, 'ended'>,
  (facts: Facts, reader: Reader) => [text: string, action?: Action]
>;

const UNDER_WAY = "Work is under way, and I'll post each update here.";

const clientSteps: Steps<StepFacts, ClientStepReader, ClientAction> = {
  planned: (facts) => [plannedText(facts), 'write'],
  confirming: () => ['Your payment is being confirmed.'],
  overdue: (facts) => [`Your payment of ${dollars(lateSum(facts))} ${wasDue(facts)}.`, 'pay'],
  unpaid: ({ dueNow }) => [`Work starts once ${dollars(dueNow)} is paid.`, 'pay'],
  unread: (_, reader) => [`You have ${newMessages(reader)}.`, 'read'],
  waiting: () => ["I'll tell you when work starts."],
  session: (facts, reader) => [`Your next session is on ${sessionTime(facts, reader)}.`, 'session'],
  book: (facts) => [`Book your ${firstOrNext(facts)} session.`, 'book'],
  'pay to book': (facts) => [
    `Pay ${dollars(facts.dueNow)} to book your ${firstOrNext(facts)} session.`,
    'pay',
  ],
  offer: (_, reader) => [offerText(reader)],
  start: (_, reader) => [offerText(reader)],
  due: ({ dueNow, dueOn }) => [`Please pay ${dollars(dueNow)}${by(dueOn)}.`, 'pay'],
  'not invoiced': () => [UNDER_WAY],
  done: () => [UNDER_WAY],
  working: () => [UNDER_WAY],
};

const ownerSteps: Steps<OwnerStepFacts, StepReader, OwnerAction> = {
  planned: (facts) => [plannedText(facts), 'finish'],
  confirming: () => ['A payment is being confirmed.'],
  overdue: (facts) => [`${dollars(lateSum(facts))} ${wasDue(facts)}.`, 'recordPayment'],
  unpaid: ({ dueNow }) => [`Waiting for payment of ${dollars(dueNow)}.`, 'recordPayment'],
  unread: (_, reader) => [`The client wrote ${newMessages(reader)}.`, 'answer'],
  waiting: ({ owed }) => [
    `${owed > 0 ? 'Nothing is due now' : 'Nothing is owed'}. The work can start.`,
    'start',
  ],
  session: (facts, reader) => [`The next session is on ${sessionTime(facts, reader)}.`, 'session'],
  book: (facts) => [`Waiting for the client to book the ${firstOrNext(facts)} session.`, 'book'],
  'pay to book': ({ dueNow }) => [`Waiting for payment of ${dollars(dueNow)}.`, 'recordPayment'],
  offer: () => ['Email the client two dates for a session.', 'write'],
  start: () => ['Email the client two dates to choose from.', 'write'],
  due: ({ dueNow, dueOn }) => [
    `Waiting for payment of ${dollars(dueNow)}${by(dueOn)}.`,
    'recordPayment',
  ],
  'not invoiced': ({ owed }) => [`${dollars(owed)} is owed, and not invoiced.`, 'invoice'],
  done: (facts) => [doneText(facts), 'complete'],
  working: ({ progress }) => [`Work is under way: ${progress}% complete.`, 'plan'],
};

/** What the client reads and can do next; undefined once the purchase has ended. */
export function clientStep(
  facts: StepFacts,
  reader: ClientStepReader,
): NextStep<ClientAction> | undefined {
  const situation = situationOf(facts, reader);
  return situation === 'ended' ? undefined : toStep(clientSteps[situation](facts, reader));
}

/** What the owner reads and can do next; undefined once the purchase has ended. */
export function ownerStep(
  facts: OwnerStepFacts,
  reader: StepReader,
): NextStep<OwnerAction> | undefined {
  const situation = situationOf(facts, reader);
  if (facts.refundDue && situation !== 'planned')
    return toStep(['More was paid than is owed. Refund the rest.', 'refund']);
  return situation === 'ended' ? undefined : toStep(ownerSteps[situation](facts, reader));
}

const toStep = <Action extends string>([text, action]: [string, Action?]): NextStep<Action> => ({
  text,
  action: action ?? null,
});

interface Order extends Pick<StepFacts, 'sessionBalance'> {
  /** Whether it is paid by card, before work starts. */
  byCard: boolean;
  /** Such as "within one business day". */
  replyTime: string;
}

/** What happens after an order is placed. */
export function stepsAfterOrder({ sessionBalance, byCard, replyTime }: Order): string[] {
  const reader = { replyTime, unread: 0, zone: 'UTC' };
  const { text, action } = clientStep({ ...ordered, sessionBalance }, reader)!;
  return [
    byCard
      ? 'Your order waits in your dashboard until you pay it there online.'
      : 'Your order appears in your dashboard.',
    byCard ? `Once it's paid: ${text}` : text,
    `You pick the ${action === 'book' ? 'time' : 'date'}. The scope and the price are the ones on this page.`,
  ];
}

/** An order that was just placed and needs no payment first. */
const ordered: StepFacts = {
  status: 'active',
  progress: 0,
  nextStep: null,
  nextStepOn: null,
  steps: [],
  sessionBalance: null,
  nextSession: null,
  sessionsHeld: 0,
  owed: 0,
  dueNow: 0,
  parts: [],
  paymentPending: false,
  invoiceNumber: null,
  dueOn: null,
  overdue: false,
};

type Planned = Pick<Purchase, 'nextStep' | 'nextStepOn'>;

/** "By June 30, 2026: Send me the figures.": the owner's own sentence. */
const plannedText = ({ nextStep, nextStepOn }: Planned): string =>
  nextStepOn === null ? `${nextStep}` : `By ${dayText(nextStepOn)}: ${nextStep}`;

/** "Next, by June 30, 2026: Send me the figures.", for mails. */
export const nextStepText = ({ nextStep, nextStepOn }: Planned): string =>
  `Next${by(nextStepOn)}: ${nextStep}`;

const by = (day: string | null): string => (day === null ? '' : `, by ${dayText(day)}`);

const wasDue = ({ dueOn }: StepFacts): string =>
  dueOn === null ? 'is overdue' : `was due on ${dayText(dueOn)}`;

/** Of a plan, only the parts whose day has passed. */
function lateSum({ dueNow, parts }: StepFacts): number {
  const late = parts.filter(({ state }) => state === 'overdue');
  return late.length === 0
    ? dueNow
    : fromCents(late.reduce((cents, { owed }) => cents + toCents(owed), 0));
}

function doneText({ parts }: StepFacts): string {
  const next = parts.find(({ owed }) => owed > 0);
  return next
    ? `Everything is done. ${dollars(next.owed)} is due on ${dayText(next.dueOn)}.`
    : 'Everything is done and paid.';
}

const offerText = ({ replyTime }: ClientStepReader): string =>
  `I'll email you ${replyTime} with two dates to choose from.`;

const newMessages = ({ unread }: StepReader): string =>
  unread === 1 ? '1 new message' : `${unread} new messages`;

const firstOrNext = ({ sessionBalance }: StepFacts): string =>
  sessionBalance?.left === sessionBalance?.included ? 'first' : 'next';

function sessionTime({ nextSession }: StepFacts, { zone }: StepReader): string {
  const { startTime } = nextSession!;
  return `${weekdayText(startTime, zone)}, at ${clockText(startTime, zone)}`;
}
