import { describe, expect, it } from '@jest/globals';
import { purchase } from './purchase.examples.ts';
import type { PurchasePart } from './purchase-part.ts';
import {
  type OwnerStepFacts,
  clientStep,
  nextStepText,
  ownerStep,
  stepsAfterOrder,
} from './next-step.ts';

const SESSIONS = {
  included: 3,
  left: 3,
  minutes: 60,
  bookBy: null,
  open: true,
  afterPayment: false,
  over: false,
};
const SESSION = {
  title: 'Kickoff',
  startTime: '2026-12-03T19:00:00.000Z',
  endTime: '2026-12-03T20:00:00.000Z',
};
const STEP = { id: 5, text: 'Agree on the plan.', doneAt: '2026-03-10T16:00:00.000Z' };

/** An active purchase that is paid, and for which nothing was done yet. */
const order: OwnerStepFacts = {
  ...purchase(),
  progress: 0,
  nextStep: null,
  nextStepOn: null,
  steps: [],
  sessionBalance: null,
  nextSession: null,
  dueOn: null,
  owed: 0,
  dueNow: 0,
  parts: [],
  refundDue: false,
};
const owed = { owed: 569.4, dueNow: 569.4 };
const invoiced = { ...owed, invoiceNumber: '2026-0001', dueOn: '2026-12-13' };

const part = (own: Partial<PurchasePart>): PurchasePart => ({
  position: 1,
  label: 'Deposit',
  amount: 900,
  owed: 900,
  dueOn: '2026-12-03',
  state: 'upcoming',
  ...own,
});
const LATER = part({ position: 2, dueOn: '2027-06-03' });
/** $1,800 in two halves. */
const deposit = {
  owed: 1800,
  dueNow: 900,
  dueOn: '2026-12-03',
  parts: [part({ state: 'due' }), LATER],
};
const depositPaid = {
  owed: 900,
  dueNow: 0,
  dueOn: '2027-06-03',
  parts: [part({ owed: 0, state: 'paid' }), LATER],
};

const TWO_DATES = "I'll email you within one business day with two dates to choose from.";
const UNDER_WAY = "Work is under way, and I'll post each update here.";
const reader = {
  replyTime: 'within one business day',
  unread: 0,
  zone: 'America/Los_Angeles',
};

interface Row {
  facts: Partial<OwnerStepFacts>;
  unread?: number;
  client: [text: string, action: string | null] | undefined;
  owner: [text: string, action: string | null] | undefined;
}

