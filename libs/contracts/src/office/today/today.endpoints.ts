import { ownerRead } from '../../api/owner-calls.ts';
import { todaySchema } from './today.ts';

export const getToday = ownerRead({
  tag: 'Statistics',
  summary:
    'Read what is due today: tasks, follow-ups, sessions, unread messages and submissions, offers that wait, overdue invoices',
  path: '/api/admin/today',
  returns: todaySchema,
});
