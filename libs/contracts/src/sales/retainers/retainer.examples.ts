import { describeTag, example } from '../../api/example.ts';
import {
  type OwnRetainer,
  type Retainer,
  type RetainerRecord,
  type WaitingMonth,
  ownRetainerSchema,
  retainerActionSchema,
  retainerEndSchema,
  retainerMonthInputSchema,
  retainerRecordSchema,
  retainerSchema,
  waitingMonthSchema,
} from './retainer.ts';

const line = { text: 'Support by phone', quantity: 1, unitPrice: 500, taxRate: 0 };

export const retainer = (): Retainer => ({
  id: 6,
  title: 'Support',
  state: 'active',
  customer: { id: 3, name: 'Maya Okafor' },
  amount: 500,
  startsOn: '2026-04-01',
  endsOn: null,
  nextOn: '2026-06-01',
  waiting: 0,
  version: 1,
  createdAt: '2026-03-02T16:00:00.000Z',
});

export const retainerRecord = (): RetainerRecord => ({
  ...retainer(),
  offerId: 5,
  serviceName: 'Support',
  taxMode: 'added',
  lines: [line],
  sessions: 2,
  pausedOn: null,
  acceptedEndsOn: null,
  months: [
    {
      month: '2026-05',
      dueOn: '2026-05-01',
      state: 'recorded',
      purchaseId: 32,
      invoice: { id: 12, number: '2026-0007' },
      owed: 500,
    },
    {
      month: '2026-04',
      dueOn: '2026-04-01',
      state: 'skipped',
      purchaseId: null,
      invoice: null,
      owed: null,
    },
  ],
  problem: null,
  earlier: null,
});

/** A retainer on the client's dashboard, and in the download of an account's data. */
export const ownRetainer = (): OwnRetainer => ({
  id: 6,
  title: 'Support',
  state: 'active',
  amount: 500,
  lines: [line],
  startsOn: '2026-04-01',
  endsOn: null,
  nextOn: '2026-06-01',
  createdAt: '2026-03-02T16:00:00.000Z',
});

export const waitingMonth = (): WaitingMonth => ({
  retainerId: 6,
  title: 'Support',
  customer: { id: 3, name: 'Maya Okafor' },
  month: '2026-03',
  dueOn: '2026-03-01',
  amount: 500,
  problem: null,
});

export const retainerExamples = [
  example(retainerSchema, retainer()),
  example(retainerRecordSchema, retainerRecord()),
  example(retainerActionSchema, { version: 1 }),
  example(retainerEndSchema, { version: 1, endsOn: '2026-12-31' }),
  example(retainerMonthInputSchema, { month: '2026-03' }),
  example(waitingMonthSchema, waitingMonth()),
  example(ownRetainerSchema, ownRetainer()),
];

export const retainersTag = describeTag(
  'Retainers',
  'Accepted offers that are invoiced each month.',
);
