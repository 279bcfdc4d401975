import { describeTag, example } from '../../api/example.ts';
import { addDays } from '../../values/clock/wall-time.ts';
import { customerMoneySchema, moneyQuerySchema, moneySchema } from './money.ts';

const MOVED = { received: 1800, refunded: 0 };

export const moneyExamples = [
  example(moneyQuerySchema, { year: '2026' }),
  example(moneySchema, {
    year: 2026,
    years: [2026, 2025],
    ...MOVED,
    thisMonth: { received: 600, refunded: 0 },
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      received: index === 2 ? 1800 : 0,
      refunded: 0,
    })),
    services: [{ name: 'Reporting Automation', ...MOVED }],
    pages: [{ name: '/services/1', ...MOVED }],
    sources: [{ name: 'news.example', ...MOVED }],
    owed: 600,
    dueNow: 600,
    overdue: 0,
    owedCount: 1,
    owedItems: [
      {
        purchaseId: 12,
        invoiceId: null,
        name: 'Reporting Automation',
        customer: { id: 7, name: 'Harbor Trust' },
        buyer: 'maya@harbor.example',
        amount: 2400,
        owed: 600,
        dueNow: 600,
        overdue: 0,
        since: '2026-03-02T17:00:00.000Z',
      },
    ],
    due: {
      weeks: Array.from({ length: 13 }, (_, index) => ({
        from: addDays('2026-04-07', 7 * index),
        amount: index === 1 ? 600 : 0,
      })),
      later: 0,
      undated: 0,
    },
    offers: {
      sent: { count: 3, total: 6400 },
      accepted: { count: 1, total: 1800 },
      declined: { count: 1, total: 2600 },
      ended: { count: 0, total: 0 },
      waiting: { count: 1, total: 2000 },
      declines: [
        { id: 9, title: 'Reporting', buyer: 'Harbor Trust', reason: 'Not in this quarter.' },
      ],
    },
  }),
  example(customerMoneySchema, { ...MOVED, owed: 600, dueNow: 600 }),
];

export const moneyTag = describeTag('Money', 'What was earned, and what is owed.');
