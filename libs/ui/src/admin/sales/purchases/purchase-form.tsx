import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminPurchase,
  type PurchaseUpdate,
  type PurchaseUpdateValues,
  purchaseStatusLabels,
  purchaseTransitions,
  purchaseUpdateSchema,
  listAllPurchases,
  serviceDefaults,
} from '@polaris/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { useMovePurchase } from '../../../api/sales/purchases.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { useSaving } from '../../shared/form/use-saving.ts';
import { NextStepFields, nextStepLabels } from './next-step-form.tsx';
import { IncludedSessionsFields, includedSessionsLabels } from './included-sessions-fields.tsx';
import { completionWarning } from './completion-warning.ts';
import { noteAudience } from './note-audience.ts';

const labels = {
  status: 'Status',
  progress: 'Progress (%)',
  ...nextStepLabels,
  ...includedSessionsLabels,
  note: 'Note',
};
const formats = { status: purchaseStatusLabels };

const valuesOf = ({ status, progress, nextStep, nextStepOn, sessionBalance }: AdminPurchase) => ({
  status,
  progress,
  nextStep,
  nextStepOn,
  includedSessions: sessionBalance?.included ?? 0,
  sessionMinutes: sessionBalance?.minutes ?? serviceDefaults.sessionMinutes,
  bookBy: sessionBalance?.bookBy ?? null,
  note: undefined,
});

interface PurchaseFormProps {
  purchase: AdminPurchase;
  onClose: () => void;
}

/** Changes the status and progress of a purchase, with a note to the customer. */
export function PurchaseForm({ purchase, onClose }: PurchaseFormProps) {
  const { form, saving } = usePurchaseForm(purchase, onClose);
  const { register, control } = form;
  const { errors } = form.formState;
  const status = useWatch({ control, name: 'status' });
  const isCompleting = status === 'completed' && purchase.status !== 'completed';
  const warning = isCompleting ? completionWarning(purchase) : null;
  return (
    <EditForm
      label={`Update progress of ${purchase.service?.name ?? 'Service'}`}
      saving={saving}
      onClose={onClose}
      className="mt-4"
    >
      <Field label="Status" error={errors.status?.message}>
        <Select {...register('status')}>
          {[purchase.status, ...purchaseTransitions[purchase.status]].map((value) => (
            <option key={value} value={value}>
              {purchaseStatusLabels[value]}
            </option>
          ))}
        </Select>
      </Field>
      {status === 'active' && (
        <Field label="Progress (%)" error={errors.progress?.message}>
          <Input
            {...register('progress', { valueAsNumber: true, shouldUnregister: true })}
            type="number"
            min={0}
            max={100}
            step={5}
          />
        </Field>
      )}
      {warning && (
        <Alert tone="warn" className="sm:col-span-2">
          {warning}
        </Alert>
      )}
      <NextStepFields register={register} errors={errors} />
      <IncludedSessionsFields form={form} />
      <Field
        label="Note"
        hint={noteAudience(purchase.buyer !== null)}
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea
          {...register('note', { setValueAs: (text: string) => text || undefined })}
          rows={3}
        />
      </Field>
    </EditForm>
  );
}

function usePurchaseForm(purchase: AdminPurchase, onClose: () => void) {
  const move = useMovePurchase();
  const form = useForm<PurchaseUpdateValues, unknown, PurchaseUpdate>({
    resolver: standardSchemaResolver(purchaseUpdateSchema),
    defaultValues: valuesOf(purchase),
  });
  const saving = useSaving({
    form,
    labels,
    formats,
    path: listAllPurchases.path,
    record: purchase,
    valuesOf,
    update: ({ base: { id, version }, changes }: Edit<AdminPurchase, PurchaseUpdate>) =>
      move.mutateAsync({ ...changes, id, version }),
    done: { title: 'Success', description: 'Purchase updated' },
    onSaved: onClose,
  });
  return { form, saving };
}
