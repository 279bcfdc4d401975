import {
  activitiesQuerySchema,
  activitiesSchema,
  activityInputSchema,
  activitySchema,
  activityUpdateSchema,
  plainPageQuerySchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/customers/:id/activities': {
    query: activitiesQuerySchema,
    response: activitiesSchema,
  },
  'GET /api/activities': { query: activitiesQuerySchema, response: activitiesSchema },
  'GET /api/activities/recent': { query: plainPageQuerySchema, response: activitiesSchema },
  'GET /api/activities/due': { query: plainPageQuerySchema, response: activitiesSchema },
  'POST /api/activities': { request: activityInputSchema, response: activitySchema },
  'PATCH /api/activities/:id': { request: activityUpdateSchema, response: activitySchema },
  'DELETE /api/activities/:id': {},
};
