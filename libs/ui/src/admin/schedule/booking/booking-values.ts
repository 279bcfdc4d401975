import {
  type BookingSettings,
  type BookingSettingsInput,
  bookingSettingsFieldLabels,
  bookingSettingsInputSchema,
  weekdayLabels,
  weekdays,
} from '@polaris/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { hoursOf, hoursProblem, hoursText, hoursValue, inOrder } from './hours-text.ts';

type Day = `day${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/** The settings as the form has them: the hours of a weekday are one value. */
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
    hoursValue(hours.filter((one) => one.weekday === weekday)),
  ]);
  return { ...settings, ...(Object.fromEntries(days) as Record<Day, string>) };
}

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
    inOrder(hoursOf(values[dayField(weekday)])).map((hours) => ({ weekday, ...hours })),
  ),
  version,
});

/** The hours of each day as a conflict shows them. */
export const bookingFormats = Object.fromEntries(
  weekdays.map((weekday) => [dayField(weekday), (value: string) => hoursText(hoursOf(value))]),
);

/** The contract checks everything but the hours, whose errors belong to their day. */
export const bookingResolver: Resolver<BookingValues> = (values) => {
  const errors: FieldErrors<BookingValues> = {};
  for (const weekday of weekdays) {
    const message = hoursProblem(hoursOf(values[dayField(weekday)]));
    if (message) errors[dayField(weekday)] = { type: 'value', message };
  }
  const checked = bookingSettingsInputSchema.safeParse(bookingInput(values, 0));
  for (const { path, message } of checked.error?.issues ?? [])
    if (path[0] !== 'hours') errors[path[0] as keyof BookingValues] ??= { type: 'value', message };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
