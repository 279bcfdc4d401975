import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AvailabilityException,
  type AvailabilityExceptionFormValues,
  type AvailabilityExceptionInput,
  availabilityExceptionFieldLabels as labels,
  availabilityExceptionInputSchema,
  exceptionKindLabels,
} from '@polaris/contracts';
import { type RefObject, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useAddAvailabilityException,
  useAvailabilityExceptions,
  useRemoveAvailabilityException,
} from '../../../api/schedule/booking.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { ListSection } from '../../shared/list/list-section.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { longDay } from '../../shared/record/format.ts';
import { hoursText } from './hours-text.ts';
import { WriteToAll } from './write-to-all.tsx';

/** Days that differ from the week: time off, and other hours. */
export function TimeOff() {
  const days = useAvailabilityExceptions();
  const id = useId();
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  return (
    <ListSection id={id} title="Time off and other hours">
      <AddDay button={target} />
      {days.isPending && <LoadingState text="Loading your days..." className="py-4" />}
      {days.isError && !days.data && (
        <div className="flex flex-col items-start gap-3">
          <Alert>{errorMessage(days.error)}</Alert>
          <Button onClick={() => void days.refetch()}>Try again</Button>
        </div>
      )}
      {days.data?.length === 0 && (
        <p className="py-4 text-sm leading-6 text-muted">No days yet. Your weekly hours apply.</p>
      )}
      <ul className="empty:hidden">
        {days.data?.map((day) => (
          <DayEntry key={day.id} day={day} onRemoved={focusTarget} />
        ))}
      </ul>
    </ListSection>
  );
}

interface DayEntryProps {
  day: AvailabilityException;
  /** Called when it is removed, to move the focus. */
  onRemoved: () => void;
}

function DayEntry({ day, onRemoved }: DayEntryProps) {
  const remove = useRemoveAvailabilityException();
  const [isWriting, setWriting] = useState(false);
  const { id, kind, startsAt, endsAt, sessions } = day;
  const writeLabel = sessions === 1 ? 'Write to the customer' : `Write to all ${sessions}`;
  const hours = startsAt && endsAt ? hoursText([{ startsAt, endsAt }]) : 'All day';
  const press = async () => {
    try {
      await remove.mutateAsync(id);
      reportSuccess('Your weekly hours apply again');
      onRemoved();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 text-sm leading-6">
      <span>
        <span className="font-semibold">{longDay(day.day)}</span>
        <span className="text-muted">
          {' '}
          · {exceptionKindLabels[kind]} · {hours}
        </span>
        {sessions > 0 && (
          <span className="block">
            {sessions === 1 ? '1 session is' : `${sessions} sessions are`} booked then, and
            {sessions === 1 ? ' stays' : ' stay'} as booked.
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-3">
        {sessions > 0 && (
          <Button
            mutates
            variant="secondary"
            size="sm"
            onClick={() => setWriting(true)}
            aria-label={`${writeLabel}: ${longDay(day.day)}`}
          >
            {writeLabel}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          pending={remove.isPending}
          onClick={() => void press()}
          aria-label={`Remove ${longDay(day.day)}`}
        >
          Remove
        </Button>
      </span>
      {isWriting && <WriteToAll day={day} onClose={() => setWriting(false)} />}
    </li>
  );
}

const fields = ['day', 'kind', 'startsAt', 'endsAt'] as const;

function AddDay({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { form, add } = useAddDay();
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      aria-label="Add a day"
      isPageForm
      onSubmit={(event) => void add(event)}
      className="grid items-start gap-4 py-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {errors.root?.server && (
        <Alert className="sm:col-span-full">{errors.root.server.message}</Alert>
      )}
      <Field label={labels.day} error={errors.day?.message}>
        <Input {...register('day')} type="date" />
      </Field>
      <Field label={labels.kind} error={errors.kind?.message}>
        <Select {...register('kind')}>
          {Object.entries(exceptionKindLabels).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={labels.startsAt} hint="Empty: all day" error={errors.startsAt?.message}>
        <Input {...register('startsAt')} type="time" />
      </Field>
      <Field label={labels.endsAt} error={errors.endsAt?.message}>
        <Input {...register('endsAt')} type="time" />
      </Field>
      <div className="sm:col-span-full">
        <Button ref={button} type="submit" variant="secondary" pending={isSubmitting}>
          Add this day
        </Button>
      </div>
    </Form>
  );
}

function useAddDay() {
  const send = useAddAvailabilityException();
  const form = useForm<AvailabilityExceptionFormValues, unknown, AvailabilityExceptionInput>({
    resolver: standardSchemaResolver(availabilityExceptionInputSchema),
    defaultValues: { day: '', kind: 'closed', startsAt: '', endsAt: '' },
  });
  const add = form.handleSubmit(async (body) => {
    try {
      const { sessions } = await send.mutateAsync(body);
      form.reset();
      reportSuccess(sessions === 0 ? 'Day added' : 'Day added. Booked sessions stay as booked.');
    } catch (error) {
      applyServerErrors(error, fields, form.setError);
    }
  });
  return { form, add };
}
