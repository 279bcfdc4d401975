import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  activitiesQuerySchema,
  activitiesSchema,
  activityInputSchema,
  activitySchema,
  activityUpdateSchema,
} from './activity.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { pageQuerySchema } from '../../values/page.ts';

export const listActivities = ownerRead({
  tag: 'Activities',
  summary: 'List activities, the newest first',
  path: '/api/activities',
  query: activitiesQuerySchema,
  returns: activitiesSchema,
});

export const listRecentActivities = ownerRead({
  tag: 'Activities',
  summary: 'List the activities of the last 30 days',
  path: '/api/activities/recent',
  query: pageQuerySchema,
  returns: activitiesSchema,
});

export const listDueActivities = ownerRead({
  tag: 'Activities',
  summary: 'List what has to follow and is not done, the earliest first',
  path: '/api/activities/due',
  query: pageQuerySchema,
  returns: activitiesSchema,
});

export const listCustomerActivities = ownerRead({
  tag: 'Activities',
  summary: 'List the activities of one customer',
  path: '/api/customers/:id/activities',
  params: idParamsSchema,
  query: pageQuerySchema,
  returns: activitiesSchema,
});

export const createActivity = ownerCreate({
  tag: 'Activities',
  summary: 'Log an activity',
  path: '/api/activities',
  body: activityInputSchema,
  hasIdempotencyKey: true,
  returns: activitySchema,
  errors: { 404: 'Customer was not found.' },
});

export const updateActivity = ownerWrite({
  tag: 'Activities',
  summary: 'Change an activity',
  method: 'PATCH',
  path: '/api/activities/:id',
  params: idParamsSchema,
  body: activityUpdateSchema,
  returns: activitySchema,
});

export const deleteActivity = ownerDelete({
  tag: 'Activities',
  summary: 'Move an activity to the trash',
  path: '/api/activities/:id',
  params: idParamsSchema,
});
