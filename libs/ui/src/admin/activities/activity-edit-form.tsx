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
import { useUpdateActivity } from '../../api/activities.ts';
import { ActivityFields } from './activity-fields.tsx';
import { EditForm } from '../shared/form/edit-form.tsx';
import { reportSuccess } from '../shared/feedback/report-failure.ts';
import { useSaving } from '../shared/form/use-saving.ts';

const labels = { type: 'Type', subject: 'Subject', description: 'Description', dueOn: 'Due' };
const choices = { type: activityTypeLabels };

const valuesOf = ({ type, subject, description, dueOn, version }: Activity) => ({
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

export function ActivityEditForm({ activity, onClose }: ActivityEditFormProps) {
  const update = useUpdateActivity();
  const stored = valuesOf(activity);
  const form = useForm<ActivityUpdateValues, unknown, ActivityUpdate>({
    resolver: standardSchemaResolver(activityUpdateSchema),
    defaultValues: stored,
  });
  const save = async (values: ActivityUpdate) => {
    await update.mutateAsync({ ...values, id: activity.id });
    reportSuccess('Activity updated successfully');
    onClose();
  };
  const saving = useSaving({ form, labels, choices, stored, save });
  return (
    <EditForm label={`Edit ${activity.subject}`} saving={saving} onClose={onClose}>
      <ActivityFields
        register={form.register as unknown as UseFormRegister<ActivityFormValues>}
        errors={form.formState.errors}
      />
    </EditForm>
  );
}
