import {
  accountSummariesSchema,
  conversionSchema,
  customerCreateQuerySchema,
  customerInputSchema,
  customerMatchesQuerySchema,
  customerMatchesSchema,
  customerSchema,
  customerUpdateSchema,
  customersQuerySchema,
  customersSchema,
  linkInputSchema,
  linkSchema,
  oneTimeLinkSchema,
  usersQuerySchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/customers': { query: customersQuerySchema, response: customersSchema },
  'POST /api/customers': {
    query: customerCreateQuerySchema,
    request: customerInputSchema,
    response: customerSchema,
  },
  'GET /api/customers/matches': {
    query: customerMatchesQuerySchema,
    response: customerMatchesSchema,
  },
  'GET /api/customers/:id': { response: customerSchema },
  'PUT /api/customers/:id': { request: customerUpdateSchema, response: customerSchema },
  'DELETE /api/customers/:id': {},
  'GET /api/customers/:id/account': { response: linkSchema },
  'PUT /api/customers/:id/account': { request: linkInputSchema, response: linkSchema },
  'POST /api/customers/:id/account/one-time-link': { response: oneTimeLinkSchema },
  'POST /api/contacts/:id/convert': { request: conversionSchema, response: customerSchema },
  'GET /api/admin/users': { query: usersQuerySchema, response: accountSummariesSchema },
};
