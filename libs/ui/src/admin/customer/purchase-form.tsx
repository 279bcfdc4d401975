import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminPurchase,
  type PurchaseUpdate,
  purchaseStatusLabels,
  purchaseTransitions,
  purchaseUpdateSchema,
} from '@polaris/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { useMovePurchase } from '../../api/admin-purchases.ts';
import { reportProblem } from '../../api/form-errors.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/field.tsx';
import { Input } from '../../primitives/input.tsx';
import { Select } from '../../primitives/select.tsx';
import { Textarea } from '../../primitives/textarea.tsx';
import { reportFailure, reportSuccess } from '../report-failure.ts';

const fieldNames = ['status', 'progress', 'note'];

interface PurchaseFormProps {
  purchase: AdminPurchase;
  onClose: () => void;
}

/** Sets how far a purchase is; the note is for the customer. */
export function PurchaseForm({ purchase, onClose }: PurchaseFormProps) {
  const { form, save } = usePurchaseForm(purchase, onClose);
  const { register, formState, control } = form;
  const { errors, isSubmitting } = formState;
  const status = useWatch({ control, name: 'status' });
  return (
    <form
      noValidate
      aria-label={`Move along ${purchase.service?.name ?? 'Service'}`}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="mt-4 grid gap-4 sm:grid-cols-2"
    >
      {errors.root?.server && <Alert className="sm:col-span-2">{errors.root.server.message}</Alert>}
      <Field label="Status" error={errors.status?.message}>
        <Select {...register('status')} autoFocus>
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
            {...register('progress', { valueAsNumber: true })}
            type="number"
            min={0}
            max={100}
            step={5}
          />
        </Field>
      )}
      <Field
        label="Note"
        hint="The customer reads it on the dashboard, and by mail if they agree to it"
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea
          {...register('note', { setValueAs: (text: string) => text || undefined })}
          rows={3}
        />
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={isSubmitting}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function usePurchaseForm({ id, status, progress, version }: AdminPurchase, onClose: () => void) {
  const move = useMovePurchase();
  const form = useForm<PurchaseUpdate>({
    resolver: standardSchemaResolver(purchaseUpdateSchema),
    defaultValues: { status, progress, version },
    shouldUnregister: true,
  });
  const save = form.handleSubmit(async (values) => {
    try {
      await move.mutateAsync({ ...values, version, id });
      reportSuccess('Purchase updated');
      onClose();
    } catch (error) {
      reportFailure(error);
      reportProblem(error, fieldNames, (field, message) =>
        form.setError(field as 'status', { message }),
      );
    }
  });
  return { form, save };
}
