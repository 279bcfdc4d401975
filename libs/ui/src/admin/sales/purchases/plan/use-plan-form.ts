import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminPurchase,
  type PaymentPlanInput,
  type PaymentPlanValues,
  paymentPlanInputSchema,
  totalOf,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useSetPaymentPlan } from '../../../../api/sales/purchases.ts';
import { useSaving } from '../../../shared/form/use-saving.ts';
import { planPresets, valuesOfParts } from './plan-values.ts';

export type PlanForm = ReturnType<typeof usePlanForm>['form'];

const labels = { parts: 'Payment plan' };

/** The form of a plan: the stored one, or the first preset. */
export function usePlanForm(purchase: AdminPurchase, today: string, onClose: () => void) {
  const { id, version, parts } = purchase;
  const plan = useSetPaymentPlan(id);
  const [firstPreset] = Object.values(planPresets);
  const form = useForm<PaymentPlanValues, unknown, PaymentPlanInput>({
    resolver: standardSchemaResolver(paymentPlanInputSchema),
    defaultValues: {
      parts: parts.length > 0 ? valuesOfParts(parts) : firstPreset!(today, totalOf(purchase)),
      version,
    },
  });
  const saving = useSaving<PaymentPlanValues, PaymentPlanInput, AdminPurchase>({
    form,
    labels,
    path: '',
    record: undefined,
    valuesOf: () => ({}),
    create: (input) => plan.mutateAsync(input),
    update: () => Promise.reject(new Error('A plan is replaced, not edited.')),
    done: { title: 'Success', description: 'Payment plan saved' },
    onSaved: onClose,
  });
  return { form, saving };
}