const situations: Record<string, Row> = {
  'it was just ordered': {
    facts: owed,
    client: [TWO_DATES, null],
    owner: ['Email the client two dates to choose from.', 'write'],
  },
  'the owner wrote a sentence': {
    facts: { ...invoiced, overdue: true, nextStep: 'Send me the figures.', nextSession: SESSION },
    unread: 2,
    client: ['Send me the figures.', 'write'],
    owner: ['Send me the figures.', 'finish'],
  },
  'the owner wrote a sentence with a day': {
    facts: { nextStep: 'Send me the figures.', nextStepOn: '2026-12-04' },
    client: ['By December 4, 2026: Send me the figures.', 'write'],
    owner: ['By December 4, 2026: Send me the figures.', 'finish'],
  },
  'it waits to be paid': {
    facts: { ...owed, status: 'pending' },
    client: ['Work starts once $569.40 is paid.', 'pay'],
    owner: ['Waiting for payment of $569.40.', 'recordPayment'],
  },
  'it is pending and costs nothing': {
    facts: { status: 'pending' },
    client: ["I'll tell you when work starts.", null],
    owner: ['Nothing is owed. The work can start.', 'start'],
  },
  'a payment is being confirmed': {
    facts: { ...owed, status: 'pending', paymentPending: true },
    client: ['Your payment is being confirmed.', null],
    owner: ['A payment is being confirmed.', null],
  },
  'its invoice is overdue': {
    facts: { ...invoiced, overdue: true, nextSession: SESSION },
    unread: 1,
    client: ['Your payment of $569.40 was due on December 13, 2026.', 'pay'],
    owner: ['$569.40 was due on December 13, 2026.', 'recordPayment'],
  },
  'a message is unread': {
    facts: { nextSession: SESSION },
    unread: 1,
    client: ['You have 1 new message.', 'read'],
    owner: ['The client wrote 1 new message.', 'answer'],
  },
  'messages are unread': {
    facts: {},
    unread: 2,
    client: ['You have 2 new messages.', 'read'],
    owner: ['The client wrote 2 new messages.', 'answer'],
  },
  'no session is booked yet': {
    facts: { ...owed, sessionBalance: SESSIONS },
    client: ['Book your first session.', 'book'],
    owner: ['Waiting for the client to book the first session.', 'book'],
  },
  'sessions are booked only after payment': {
    facts: { ...owed, sessionBalance: { ...SESSIONS, afterPayment: true } },
    client: ['Pay $569.40 to book your first session.', 'pay'],
    owner: ['Waiting for payment of $569.40.', 'recordPayment'],
  },
  'the first session is booked': {
    facts: { ...invoiced, sessionBalance: { ...SESSIONS, left: 2 }, nextSession: SESSION },
    client: ['Your next session is on Thursday, December 3, at 11:00 AM.', 'session'],
    owner: ['The next session is on Thursday, December 3, at 11:00 AM.', 'session'],
  },
  'a session is booked for a service without sessions': {
    facts: { ...owed, nextSession: SESSION },
    client: ['Your next session is on Thursday, December 3, at 11:00 AM.', 'session'],
    owner: ['The next session is on Thursday, December 3, at 11:00 AM.', 'session'],
  },
  'one session took place and others are left': {
    facts: { sessionBalance: { ...SESSIONS, left: 2 }, sessionsHeld: 1 },
    client: ['Book your next session.', 'book'],
    owner: ['Waiting for the client to book the next session.', 'book'],
  },
  'sessions are left, but clients cannot book': {
    facts: { sessionBalance: { ...SESSIONS, open: false } },
    client: [TWO_DATES, null],
    owner: ['Email the client two dates for a session.', 'write'],
  },
  'the last day for its sessions has passed': {
    facts: { sessionBalance: { ...SESSIONS, bookBy: '2026-11-28', over: true } },
    client: [UNDER_WAY, null],
    owner: ['Everything is done and paid.', 'complete'],
  },
  'all sessions took place, and money is owed on its invoice': {
    facts: { ...invoiced, sessionBalance: { ...SESSIONS, left: 0 }, sessionsHeld: 3 },
    client: ['Please pay $569.40, by December 13, 2026.', 'pay'],
    owner: ['Waiting for payment of $569.40, by December 13, 2026.', 'recordPayment'],
  },
  'all sessions took place, and it is paid': {
    facts: { sessionBalance: { ...SESSIONS, left: 0 }, sessionsHeld: 3 },
    client: [UNDER_WAY, null],
    owner: ['Everything is done and paid.', 'complete'],
  },
  'work is under way, and it is not invoiced': {
    facts: { ...owed, progress: 40 },
    client: [UNDER_WAY, null],
    owner: ['$569.40 is owed, and not invoiced.', 'invoice'],
  },
  'work is under way, and it is paid': {
    facts: { progress: 40 },
    client: [UNDER_WAY, null],
    owner: ['Work is under way: 40% complete.', 'plan'],
  },
  'a step is done': {
    facts: { steps: [STEP] },
    client: [UNDER_WAY, null],
    owner: ['Work is under way: 0% complete.', 'plan'],
  },
  'the work is done': {
    facts: { progress: 100 },
    client: [UNDER_WAY, null],
    owner: ['Everything is done and paid.', 'complete'],
  },
  'it is completed, with a sentence that is left over': {
    facts: { status: 'completed', nextStep: 'Send me the figures.' },
    unread: 1,
    client: undefined,
    owner: undefined,
  },
  'it is completed, and a session is still booked': {
    facts: { ...owed, status: 'completed', nextSession: SESSION },
    client: ['Your next session is on Thursday, December 3, at 11:00 AM.', 'session'],
    owner: ['The next session is on Thursday, December 3, at 11:00 AM.', 'session'],
  },
  'it is completed, and money is owed': {
    facts: { ...owed, status: 'completed' },
    client: ['Please pay $569.40.', 'pay'],
    owner: ['Waiting for payment of $569.40.', 'recordPayment'],
  },
  'it waits for the deposit of its plan': {
    facts: { ...deposit, status: 'pending' },
    client: ['Work starts once $900 is paid.', 'pay'],
    owner: ['Waiting for payment of $900.', 'recordPayment'],
  },
  'nothing of its plan is due yet': {
    facts: { ...depositPaid, status: 'pending' },
    client: ["I'll tell you when work starts.", null],
    owner: ['Nothing is due now. The work can start.', 'start'],
  },
  'one part of its plan is overdue and the next one due today': {
    facts: {
      ...deposit,
      ...{ dueNow: 1800, overdue: true },
      parts: [part({ owed: 600, state: 'overdue' }), { ...LATER, state: 'due' }],
    },
    client: ['Your payment of $600 was due on December 3, 2026.', 'pay'],
    owner: ['$600 was due on December 3, 2026.', 'recordPayment'],
  },
  'a part of its plan is due, without an invoice': {
    facts: { ...deposit, progress: 40 },
    client: ['Please pay $900, by December 3, 2026.', 'pay'],
    owner: ['Waiting for payment of $900, by December 3, 2026.', 'recordPayment'],
  },
  'the deposit is paid, and work is under way': {
    facts: { ...depositPaid, progress: 40 },
    client: [UNDER_WAY, null],
    owner: ['Work is under way: 40% complete.', 'plan'],
  },
  'everything is done before the last part is due': {
    facts: { ...depositPaid, progress: 100 },
    client: [UNDER_WAY, null],
    owner: ['Everything is done. $900 is due on June 3, 2027.', 'complete'],
  },
  'it is completed before the last part is due': {
    facts: { ...depositPaid, status: 'completed' },
    client: undefined,
    owner: undefined,
  },
  'sessions are booked only after payment of a part': {
    facts: { ...deposit, sessionBalance: { ...SESSIONS, afterPayment: true } },
    client: ['Pay $900 to book your first session.', 'pay'],
    owner: ['Waiting for payment of $900.', 'recordPayment'],
  },
  'it is canceled': {
    facts: { status: 'cancelled', nextStep: 'Send me the figures.' },
    client: undefined,
    owner: undefined,
  },
  'a payment came after it was canceled': {
    facts: { status: 'cancelled', refundDue: true },
    client: undefined,
    owner: ['More was paid than is owed. Refund the rest.', 'refund'],
  },
};

