import { type ActivityFormValues, activityTypeLabels, activityTypes } from '@polaris/contracts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';

interface ActivityFieldsProps {
  register: UseFormRegister<ActivityFormValues>;
  errors: FieldErrors<ActivityFormValues>;
  /** Type and day are preset: the form starts with the subject. */
  beginsAtSubject?: boolean;
  /** The text first, then type and day in one line. */
  isCompact?: boolean;
}

/** The fields of an activity except its customer, for every form that edits one. */
export function ActivityFields(props: ActivityFieldsProps) {
  const { register, errors, beginsAtSubject = false, isCompact = false } = props;
  const type = (
    <Field label="Type" error={errors.type?.message} required>
      <Select {...register('type')}>
        {activityTypes.map((type) => (
          <option key={type} value={type}>
            {activityTypeLabels[type]}
          </option>
        ))}
      </Select>
    </Field>
  );
  const due = (
    <Field
      label="Due"
      error={errors.dueOn?.message}
      hint={isCompact ? undefined : 'Shown on the dashboard until it is done'}
    >
      <Input {...register('dueOn')} type="date" />
    </Field>
  );
  const subject = (
    <Field label="Subject" error={errors.subject?.message} required className={wide}>
      <Input
        {...register('subject')}
        autoComplete="off"
        {...(beginsAtSubject && { 'data-autofocus': '' })}
      />
    </Field>
  );
  const description = (
    <Field label="Description" error={errors.description?.message} className={wide}>
      <Textarea {...register('description')} rows={isCompact ? 2 : 3} />
    </Field>
  );
  return isCompact ? (
    <>
      {subject}
      {description}
      {type}
      {due}
    </>
  ) : (
    <>
      {type}
      {due}
      {subject}
      {description}
    </>
  );
}

const wide = 'col-span-full';
