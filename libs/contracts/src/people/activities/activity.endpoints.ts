import { endpoint } from '../../api/endpoint.ts';
import {
  activitiesQuerySchema,
  activitiesSchema,
  activityInputSchema,
  activitySchema,
  activityUpdateSchema,
} from './activity.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { pageQuerySchema } from '../../values/page.ts';

export const listActivities = endpoint({
  tag: 'Activities',
  summary: 'List activities, the newest first',
  method: 'GET',
  path: '/api/activities',
  allow: 'owner',
  query: activitiesQuerySchema,
  returns: activitiesSchema,
});

export const listRecentActivities = endpoint({
  tag: 'Activities',
  summary: 'List the activities of the last 30 days',
  method: 'GET',
  path: '/api/activities/recent',
  allow: 'owner',
  query: pageQuerySchema,
  returns: activitiesSchema,
});

export const listDueActivities = endpoint({
  tag: 'Activities',
  summary: 'List what has to follow and is not done, the earliest first',
  method: 'GET',
  path: '/api/activities/due',
  allow: 'owner',
  query: pageQuerySchema,
  returns: activitiesSchema,
});

export const listCustomerActivities = endpoint({
  tag: 'Activities',
  summary: 'List the activities of one customer',
  method: 'GET',
  path: '/api/customers/:id/activities',
  allow: 'owner',
  params: idParamsSchema,
  query: pageQuerySchema,
  returns: activitiesSchema,
});

export const createActivity = endpoint({
  tag: 'Activities',
  summary: 'Log an activity',
  method: 'POST',
  path: '/api/activities',
  allow: 'owner',
  proof: 'session',
  body: activityInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: activitySchema,
  errors: { 404: 'Customer was not found.' },
});

export const updateActivity = endpoint({
  tag: 'Activities',
  summary: 'Change an activity',
  method: 'PATCH',
  path: '/api/activities/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: activityUpdateSchema,
  returns: activitySchema,
});

export const deleteActivity = endpoint({
  tag: 'Activities',
  summary: 'Move an activity to the trash',
  method: 'DELETE',
  path: '/api/activities/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});
