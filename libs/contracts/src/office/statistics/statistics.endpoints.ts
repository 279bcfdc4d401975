import { ownerRead } from '../../api/owner-calls.ts';
import { weeksSchema } from './statistics.ts';

export const listWeeks = ownerRead({
  tag: 'Statistics',
  summary: 'Count submissions and activities by week',
  path: '/api/admin/statistics/weeks',
  returns: weeksSchema,
});
