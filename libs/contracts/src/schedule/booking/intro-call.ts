import * as z from 'zod/mini';
import { attributionSchema } from '../../people/contacts/attribution.ts';
import { honeypot } from '../../values/honeypot.ts';
import { email } from '../../values/email.ts';
import { browserTimeZone } from '../../values/clock/time-zone.ts';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, optionalText, text, timestamp } from '../../values/text/text.ts';
import { slotSchema } from './slots.ts';

/** How long a time is reserved for a visitor who has not confirmed yet. */
export const HOLD_MINUTES = 15;
const CODE = 'Please enter the six digits of the mail.';

const optionalDay = z.optional(z.iso.date({ error: 'Please enter a date' }));
const startTime = z.iso.datetime({ error: 'Please choose a time.', offset: true });

export const introSlotsQuerySchema = z.object({
  /** The first day, in the time zone of the business; if missing, today. */
  from: optionalDay,
});
export type IntroSlotsQuery = z.output<typeof introSlotsQuerySchema>;

const freeTimes = {
  minutes: z.int(),
  /** Why nothing can be booked, as a sentence; null while it can. */
  closed: z.nullable(z.string()),
  slots: z.array(slotSchema),
  /** The first day of the next page; null on the last page. */
  nextFrom: z.nullable(z.iso.date()),
};

/** When a visitor can have a free call. */
export const introSlotsSchema = z.object({
  /** What the call is called: "Free call with Ines Calloway". */
  title: z.string(),
  ...freeTimes,
});
export type IntroSlots = z.output<typeof introSlotsSchema>;

/** A visitor's request for a call. */
export const introCallInputSchema = z.object({
  serviceId: idSchema,
  startTime,
  name: requiredName(2, 255, 'Name must be at least 2 characters.'),
  email: email(),
  phone: optionalText(50),
  message: optionalText(4000),
  website: honeypot,
  arrival: z.optional(attributionSchema),
  timeZone: browserTimeZone,
});
export type IntroCallInput = z.output<typeof introCallInputSchema>;
export type IntroCallFormValues = z.input<typeof introCallInputSchema>;

/** A time reserved until the visitor confirms it. */
export const introCallHoldSchema = z.object({ id: z.uuid(), expiresAt: timestamp });
export type IntroCallHold = z.output<typeof introCallHoldSchema>;

const token = text(100);

/** Confirms a call by the link or the code in the mail. */
export const introCallConfirmationSchema = z
  .object({
    token: z.optional(token),
    id: z.optional(z.uuid({ error: 'Must be the id of the held time.' })),
    code: z.optional(
      z.string({ error: CODE }).check(z.trim(), z.regex(/^\d{6}$/, { error: CODE })),
    ),
  })
  .check(
    z.refine<{ token?: unknown; id?: unknown; code?: unknown }>(
      ({ token: link, id, code }) =>
        (link === undefined) === (id !== undefined && code !== undefined),
      { error: CODE, path: ['code'] },
    ),
  );
export type IntroCallConfirmation = z.output<typeof introCallConfirmationSchema>;

/** A call as its visitor sees it. */
export const introCallSchema = z.object({
  title: z.string(),
  startTime: timestamp,
  endTime: timestamp,
  place: z.nullable(z.string()),
  /** The text of a calendar file. */
  calendar: z.string(),
  version: z.int(),
});
export type IntroCall = z.output<typeof introCallSchema>;

export const introCallLinkSchema = z.object({ token, from: optionalDay });
export type IntroCallLink = z.output<typeof introCallLinkSchema>;

/** A call opened by its link, with the times that it can be moved to. */
export const openIntroCallSchema = z.object({
  call: introCallSchema,
  /** The call can be moved until this many hours before it. */
  changeHours: z.int(),
  ...freeTimes,
});
export type OpenIntroCall = z.output<typeof openIntroCallSchema>;

/** The version that was shown; 409 if the stored version differs. */
const version = int4;
export const introCallMoveSchema = z.object({ token, startTime, version });
export type IntroCallMove = z.output<typeof introCallMoveSchema>;
export const introCallCancellationSchema = z.object({ token, version });
export type IntroCallCancellation = z.output<typeof introCallCancellationSchema>;
