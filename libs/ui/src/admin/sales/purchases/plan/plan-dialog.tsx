import { type AdminPurchase, MAX_PLAN_PARTS, dollars, totalOf } from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useSetPaymentPlan } from '../../../../api/sales/purchases.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { NotSaved } from '../../../shared/form/not-saved.tsx';
import { leaveOrAsk } from '../../../shared/form/unsaved.ts';
import { isoDay } from '../../../shared/record/format.ts';
import { PartField } from './part-field.tsx';
import { type PlanSum, emptyPart, planPresets, sumOfPlan } from './plan-values.ts';
import { usePlanForm } from './use-plan-form.ts';

interface PlanDialogProps {
  purchase: AdminPurchase;
  onClose: () => void;
}

/** Plans the parts in which a purchase is paid. Open while it is mounted. */
export function PlanDialog({ purchase, onClose }: PlanDialogProps) {
  const [today] = useState(() => isoDay());
  const { form, saving } = usePlanForm(purchase, today, onClose);
  const { control } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'parts' });
  const asked = totalOf(purchase);
  const sum = sumOfPlan(useWatch({ control, name: 'parts' }), asked, today);
  const { parts: errors } = form.formState.errors;
  const message = errors?.root?.message ?? errors?.message;
  const close = () => leaveOrAsk(onClose, saving.isDirty);
  return (
    <Dialog
      open
      onClose={close}
      title="Payment Plan"
      description={descriptionOf(purchase)}
      className="max-w-4xl"
    >
      <Form
        aria-label="Payment Plan"
        onSubmit={(event) => void saving.save(event)}
        className="grid gap-4"
      >
        <NotSaved saving={saving} />
        <div role="group" aria-label="Start from" className="flex flex-wrap gap-2">
          {Object.entries(planPresets).map(([label, preset]) => (
            <Button
              key={label}
              variant="secondary"
              size="sm"
              onClick={() => replace(preset(today, asked))}
            >
              {label}
            </Button>
          ))}
        </div>
        <ol aria-label="Parts" className="border-t border-line">
          {fields.map((field, index) => (
            <PartField
              key={field.id}
              form={form}
              index={index}
              count={fields.length}
              amount={sum.amounts[index]}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={fields.length >= MAX_PLAN_PARTS}
            onClick={() => append(emptyPart(), { focusName: `parts.${fields.length}.label` })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add Part
          </Button>
          <SumText sum={sum} asked={asked} />
        </div>
        {message && message !== sum.problem && (
          <p role="alert" className="text-sm text-danger">
            {message}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={saving.isSubmitting} disabled={sum.problem !== undefined}>
            Save plan
          </Button>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          {purchase.parts.length > 0 && <RemovePlan purchase={purchase} onRemoved={onClose} />}
        </div>
      </Form>
    </Dialog>
  );
}

/** An issued invoice has its text, which never changes. */
const descriptionOf = ({ service, invoiceNumber }: AdminPurchase): string =>
  [
    `The client is asked for each part of ${service?.name ?? 'this service'} by its day.`,
    ...(invoiceNumber === null ? [] : [`The PDF of invoice ${invoiceNumber} stays as it is.`]),
  ].join(' ');

const SumText = ({ sum, asked }: { sum: PlanSum; asked: number }) => (
  <p role="status" className={sum.problem ? 'text-sm text-danger' : 'text-sm text-muted'}>
    {sum.problem ??
      (sum.isComplete ? `Adds up to ${dollars(asked)}.` : `To plan: ${dollars(asked)}.`)}
  </p>
);

interface RemovePlanProps {
  purchase: AdminPurchase;
  onRemoved: () => void;
}

function RemovePlan({ purchase: { id, version }, onRemoved }: RemovePlanProps) {
  const plan = useSetPaymentPlan(id);
  const remove = async () => {
    try {
      await plan.mutateAsync({ parts: [], version });
      reportSuccess('Payment plan removed');
      onRemoved();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button
      variant="secondary"
      className="ml-auto"
      pending={plan.isPending}
      onClick={() => void remove()}
    >
      Remove plan
    </Button>
  );
}
