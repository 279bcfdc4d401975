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
import { useUpdateActivity } from '../api/activities.ts';
import { hasStatus } from '../api/api-error.ts';
import { reportProblem } from '../api/form-errors.ts';
import { Button } from '../primitives/button.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { differences } from './differences.ts';
import { reportFailure, reportSuccess } from './report-failure.ts';
import { mayLeave, useUnsaved } from './unsaved.ts';

const labels = { type: 'Type', subject: 'Subject', description: 'Description', dueOn: 'Due' };

const valuesOf = ({ type, subject, description, dueOn, version }: Activity) => ({
  type,
  subject,
  description: description ?? '',
  dueOn: dueOn ?? '',
  version,
});

function useActivityForm(activity: Activity, onClose: () => void) {
  const update = useUpdateActivity();
  const [conflict, setConflict] = useState(false);
  const form = useForm<ActivityUpdateValues, unknown, ActivityUpdate>({
    resolver: standardSchemaResolver(activityUpdateSchema),
    defaultValues: valuesOf(activity),
  });
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitting);
  const save = form.handleSubmit(async (values) => {
    try {
      await update.mutateAsync({ ...values, id: activity.id });
      reportSuccess('Activity updated successfully');
      onClose();
    } catch (error) {
      reportFailure(error);
      if (hasStatus(error, 409)) return setConflict(true);
      reportProblem(error, Object.keys(labels), (field, message) =>
        form.setError(field as 'type', { message }),
      );
    }
  });
  const overwrite = () => {
    form.setValue('version', activity.version);
    setConflict(false);
  };
  return { form, save, conflict, overwrite };
}

interface ActivityEditFormProps {
  activity: Activity;
  onClose: () => void;
}

export function ActivityEditForm({ activity, onClose }: ActivityEditFormProps) {
  const { form, save, conflict, overwrite } = useActivityForm(activity, onClose);
  const { register, formState, getValues } = form;
  return (
    <form
      noValidate
      aria-label={`Edit ${activity.subject}`}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && mayLeave(formState.isDirty) && onClose()}
      className="grid gap-4 sm:grid-cols-2"
    >
      {conflict && (
        <ConflictNotice
          fields={differences(labels, getValues(), valuesOf(activity), {
            type: activityTypeLabels,
          })}
          onOverwrite={overwrite}
          className="sm:col-span-2"
        />
      )}
      <ActivityFields
        register={register as unknown as UseFormRegister<ActivityFormValues>}
        errors={formState.errors}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={formState.isSubmitting}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
