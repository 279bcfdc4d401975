import { endpoint } from '../../api/endpoint.ts';
import { weeksSchema } from './statistics.ts';

export const listWeeks = endpoint({
  tag: 'Statistics',
  summary: 'Count submissions and activities by week',
  method: 'GET',
  path: '/api/admin/statistics/weeks',
  allow: 'owner',
  returns: weeksSchema,
});
