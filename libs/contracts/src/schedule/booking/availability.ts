import * as z from 'zod/mini';
import { idSchema } from '../../values/text/text.ts';
import { minutesOf, timeOfDay } from './booking-settings.ts';

/** How a single day can differ from the hours of its weekday. */
export const exceptionKindLabels = {
  closed: 'Time off',
  open: 'Other hours',
} as const;
export type ExceptionKind = keyof typeof exceptionKindLabels;
const kindSchema = z.enum(['closed', 'open'], { error: 'Please select what is different.' });

const optionalTime = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), timeOfDay], { error: 'Please enter a time' }))),
  z.transform((value: string | null | undefined) => value || null),
);

interface Times {
  kind: ExceptionKind;
  startsAt: string | null;
  endsAt: string | null;
}

const hasBothOrNone = ({ startsAt, endsAt }: Times): boolean =>
  (startsAt === null) === (endsAt === null);

/**
 * Other hours replace those of the day; time off removes some or all of them. Without times it applies to the whole
 * day.
 */
export const availabilityExceptionInputSchema = z
  .object({
    day: z.iso.date({ error: 'Please enter a date' }),
    kind: kindSchema,
    startsAt: optionalTime,
    endsAt: optionalTime,
  })
  .check(
    z.refine<Times>(hasBothOrNone, { error: 'Please enter both times.', path: ['endsAt'] }),
    z.refine<Times>(({ kind, startsAt }) => kind === 'closed' || startsAt !== null, {
      error: 'Please enter the hours of this day.',
      path: ['startsAt'],
    }),
    z.refine<Times>(
      ({ startsAt, endsAt }) => !startsAt || !endsAt || minutesOf(startsAt) < minutesOf(endsAt),
      { error: 'Must end after it starts.', path: ['endsAt'] },
    ),
  );
export type AvailabilityExceptionInput = z.output<typeof availabilityExceptionInputSchema>;
export type AvailabilityExceptionFormValues = z.input<typeof availabilityExceptionInputSchema>;

export const availabilityExceptionSchema = z.object({
  id: idSchema,
  day: z.iso.date(),
  kind: kindSchema,
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** How many scheduled sessions are on that day; they stay unchanged. */
  sessions: z.int(),
});
export type AvailabilityException = z.output<typeof availabilityExceptionSchema>;
export const availabilityExceptionsSchema = z.array(availabilityExceptionSchema);

export const availabilityExceptionFieldLabels: Record<
  keyof Omit<AvailabilityException, 'sessions'>,
  string
> = {
  id: 'Id',
  day: 'Day',
  kind: 'What is different',
  startsAt: 'From',
  endsAt: 'Until',
};

export const openHoursFieldLabels = {
  id: 'Id',
  weekday: 'Weekday',
  startsAt: 'From',
  endsAt: 'Until',
};