describe('the next step of a purchase', () => {
  it.each(Object.keys(situations))('is the same truth for client and owner when %s', (name) => {
    const { facts, unread = 0, client, owner } = situations[name]!;
    const shown = [clientStep, ownerStep].map((step) => {
      const found = step({ ...order, ...facts }, { ...reader, unread });
      return found && [found.text, found.action];
    });
    expect(shown).toEqual([client, owner]);
  });

  it('shows the day and time of the next session in the time zone of its reader', () => {
    const step = clientStep({ ...order, nextSession: SESSION }, { ...reader, zone: 'Asia/Tokyo' });
    expect(step?.text).toBe('Your next session is on Friday, December 4, at 4:00 AM.');
  });
});

it.each([
  [SESSIONS, false, ['appears in your dashboard', 'Book your first session.', 'You pick the time']],
  [SESSIONS, true, ['until you pay', "Once it's paid: Book your first", 'You pick the time']],
  [null, false, ['appears in your dashboard', TWO_DATES, 'You pick the date']],
  [null, true, ['until you pay', `Once it's paid: ${TWO_DATES}`, 'You pick the date']],
])(
  'promises after an order what the dashboard says then: %j, by card %j',
  (sessions, byCard, texts) => {
    const order = { sessionBalance: sessions, byCard, replyTime: reader.replyTime };
    expect(stepsAfterOrder(order)).toEqual(texts.map((text) => expect.stringContaining(text)));
  },
);

it('shows the day of a next step before the step, and no day without one', () => {
  const nextStep = 'Send me the figures.';
  expect(nextStepText({ nextStep, nextStepOn: '2026-12-04' })).toBe(
    'Next, by December 4, 2026: Send me the figures.',
  );
  expect(nextStepText({ nextStep, nextStepOn: null })).toBe('Next: Send me the figures.');
});
