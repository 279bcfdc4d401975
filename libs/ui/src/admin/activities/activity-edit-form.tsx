import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Activity,
  type ActivityFormValues,
  type ActivityUpdate,
  type ActivityUpdateValues,
  activityTypeLabels,
  activityUpdateSchema,
} from '@polaris/contracts';
import { useState } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { useUpdateActivity } from '../../api/activities.ts';
import { CustomerPicker, type PickedCustomer } from '../customers/customer-picker.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { EditForm } from '../shared/form/edit-form.tsx';
import { reportSuccess } from '../shared/feedback/report-failure.ts';
import { useSaving } from '../shared/form/use-saving.ts';

const labels = {
  customerId: 'Customer',
  type: 'Type',
  subject: 'Subject',
  description: 'Description',
  dueOn: 'Due',
};

const valuesOf = ({ customerId, type, subject, description, dueOn, version }: Activity) => ({
  customerId,
  type,
  subject,
  description: description ?? '',
  dueOn: dueOn ?? '',
  version,
});

interface ActivityEditFormProps {
  activity: Activity;
  onClose: () => void;
}

const customerOf = ({ customerId, customer }: Activity): PickedCustomer => ({
  id: customerId,
  name: customer.name,
});

/** Edits an activity, which can be given to another customer. */
export function ActivityEditForm({ activity, onClose }: ActivityEditFormProps) {
  const update = useUpdateActivity();
  const stored = valuesOf(activity);
  const form = useForm<ActivityUpdateValues, unknown, ActivityUpdate>({
    resolver: standardSchemaResolver(activityUpdateSchema),
    defaultValues: stored,
  });
  const [picked, setPicked] = useState<PickedCustomer | null>(customerOf(activity));
  const pick = (customer: PickedCustomer | null) => {
    setPicked(customer);
    form.setValue('customerId', customer?.id ?? 0, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const named = [customerOf(activity), ...(picked ? [picked] : [])];
  const choices = {
    type: activityTypeLabels,
    customerId: Object.fromEntries(named.map(({ id, name }) => [id, name])),
  };
  const save = async (values: ActivityUpdate) => {
    await update.mutateAsync({ ...values, id: activity.id });
    reportSuccess('Activity updated successfully');
    onClose();
  };
  const saving = useSaving({ form, labels, choices, stored, save });
  return (
    <EditForm label={`Edit ${activity.subject}`} saving={saving} onClose={onClose}>
      <div className="sm:col-span-2">
        <CustomerPicker
          label="Customer"
          picked={picked}
          onPick={pick}
          error={form.formState.errors.customerId?.message}
        />
      </div>
      <ActivityFields
        register={form.register as unknown as UseFormRegister<ActivityFormValues>}
        errors={form.formState.errors}
      />
    </EditForm>
  );
}
