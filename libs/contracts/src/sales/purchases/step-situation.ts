import type { Purchase } from './purchase.ts';

/** What the next step of a purchase follows from. */
export type StepFacts = Pick<
  Purchase,
  | 'status'
  | 'progress'
  | 'nextStep'
  | 'nextStepOn'
  | 'sessionBalance'
  | 'nextSession'
  | 'sessionsHeld'
  | 'owed'
  | 'dueNow'
  | 'parts'
  | 'paymentPending'
  | 'invoiceNumber'
  | 'dueOn'
  | 'overdue'
> & { steps: readonly unknown[] };

/** The reader of a step. */
export interface StepReader {
  /** How many messages from the other side the reader has not read. */
  unread: number;
  /** The reader's time zone. */
  zone: string;
}

/** Where a purchase stands, the same for both sides except for unread messages. */
export type StepSituation =
  | 'ended'
  | 'planned'
  | 'confirming'
  | 'overdue'
  | 'unpaid'
  | 'unread'
  | 'waiting'
  | 'session'
  | 'book'
  | 'pay to book'
  | 'offer'
  | 'start'
  | 'due'
  | 'not invoiced'
  | 'done'
  | 'working';

/** The first that applies: the owner's own sentence, money that is late, messages, sessions, work, other money. */
export function situationOf(facts: StepFacts, { unread }: StepReader): StepSituation {
  const { status, nextStep, nextSession, dueNow } = facts;
  if (status === 'cancelled') return 'ended';
  if (status !== 'completed' && nextStep !== null) return 'planned';
  const late = lateMoney(facts);
  if (late) return late;
  if (status === 'completed') return nextSession ? 'session' : dueNow > 0 ? 'due' : 'ended';
  if (unread > 0) return 'unread';
  return status === 'pending' ? 'waiting' : (sessionOf(facts) ?? workOf(facts));
}

function lateMoney({ owed, dueNow, paymentPending, overdue, status }: StepFacts) {
  if (owed > 0 && paymentPending) return 'confirming';
  if (dueNow === 0) return undefined;
  if (overdue) return 'overdue';
  return status === 'pending' ? 'unpaid' : undefined;
}

function sessionOf({ nextSession, sessionBalance }: StepFacts) {
  if (nextSession) return 'session';
  if (!sessionBalance || sessionBalance.left === 0) return undefined;
  const { open, afterPayment, over } = sessionBalance;
  if (over) return undefined;
  if (open && afterPayment) return 'pay to book';
  return open ? 'book' : 'offer';
}

function workOf(facts: StepFacts): StepSituation {
  const { progress, sessionBalance, sessionsHeld, steps, dueNow, invoiceNumber, parts } = facts;
  const isUntouched = progress === 0 && sessionsHeld === 0 && steps.length === 0;
  if (isUntouched && sessionBalance === null) return 'start';
  // A plan says what is due, with and without an invoice.
  if (dueNow > 0) return invoiceNumber === null && parts.length === 0 ? 'not invoiced' : 'due';
  return progress === 100 || sessionBalance !== null ? 'done' : 'working';
}
