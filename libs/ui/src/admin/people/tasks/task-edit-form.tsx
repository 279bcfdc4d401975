import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Task,
  type TaskUpdate,
  type TaskUpdateValues,
  listTasks,
  taskUpdateSchema,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUpdateTask } from '../../../api/people/tasks.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { CustomerPicker, type PickedCustomer } from '../customers/customer-picker.tsx';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { useSaving } from '../../shared/form/use-saving.ts';
import { longDay, timeOfDay } from '../../shared/record/format.ts';
import { TaskFields } from './task-fields.tsx';
import { UNCHOSEN, useTypedCustomer } from './use-typed-customer.ts';

const labels = { title: 'Title', customerId: 'Customer', dueOn: 'Day', dueTime: 'Time' };

const valuesOf = ({ title, customerId, dueOn, dueTime }: Task) => ({
  title,
  customerId,
  dueOn,
  dueTime: dueTime ?? '',
});

const customerOf = ({ customerId, customer }: Task): PickedCustomer[] =>
  customerId && customer ? [{ id: customerId, name: customer.name }] : [];

interface TaskEditFormProps {
  task: Task;
  onClose: () => void;
}

/** Edits a task. Its customer can be changed or removed. */
export function TaskEditForm({ task, onClose }: TaskEditFormProps) {
  const update = useUpdateTask();
  const form = useForm<TaskUpdateValues, unknown, TaskUpdate>({
    resolver: standardSchemaResolver(taskUpdateSchema),
    defaultValues: valuesOf(task),
  });
  const [opened] = useState(() => customerOf(task));
  const [picked, setPicked] = useState<PickedCustomer | null>(null);
  const customerId = useWatch({ control: form.control, name: 'customerId' });
  const known = [...opened, ...customerOf(task), ...(picked ? [picked] : [])];
  const saving = useSaving({
    form,
    labels,
    formats: {
      dueOn: longDay,
      dueTime: (time: string) => (time ? timeOfDay(time) : ''),
      customerId: Object.fromEntries(known.map(({ id, name }) => [id, name])),
    },
    path: listTasks.path,
    record: task,
    valuesOf,
    update: ({ base: { id, version }, changes }: Edit<Task, TaskUpdate>) =>
      update.mutateAsync({ ...changes, id, version }),
    done: { title: 'Success', description: 'Task updated successfully' },
    onSaved: onClose,
  });
  const setCustomer = useTypedCustomer(form);
  const pick = (customer: PickedCustomer | null) => {
    setPicked(customer);
    if (customer) setCustomer(customer.id);
  };
  return (
    <EditForm label={`Edit ${task.title}`} saving={saving} onClose={onClose}>
      <TaskFields
        register={form.register}
        errors={form.formState.errors}
        titleLabel="Title"
        customer={
          <CustomerPicker
            label="Customer"
            isOptional
            picked={known.find(({ id }) => id === customerId) ?? null}
            onPick={pick}
            onText={(typed) => setCustomer(typed.trim() ? UNCHOSEN : null)}
            error={form.formState.errors.customerId?.message}
          />
        }
        className="grid grid-cols-2 gap-4 *:first:col-span-2 sm:col-span-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:*:first:col-span-1"
      />
    </EditForm>
  );
}
