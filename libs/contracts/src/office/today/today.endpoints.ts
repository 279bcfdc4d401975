import { endpoint } from '../../api/endpoint.ts';
import { todaySchema } from './today.ts';

export const getToday = endpoint({
  tag: 'Statistics',
  summary:
    'Read what is due today: tasks, follow-ups, sessions, unread messages and submissions, overdue invoices',
  method: 'GET',
  path: '/api/admin/today',
  allow: 'owner',
  returns: todaySchema,
});
