import { ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { paymentPlanInputSchema } from './payment-plan.ts';
import { adminPurchaseSchema } from './purchase.ts';

export const setPaymentPlan = ownerWrite({
  tag: 'Purchases',
  summary: 'Set the payment plan of a purchase, or remove it',
  method: 'PUT',
  path: '/api/admin/purchases/:id/plan',
  params: idParamsSchema,
  body: paymentPlanInputSchema,
  returns: adminPurchaseSchema,
  errors: { 409: 'The purchase has nothing to plan, the parts do not add up, or it was changed.' },
});
