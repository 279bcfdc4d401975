import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Activity,
  type ActivityFormValues,
  type ActivityUpdate,
  type ActivityUpdateValues,
  activityTypeLabels,
  activityUpdateSchema,
} from '@polaris/contracts';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { ACTIVITIES, useUpdateActivity } from '../../api/activities.ts';
import type { Edit } from '../../api/edit-record.ts';
import { ActivityFields } from './activity-fields.tsx';
import { EditForm } from '../shared/form/edit-form.tsx';
import { longDay } from '../shared/record/format.ts';
import { useSaving } from '../shared/form/use-saving.ts';

const labels = { type: 'Type', subject: 'Subject', description: 'Description', dueOn: 'Due' };
const formats = { type: activityTypeLabels, dueOn: longDay };

const valuesOf = ({ type, subject, description, dueOn }: Activity) => ({
  type,
  subject,
  description: description ?? '',
  dueOn: dueOn ?? '',
});

interface ActivityEditFormProps {
  activity: Activity;
  onClose: () => void;
}

export function ActivityEditForm({ activity, onClose }: ActivityEditFormProps) {
  const update = useUpdateActivity();
  const form = useForm<ActivityUpdateValues, unknown, ActivityUpdate>({
    resolver: standardSchemaResolver(activityUpdateSchema),
    defaultValues: valuesOf(activity),
  });
  const saving = useSaving({
    form,
    labels,
    formats,
    path: ACTIVITIES,
    record: activity,
    valuesOf,
    update: ({ base: { id, version }, changes }: Edit<Activity, ActivityUpdate>) =>
      update.mutateAsync({ ...changes, id, version }),
    done: { title: 'Success', description: 'Activity updated successfully' },
    onSaved: onClose,
  });
  return (
    <EditForm label={`Edit ${activity.subject}`} saving={saving} onClose={onClose}>
      <ActivityFields
        register={form.register as unknown as UseFormRegister<ActivityFormValues>}
        errors={form.formState.errors}
      />
    </EditForm>
  );
}
