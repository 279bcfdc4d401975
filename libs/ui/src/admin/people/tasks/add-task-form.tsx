import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type TaskFormValues, type TaskInput, taskInputSchema } from '@polaris/contracts';
import clsx from 'clsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddTask } from '../../../api/people/tasks.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { CustomerPicker, type PickedCustomer } from '../customers/customer-picker.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { TaskFields } from './task-fields.tsx';
import { UNCHOSEN, useTypedCustomer } from './use-typed-customer.ts';
import { isoDay } from '../../shared/record/format.ts';

const fieldNames = Object.keys(taskInputSchema.shape);

const empty = () => ({ title: '', customerId: null, dueOn: isoDay(), dueTime: '' });

interface AddTaskFormProps {
  /** The customer of the task; without it the form has a picker. */
  customerId?: number;
  /** Whether it is in a narrow column, with one field below the other. */
  isStacked?: boolean;
}

/** Adds a task in one line: title, customer, day and time. */
export function AddTaskForm({ customerId, isStacked = false }: AddTaskFormProps) {
  const add = useAddTask();
  const isInLine = customerId === undefined && !isStacked;
  const [picked, setPicked] = useState<PickedCustomer | null>(null);
  const form = useForm<TaskFormValues, unknown, TaskInput>({
    resolver: standardSchemaResolver(taskInputSchema),
    defaultValues: empty(),
  });
  const { register, formState, handleSubmit, reset, setError, setFocus } = form;
  const setCustomer = useTypedCustomer(form);
  const pick = (customer: PickedCustomer | null) => {
    setPicked(customer);
    if (customer) setCustomer(customer.id);
  };
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (values) => {
    try {
      await add.mutateAsync({ ...values, ...(customerId && { customerId }) });
      reportSuccess('Task added');
      reset(empty());
      setPicked(null);
      setFocus('title');
    } catch (error) {
      reportFailure(error);
      applyServerErrors(error, fieldNames, setError);
    }
  });
  const failure = errors.root?.server?.message;
  return (
    <Form
      isPageForm
      aria-label="Add Task"
      onSubmit={(event) => void save(event)}
      className="group/add flex flex-wrap items-start gap-x-3 gap-y-3"
    >
      {failure && <Alert className="basis-full">{failure}</Alert>}
      <TaskFields
        register={register}
        errors={errors}
        titleLabel="New task"
        customer={
          customerId === undefined && (
            <CustomerPicker
              label="Customer"
              isOptional
              picked={picked}
              onPick={pick}
              onText={(typed) => setCustomer(typed.trim() ? UNCHOSEN : null)}
              error={errors.customerId?.message}
            />
          )
        }
        className={isInLine ? inLine : isStacked ? stacked : forCustomer}
      />
      <Button type="submit" pending={isSubmitting} className={isInLine ? 'mt-6.5' : undefined}>
        Add Task
      </Button>
    </Form>
  );
}

const stacked = 'grid basis-full grid-cols-2 gap-3 *:first:col-span-2';
const forCustomer = 'flex grow gap-3 *:grow';
/** These fields take up space only while the form has the focus. */
const inLine = clsx(
  'order-last hidden basis-full grid-cols-2 gap-3 group-focus-within/add:grid',
  '*:first:col-span-2',
);
