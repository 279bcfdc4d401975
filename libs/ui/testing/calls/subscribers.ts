import {
  announceInputSchema,
  essayAnnouncementSchema,
  essayAnnouncementsSchema,
  subscribersQuerySchema,
  subscribersSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/subscribers': { query: subscribersQuerySchema, response: subscribersSchema },
  'DELETE /api/admin/subscribers/:id': {},
  'GET /api/admin/newsletter/essays': { response: essayAnnouncementsSchema },
  'POST /api/admin/newsletter/essays/:slug': {
    request: announceInputSchema,
    response: essayAnnouncementSchema,
  },
};
