import { heldMailsSchema, mailSchema, mailsQuerySchema, mailsSchema } from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/mails': { query: mailsQuerySchema, response: mailsSchema },
  'POST /api/admin/mails/release': { response: heldMailsSchema },
  'POST /api/admin/mails/discard': { response: heldMailsSchema },
  'POST /api/admin/mails/:id/retry': { response: mailSchema },
};
