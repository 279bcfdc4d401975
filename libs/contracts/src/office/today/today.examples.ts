import { ACTIVITY } from '../../people/activities/activity.examples.ts';
import { example } from '../../api/example.ts';
import { ADMIN_APPOINTMENT } from '../../schedule/appointments/appointment.examples.ts';
import { adminPurchase } from '../../sales/purchases/purchase.examples.ts';
import { TASK } from '../../people/tasks/task.examples.ts';
import { CLIENT_MESSAGE } from '../../mail/messages/conversation.examples.ts';
import { todaySchema } from './today.ts';

export const todayExamples = [
  example(todaySchema, {
    day: '2026-04-07',
    orders: { total: 1, items: [adminPurchase()] },
    followUps: { total: 1, items: [ACTIVITY] },
    tasks: { total: 1, items: [TASK] },
    sessions: { total: 1, items: [ADMIN_APPOINTMENT] },
    unreadSubmissions: 3,
    messages: { total: 1, items: [CLIENT_MESSAGE] },
    offers: {
      total: 1,
      items: [
        {
          id: 5,
          title: 'Data audit and support',
          customer: { id: 3, name: 'Maya Okafor' },
          total: 1800,
          expiresOn: '2026-04-09',
          sentAt: '2026-03-10T15:00:00.000Z',
          version: 2,
        },
      ],
    },
    overdueInvoices: { count: 2, owed: 1800 },
    overduePlans: { count: 0, owed: 0 },
    waitingMonths: 1,
    waitingDrafts: 1,
    next: {
      followUps: { total: 0, items: [] },
      tasks: { total: 0, items: [] },
      sessions: { total: 0, items: [] },
    },
  }),
];
