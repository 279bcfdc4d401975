import {
  customFieldInputSchema,
  customFieldSchema,
  customFieldUpdateSchema,
  customFieldsSchema,
  customerFieldsInputSchema,
  customerFieldsSchema,
  fieldOrderSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/customer-fields': { response: customFieldsSchema },
  'POST /api/admin/customer-fields': {
    request: customFieldInputSchema,
    response: customFieldSchema,
  },
  'PUT /api/admin/customer-fields/order': {
    request: fieldOrderSchema,
    response: customFieldsSchema,
  },
  'PUT /api/admin/customer-fields/:id': {
    request: customFieldUpdateSchema,
    response: customFieldSchema,
  },
  'DELETE /api/admin/customer-fields/:id': {},
  'GET /api/customers/:id/fields': { response: customerFieldsSchema },
  'PUT /api/customers/:id/fields': {
    request: customerFieldsInputSchema,
    response: customerFieldsSchema,
  },
};
