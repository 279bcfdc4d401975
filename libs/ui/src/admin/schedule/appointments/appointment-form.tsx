import { type AdminAppointment, type AdminPurchase, estTime, readerTime } from '@polaris/contracts';
import { type Control, useWatch } from 'react-hook-form';
import { useServices } from '../../../api/sales/services.ts';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { fromFields } from './appointment-times.ts';
import {
  type AppointmentFields,
  purchaseLabel,
  type useAppointmentForm,
} from './use-appointment-form.ts';

interface AppointmentFormProps {
  form: ReturnType<typeof useAppointmentForm>['form'];
  saving: ReturnType<typeof useAppointmentForm>['saving'];
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

/** Times are entered in the owner's time zone; the customer's local time is shown below. */
export function AppointmentForm({
  form,
  saving,
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
      <Field label="Title" error={errors.title?.message} required className="sm:col-span-2">
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <Field label="Start" hint="Your local time" error={errors.startTime?.message} required>
        <Input
          {...register('startTime')}
          type="datetime-local"
          {...(appointment && { 'data-autofocus': '' })}
        />
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
      <ShownTime control={control} timeZone={timeZone} />
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
        <Select {...register('serviceId')}>
          <option value="">None</option>
          {services.data?.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
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

interface ShownTimeProps {
  control: Control<AppointmentFields>;
  timeZone: string | null;
}

function ShownTime({ control, timeZone }: ShownTimeProps) {
  const [start, minutes] = useWatch({ control, name: ['startTime', 'minutes'] });
  const times = fromFields(start, minutes);
  return (
    <p aria-live="polite" className="text-sm leading-6 text-muted sm:col-span-2">
      {times
        ? `The customer sees: ${readerTime(times.startTime, times.endTime, timeZone)} in emails, and ${estTime(times.startTime, times.endTime)} below their local time on the dashboard.`
        : 'The customer sees the time in their time zone, or in Eastern and Pacific time where it is not known.'}
    </p>
  );
}
