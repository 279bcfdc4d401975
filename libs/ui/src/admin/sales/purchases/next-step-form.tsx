import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminPurchase,
  type PurchaseUpdate,
  type PurchaseUpdateValues,
  listAllPurchases,
  purchaseUpdateSchema,
} from '@polaris/contracts';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import type { Edit } from '../../../api/client/edit-record.ts';
import { useMovePurchase } from '../../../api/sales/purchases.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { useSaving } from '../../shared/form/use-saving.ts';

export const nextStepLabels = { nextStep: 'Next step', nextStepOn: 'By' };

const valuesOf = ({ nextStep, nextStepOn }: AdminPurchase) => ({ nextStep, nextStepOn });

interface NextStepFormProps {
  purchase: AdminPurchase;
  onClose: () => void;
}

/** Writes the next step of a purchase. */
export function NextStepForm({ purchase, onClose }: NextStepFormProps) {
  const move = useMovePurchase();
  const form = useForm<PurchaseUpdateValues, unknown, PurchaseUpdate>({
    resolver: standardSchemaResolver(purchaseUpdateSchema),
    defaultValues: valuesOf(purchase),
  });
  const saving = useSaving({
    form,
    labels: nextStepLabels,
    path: listAllPurchases.path,
    record: purchase,
    valuesOf,
    update: ({ base: { id, version }, changes }: Edit<AdminPurchase, PurchaseUpdate>) =>
      move.mutateAsync({ ...changes, id, version }),
    done: { title: 'Success', description: 'Next step saved' },
    onSaved: onClose,
  });
  return (
    <EditForm label="Next step" saving={saving} onClose={onClose} className="mt-4">
      <NextStepFields register={form.register} errors={form.formState.errors} autoFocus />
    </EditForm>
  );
}

interface NextStepFieldsProps {
  register: UseFormRegister<PurchaseUpdateValues>;
  errors: FieldErrors<PurchaseUpdateValues>;
  autoFocus?: boolean;
}

export const NextStepFields = ({ register, errors, autoFocus = false }: NextStepFieldsProps) => (
  <>
    <Field
      label={nextStepLabels.nextStep}
      hint="One sentence. The client sees it first."
      error={errors.nextStep?.message}
      className="sm:col-span-2"
    >
      <Input {...register('nextStep')} autoFocus={autoFocus} />
    </Field>
    <Field label={nextStepLabels.nextStepOn} error={errors.nextStepOn?.message}>
      <Input {...register('nextStepOn')} type="date" />
    </Field>
  </>
);
