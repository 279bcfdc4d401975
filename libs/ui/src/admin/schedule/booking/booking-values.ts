import {
  type BookingSettings,
  type BookingSettingsInput,
  bookingSettingsFieldLabels,
  bookingSettingsInputSchema,
  weekdayLabels,
  weekdays,
} from '@polaris/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { hoursText, readHours } from './hours-text.ts';

type Day = `day${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/** The settings as the form has them: the hours of a weekday are one text. */
export type BookingValues = Omit<BookingSettingsInput, 'hours' | 'version'> & Record<Day, string>;

export const dayField = (weekday: (typeof weekdays)[number]): Day => `day${weekday}`;

export const bookingLabels: Record<keyof BookingValues, string> = {
  ...bookingSettingsFieldLabels,
  ...(Object.fromEntries(
    weekdays.map((weekday) => [dayField(weekday), weekdayLabels[weekday]]),
  ) as Record<Day, string>),
};

export function bookingValues({ hours, version: _v, ...settings }: BookingSettings): BookingValues {
  const days = weekdays.map((weekday) => [
    dayField(weekday),
    hoursText(hours.filter((one) => one.weekday === weekday)),
  ]);
  return { ...settings, ...(Object.fromEntries(days) as Record<Day, string>) };
}

/** Omits hours that cannot be read; the form is not sent while there are any. */
export const bookingInput = (values: BookingValues, version: number): BookingSettingsInput => ({
  open: values.open,
  step: values.step,
  bufferBefore: values.bufferBefore,
  bufferAfter: values.bufferAfter,
  noticeHours: values.noticeHours,
  horizonDays: values.horizonDays,
  dailyMax: values.dailyMax,
  changeHours: values.changeHours,
  maxMoves: values.maxMoves,
  beforePayment: values.beforePayment,
  place: values.place,
  hours: weekdays.flatMap((weekday) =>
    (readHours(values[dayField(weekday)]) ?? []).map((hours) => ({ weekday, ...hours })),
  ),
  version,
});

const UNREADABLE = 'Write it like 9:00 AM – 5:00 PM. Separate several with a comma.';

/** The contract checks everything but the texts of the hours. */
export const bookingResolver: Resolver<BookingValues> = (values) => {
  const errors: FieldErrors<BookingValues> = {};
  for (const weekday of weekdays)
    if (readHours(values[dayField(weekday)]) === undefined)
      errors[dayField(weekday)] = { type: 'value', message: UNREADABLE };
  const checked = bookingSettingsInputSchema.safeParse(bookingInput(values, 0));
  for (const { path, message } of checked.error?.issues ?? [])
    errors[path[0] as keyof BookingValues] ??= { type: 'value', message };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
