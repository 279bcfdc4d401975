import { type AdminAppointment, type AdminPurchase, sessionTime } from '@polaris/contracts';
import type { ChangeEvent } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useServices } from '../../../api/sales/services.ts';
import { Button } from '../../../primitives/button.tsx';
import { areDifferent, clockZone } from '../../../primitives/clock.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { fromFields } from './appointment-times.ts';
import { FreeTimes } from './free-times.tsx';
import {
  type AppointmentFields,
  purchaseLabel,
  type useAppointmentForm,
} from './use-appointment-form.ts';

interface AppointmentFormProps {
  form: ReturnType<typeof useAppointmentForm>['form'];
  saving: ReturnType<typeof useAppointmentForm>['saving'];
  /** Names the session after a chosen service. */
  nameAfter: ReturnType<typeof useAppointmentForm>['nameAfter'];
  /** The appointment to move; undefined to book a new one. */
  appointment: AdminAppointment | undefined;
  /** The customer's purchases; the session can be part of one. */
  purchases: readonly AdminPurchase[];
  /** Who is mailed about it. */
  notice: string | undefined;
  /** The customer's time zone; null if it is not known. */
  timeZone: string | null;
  /** Whether the next Enter books it. */
  isReady?: boolean;
  onClose: () => void;
}

/** Offers the free times of the day, and takes any other time. */
export function AppointmentForm({
  form,
  saving,
  nameAfter,
  appointment,
  purchases,
  notice,
  timeZone,
  isReady = false,
  onClose,
}: AppointmentFormProps) {
  const { register, control } = form;
  const { errors } = form.formState;
  const services = useServices();
  return (
    <Form
      aria-label={appointment ? 'Move Session' : 'Book a Session'}
      onSubmit={(event) => void saving.save(event)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <NotSaved saving={saving} />
      {purchases.length > 0 && (
        <Field label="Purchase" aside="optional" error={errors.purchaseId?.message}>
          <Select {...register('purchaseId')}>
            <option value="">None</option>
            {purchases.map((purchase) => (
              <option key={purchase.id} value={purchase.id}>
                {purchaseLabel(purchase)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label="Service"
        aside="optional"
        className={purchases.length > 0 ? '' : 'sm:col-span-2'}
      >
        <Select
          {...register('serviceId', {
            onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
              nameAfter(services.data?.items.find(({ id }) => String(id) === target.value)),
          })}
        >
          <option value="">None</option>
          {services.data?.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Title" error={errors.title?.message} required>
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <Field label="Minutes" error={errors.minutes?.message ?? errors.endTime?.message} required>
        <Input
          {...register('minutes', { valueAsNumber: true })}
          type="number"
          min={5}
          step={5}
          inputMode="numeric"
        />
      </Field>
      <Field label="Day" error={errors.day?.message} required>
        <Input {...register('day')} type="date" {...(appointment && { 'data-autofocus': '' })} />
      </Field>
      <Field label="Time" error={errors.time?.message ?? errors.startTime?.message} required>
        <Input {...register('time')} type="time" />
      </Field>
      <FreeTimes form={form} />
      <CustomerTime control={control} timeZone={timeZone} />
      {notice && (
        <p className="text-sm leading-6 wrap-anywhere text-muted sm:col-span-2">{notice}</p>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button
          type="submit"
          pending={saving.isSubmitting}
          {...(isReady && { 'data-autofocus': '' })}
        >
          {appointment ? 'Save' : 'Book'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

interface CustomerTimeProps {
  control: Control<AppointmentFields>;
  timeZone: string | null;
}

/** The time for the customer, if their clock shows another one. */
function CustomerTime({ control, timeZone }: CustomerTimeProps) {
  const [day, time, minutes] = useWatch({ control, name: ['day', 'time', 'minutes'] });
  const times = fromFields({ day, time }, minutes);
  if (!times || !timeZone || !areDifferent(timeZone, clockZone(), Date.parse(times.startTime)))
    return null;
  return (
    <p aria-live="polite" className="text-sm leading-6 text-muted sm:col-span-2">
      For the customer: {sessionTime(times.startTime, times.endTime, timeZone)}
    </p>
  );
}
