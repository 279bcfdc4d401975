import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';

type Name = 'title' | 'dueOn' | 'dueTime';

interface TaskFieldsProps {
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, { message?: string | undefined }>>;
  titleLabel: string;
  /** The field of its customer; left out on the customer's own page. */
  customer?: ReactNode;
  /** The class of the box around all fields but the title. */
  className: string;
}

/** The fields of a task: title, customer, day and time. */
export const TaskFields = (props: TaskFieldsProps) => {
  const { register, errors, titleLabel, customer, className } = props;
  return (
    <>
      <Field
        label={titleLabel}
        error={errors.title?.message}
        required
        className="grow basis-40 sm:col-span-2"
      >
        <Input {...register('title')} autoComplete="off" maxLength={255} />
      </Field>
      <div className={className}>
        {customer}
        <Field label="Day" error={errors.dueOn?.message}>
          <Input {...register('dueOn')} type="date" />
        </Field>
        <Field label="Time" error={errors.dueTime?.message}>
          <Input {...register('dueTime')} type="time" />
        </Field>
      </div>
    </>
  );
};
