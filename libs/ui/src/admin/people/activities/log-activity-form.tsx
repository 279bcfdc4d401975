import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ActivityFormValues,
  type ActivityInput,
  type ActivityType,
  activityInputSchema,
} from '@polaris/contracts';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLogActivity } from '../../../api/people/activities.ts';
import { useCustomer } from '../../../api/people/customers/customers.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { CustomerPicker, type PickedCustomer } from '../customers/customer-picker.tsx';
import { reportFailureWithStatus, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { useDraft } from '../../shared/form/use-draft.ts';

const fieldNames = Object.keys(activityInputSchema.shape);

const empty = { type: 'note', subject: '', description: '', dueOn: '' } as const;

/** What the form starts with; a new object fills it in again. */
export type ActivityPrefill = Pick<ActivityFormValues, 'type'> &
  Partial<Pick<ActivityFormValues, 'dueOn'>>;

interface LogActivityFormProps {
  label: string;
  /** The customer of the activity; without it the form has a picker. */
  customerId?: number;
  prefill?: ActivityPrefill | undefined;
  /** The subject first, and short. */
  isCompact?: boolean;
  /** Called with the chosen type, also that of a restored draft. */
  onType?: (type: ActivityType) => void;
}

/** The picked customer. A restored draft holds only the id, so the name is loaded. */
function usePicked(customerId: number) {
  const [picked, setPicked] = useState<PickedCustomer | null>(null);
  const isPicked = picked?.id === customerId;
  const { data } = useCustomer(isPicked ? 0 : customerId);
  return { picked: isPicked ? picked : (data ?? null), setPicked };
}

/** Logs an activity. What is typed is stored as a draft until it is saved. */
export function LogActivityForm(props: LogActivityFormProps) {
  const { label, customerId, prefill, isCompact = false, onType } = props;
  const log = useLogActivity();
  const form = useForm<ActivityFormValues, unknown, ActivityInput>({
    resolver: standardSchemaResolver(activityInputSchema),
    defaultValues: { ...empty, customerId: customerId ?? 0 },
  });
  const dropDraft = useDraft(`activity-${customerId ?? 'any'}`, form);
  const { control, register, formState, handleSubmit, reset, setError, setValue } = form;
  const { picked, setPicked } = usePicked(useWatch({ control, name: 'customerId' }));
  const { errors, isSubmitting, isSubmitted } = formState;
  useEffect(() => {
    if (!prefill) return;
    setValue('type', prefill.type, { shouldDirty: true });
    if (prefill.dueOn !== undefined) setValue('dueOn', prefill.dueOn, { shouldDirty: true });
  }, [prefill, setValue]);
  const type = useWatch({ control, name: 'type' });
  useEffect(() => {
    if (type) onType?.(type);
  }, [type, onType]);
  const pick = (customer: PickedCustomer | null) => {
    setPicked(customer);
    setValue('customerId', customer?.id ?? 0, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  };
  const save = handleSubmit(async (values) => {
    try {
      await log.mutateAsync(values);
      reportSuccess('Activity logged successfully');
      reset({ ...empty, customerId: customerId ?? 0 });
      setPicked(null);
      dropDraft();
    } catch (error) {
      reportFailureWithStatus(error);
      applyServerErrors(error, fieldNames, setError);
    }
  });
  const failure = errors.root?.server?.message;
  return (
    <Form
      isPageForm
      aria-label={label}
      onSubmit={(event) => void save(event)}
      className={clsx(
        'grid sm:grid-cols-2',
        isCompact ? 'grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]' : 'gap-4',
      )}
    >
      {failure && <Alert className="col-span-full">{failure}</Alert>}
      {customerId === undefined && (
        <div className="sm:col-span-2">
          <CustomerPicker
            label="Customer"
            picked={picked}
            onPick={pick}
            error={errors.customerId?.message}
          />
        </div>
      )}
      <ActivityFields
        register={register}
        errors={errors}
        isCompact={isCompact}
        beginsAtSubject={prefill !== undefined}
      />
      <div className={isCompact ? undefined : 'sm:col-span-2'}>
        <Button type="submit" pending={isSubmitting}>
          Log Activity
        </Button>
      </div>
    </Form>
  );
}
