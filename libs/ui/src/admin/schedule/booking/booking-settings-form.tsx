import { slotSteps } from '@polaris/contracts';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { getBookingSettings } from '@polaris/contracts';
import {
  type EditableBookingSettings,
  useUpdateBookingSettings,
} from '../../../api/schedule/booking.ts';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Switch } from '../../../primitives/fields/switch.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { typedNumber } from '../../shared/form/number-or-zero.ts';
import { useSaving } from '../../shared/form/use-saving.ts';
import {
  type BookingValues,
  bookingInput,
  bookingLabels as labels,
  bookingResolver,
  bookingFormats,
  bookingValues,
} from './booking-values.ts';
import { WeeklyHours } from './weekly-hours.tsx';

/** When and how clients book. */
export function BookingSettingsForm({ settings }: { settings: EditableBookingSettings }) {
  const { form, saving } = useBookingForm(settings);
  const { register } = form;
  return (
    <Form
      isPageForm
      aria-label="Booking settings"
      onSubmit={(event) => void saving.save(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <NotSaved saving={saving} />
      <Switch
        {...register('open')}
        label={labels.open}
        hint="Sessions included in their purchases, at free times within your hours."
        className="sm:col-span-2"
      />
      <WeeklyHours form={form} />
      <NumberFields form={form} />
      <Switch
        {...register('beforePayment')}
        label={labels.beforePayment}
        hint="Off: only once a purchase is paid in full."
        className="sm:col-span-2"
      />
      <Field
        label={labels.place}
        aside="optional"
        hint="For invitations: a link to a call, or an address."
        error={form.formState.errors.place?.message}
        className="sm:col-span-2"
      >
        <Input {...register('place')} />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" pending={saving.isSubmitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}

interface FormPartProps {
  form: UseFormReturn<BookingValues>;
}

const numbers = [
  { name: 'noticeHours', max: 336, hint: 'Clients see no time that starts sooner.' },
  { name: 'horizonDays', min: 1, max: 180, hint: 'How far ahead clients can book.' },
  { name: 'bufferBefore', max: 120 },
  { name: 'bufferAfter', max: 120 },
  {
    name: 'changeHours',
    max: 336,
    hint: 'After that, clients cannot move a session, and a canceled one counts as used.',
  },
  { name: 'maxMoves', max: 10, hint: 'After that, they write to you.' },
] as const;

function NumberFields({ form: { register, formState } }: FormPartProps) {
  const { errors } = formState;
  return (
    <>
      <Field label={labels.step} error={errors.step?.message}>
        <Select {...register('step', { valueAsNumber: true })}>
          {slotSteps.map((step) => (
            <option key={step} value={step}>
              {step} minutes
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={labels.dailyMax}
        aside="optional"
        hint="For all clients together."
        error={errors.dailyMax?.message}
      >
        <Input
          {...register('dailyMax', {
            setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
          })}
          type="number"
          min={1}
          max={24}
        />
      </Field>
      {numbers.map((field) => (
        <Field
          key={field.name}
          label={labels[field.name]}
          hint={'hint' in field ? field.hint : undefined}
          error={errors[field.name]?.message}
        >
          <Input
            {...register(field.name, { setValueAs: typedNumber })}
            type="number"
            min={'min' in field ? field.min : 0}
            max={field.max}
          />
        </Field>
      ))}
    </>
  );
}

function useBookingForm(settings: EditableBookingSettings) {
  const update = useUpdateBookingSettings();
  const form = useForm<BookingValues>({
    resolver: bookingResolver,
    defaultValues: bookingValues(settings),
  });
  const saving = useSaving<BookingValues, BookingValues, EditableBookingSettings>({
    form,
    labels,
    formats: bookingFormats,
    path: getBookingSettings.path,
    record: settings,
    valuesOf: bookingValues,
    update: ({ base, changes }) =>
      update.mutateAsync(bookingInput({ ...bookingValues(base), ...changes }, base.version)),
    done: { title: 'Success', description: 'Booking settings saved' },
    onSaved: () => undefined,
  });
  return { form, saving };
}
