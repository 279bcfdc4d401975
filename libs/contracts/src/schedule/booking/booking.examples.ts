import { describeTag, example } from '../../api/example.ts';
import { availabilityExceptionInputSchema, availabilityExceptionSchema } from './availability.ts';
import { bookingSettingsInputSchema, bookingSettingsSchema } from './booking-settings.ts';
import {
  busyCalendarChangesSchema,
  busyCalendarInputSchema,
  busyCalendarSchema,
} from './busy-calendars.ts';
import {
  cancellationResultSchema,
  explainQuerySchema,
  explainedDaysSchema,
  ownBookingInputSchema,
  ownCancellationSchema,
  ownMoveInputSchema,
  purchaseSlotsSchema,
  slotsQuerySchema,
} from './slots.ts';

const SETTINGS = {
  open: true,
  hours: [
    { weekday: 1, startsAt: '09:00', endsAt: '12:00' },
    { weekday: 3, startsAt: '13:00', endsAt: '17:00' },
  ],
  step: 30 as const,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeHours: 24,
  horizonDays: 60,
  dailyMax: 4,
  changeHours: 24,
  maxMoves: 3,
  beforePayment: true,
  place: 'https://meet.example/harbor',
};

const BUSY_CALENDAR = { label: 'Private', allDayBlocks: true, keepOpen: false };
const BUSY_ADDRESS = 'https://calendar.invalid/private-4f1c0a/basic.ics';

const SLOT = { startTime: '2026-04-07T16:00:00.000Z', endTime: '2026-04-07T17:00:00.000Z' };

export const bookingExamples = [
  example(bookingSettingsSchema, { ...SETTINGS, version: 1 }),
  example(bookingSettingsInputSchema, { ...SETTINGS, version: 0 }),
  example(availabilityExceptionInputSchema, { day: '2026-07-03', kind: 'closed' }),
  example(availabilityExceptionSchema, {
    id: 3,
    day: '2026-07-03',
    kind: 'closed',
    startsAt: null,
    endsAt: null,
    sessions: 0,
  }),
  example(busyCalendarInputSchema, { ...BUSY_CALENDAR, url: BUSY_ADDRESS }),
  example(busyCalendarChangesSchema, { ...BUSY_CALENDAR, keepOpen: true, url: '', version: 1 }),
  example(busyCalendarSchema, {
    ...BUSY_CALENDAR,
    id: 2,
    address: 'calendar.invalid/….ics',
    lastReadAt: '2026-04-06T16:00:00.000Z',
    error: null,
    isSilent: false,
    closesBooking: false,
    times: 42,
    skipped: 0,
    version: 1,
  }),
  example(explainQuerySchema, { from: '2026-04-06', days: '7', minutes: '60' }),
  example(explainedDaysSchema, {
    timeZone: 'America/New_York',
    days: [
      {
        day: '2026-04-07',
        hasHours: true,
        times: [{ ...SLOT, hiddenBy: 'notice', calendar: null }],
      },
    ],
  }),
  example(slotsQuerySchema, { from: '2026-04-06' }),
  example(purchaseSlotsSchema, {
    service: 'Level-Up Pack',
    included: 6,
    left: 5,
    minutes: 60,
    bookBy: '2026-06-30',
    changeHours: 24,
    closed: null,
    moving: null,
    slots: [SLOT],
    nextFrom: '2026-04-20',
  }),
  example(ownBookingInputSchema, { startTime: SLOT.startTime }),
  example(ownMoveInputSchema, { startTime: SLOT.startTime, version: 1 }),
  example(ownCancellationSchema, { version: 1, countsAsUsed: false }),
  example(cancellationResultSchema, { returned: true }),
];

export const bookingTag = describeTag(
  'Booking',
  'Hours in which clients can book, and the sessions that they book of what they bought.',
);
