import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Activity,
  type ActivityFormValues,
  type ActivityUpdate,
  type ActivityUpdateValues,
  activityTypeLabels,
  activityUpdateSchema,
  listActivities,
} from '@polaris/contracts';
import { useState } from 'react';
import { type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import { useUpdateActivity } from '../../../api/people/activities.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { CustomerPicker, type PickedCustomer } from '../customers/customer-picker.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { longDay } from '../../shared/record/format.ts';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { useSaving } from '../../shared/form/use-saving.ts';

const labels = {
  customerId: 'Customer',
  type: 'Type',
  subject: 'Subject',
  description: 'Description',
  dueOn: 'Due',
};

const valuesOf = ({ customerId, type, subject, description, dueOn }: Activity) => ({
  customerId,
  type,
  subject,
  description: description ?? '',
  dueOn: dueOn ?? '',
});

interface ActivityEditFormProps {
  activity: Activity;
  onClose: () => void;
}

const customerOf = ({ customerId, customer }: Activity): PickedCustomer => ({
  id: customerId,
  name: customer.name,
});

/** Edits an activity. Its customer can be changed, too. */
export function ActivityEditForm({ activity, onClose }: ActivityEditFormProps) {
  const update = useUpdateActivity();
  const form = useForm<ActivityUpdateValues, unknown, ActivityUpdate>({
    resolver: standardSchemaResolver(activityUpdateSchema),
    defaultValues: valuesOf(activity),
  });
  const [opened] = useState(customerOf(activity));
  const [picked, setPicked] = useState<PickedCustomer | null>(opened);
  // Watched, as resolving a conflict changes the value, too.
  const customerId = useWatch({ control: form.control, name: 'customerId' });
  const known = [opened, customerOf(activity), ...(picked ? [picked] : [])];
  const formats = {
    type: activityTypeLabels,
    dueOn: longDay,
    customerId: Object.fromEntries(known.map(({ id, name }) => [id, name])),
  };
  const saving = useSaving({
    form,
    labels,
    formats,
    path: listActivities.path,
    record: activity,
    valuesOf,
    update: ({ base: { id, version }, changes }: Edit<Activity, ActivityUpdate>) =>
      update.mutateAsync({ ...changes, id, version }),
    done: { title: 'Success', description: 'Activity updated successfully' },
    onSaved: onClose,
    onFailure: reportFailureWithStatus,
  });
  const pick = (customer: PickedCustomer | null) => {
    setPicked(customer);
    form.setValue('customerId', customer?.id ?? 0, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <EditForm label={`Edit ${activity.subject}`} saving={saving} onClose={onClose}>
      <div className="sm:col-span-2">
        <CustomerPicker
          label="Customer"
          picked={known.find(({ id }) => id === customerId) ?? null}
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
