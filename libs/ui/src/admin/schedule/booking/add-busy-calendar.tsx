import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BusyCalendarInput, busyCalendarInputSchema } from '@polaris/contracts';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useAddBusyCalendar } from '../../../api/schedule/busy-calendars.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportSuccess } from '../../shared/feedback/report-failure.ts';
import { BusyCalendarFields, type BusyCalendarValues } from './busy-calendar-fields.tsx';

const fields = ['label', 'url'] as const;
const empty: BusyCalendarValues = { label: '', url: '', allDayBlocks: true, keepOpen: false };

export function AddBusyCalendar({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const send = useAddBusyCalendar();
  const form = useForm<BusyCalendarValues, unknown, BusyCalendarInput>({
    resolver: standardSchemaResolver(busyCalendarInputSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const add = form.handleSubmit(async (body) => {
    try {
      const { times } = await send.mutateAsync(body);
      form.reset();
      reportSuccess(`Calendar added. ${busyText(times)}`);
    } catch (error) {
      applyServerErrors(error, fields, form.setError);
    }
  });
  return (
    <Form
      aria-label="Add a calendar"
      isPageForm
      onSubmit={(event) => void add(event)}
      className="grid items-start gap-4 py-4 sm:grid-cols-2"
    >
      {errors.root?.server && (
        <Alert className="sm:col-span-full">{errors.root.server.message}</Alert>
      )}
      <BusyCalendarFields register={form.register} errors={errors} />
      <div className="sm:col-span-full">
        <Button ref={button} type="submit" variant="secondary" pending={isSubmitting}>
          Add this calendar
        </Button>
      </div>
    </Form>
  );
}

export const busyText = (times: number): string =>
  times === 1 ? '1 busy time ahead' : `${times} busy times ahead`;
