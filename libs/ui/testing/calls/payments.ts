import {
  adminPaymentSchema,
  checkoutSchema,
  paymentInputSchema,
  paymentOptionsSchema,
  refundInputSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/payment-options': { response: paymentOptionsSchema },
  'POST /api/purchases/:id/checkout': { response: checkoutSchema },
  'POST /api/admin/purchases/:id/payments': {
    request: paymentInputSchema,
    response: adminPaymentSchema,
  },
  'POST /api/admin/payments/:id/refunds': {
    request: refundInputSchema,
    response: adminPaymentSchema,
  },
};
