import * as z from 'zod/mini';
import {
  customerNameSchema,
  customerOrAccountFields,
  namesOnePerson,
} from '../../people/customers/customer-or-account.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import {
  idParam,
  idSchema,
  int4,
  optionalText,
  requiredText,
  text,
  timestamp,
} from '../../values/text/text.ts';

export const appointmentStatusLabels = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'No-show',
} as const;
export type AppointmentStatus = keyof typeof appointmentStatusLabels;
export const appointmentStatusSchema = z.enum(['scheduled', 'completed', 'cancelled', 'no_show'], {
  error: 'Please select a status.',
});

/** A booked meeting; its calls are named `sessions`. */
export const appointmentSchema = z.object({
  id: idSchema,
  /** Null for a customer without an account. */
  userId: z.nullable(z.string()),
  serviceId: z.nullable(idSchema),
  /** The purchase that it is part of. */
  purchaseId: z._default(z.nullable(idSchema), null),
  title: z.string(),
  startTime: timestamp,
  endTime: timestamp,
  status: appointmentStatusSchema,
  /** What the owner has written about it for the client. */
  sharedNote: z._default(z.nullable(z.string()), null),
  createdAt: timestamp,
  /** Where it takes place, as the invitation says; null for what the owner has booked. */
  place: z._default(z.nullable(z.string()), null),
  /** Until then its client can move it, and cancel it without it being counted; null if it is of no purchase. */
  changeUntil: z._default(z.nullable(timestamp), null),
  version: z._default(z.int(), 1),
});
export type Appointment = z.output<typeof appointmentSchema>;

export const appointmentFieldLabels: Record<
  keyof Appointment | 'customerId' | 'contactId' | 'usesSession' | 'moves',
  string
> = {
  id: 'Id',
  userId: 'Account',
  customerId: 'Customer',
  contactId: 'Submission',
  serviceId: 'Service',
  purchaseId: 'Purchase',
  title: 'Title',
  startTime: 'Start time',
  endTime: 'End time',
  status: 'Status',
  sharedNote: 'Notes for the client',
  createdAt: 'Created at',
  place: 'Place',
  changeUntil: 'Free changes until',
  usesSession: 'Counts as used',
  moves: 'Moves by the client',
  version: 'Version',
};

export const appointmentsSchema = z.array(appointmentSchema);

const TIME = 'Please enter a date and a time.';
/** A point in time in any zone; it is stored and answered in UTC. */
const moment = z.iso
  .datetime({ error: TIME, offset: true })
  .check(z.refine<string>((value) => !Number.isNaN(Date.parse(value)), { error: TIME }));

const bookingFields = {
  serviceId: z.optional(z.nullable(idSchema)),
  /** A purchase of the same client. */
  purchaseId: z.optional(z.nullable(idSchema)),
  title: requiredText(1, 255, 'Title is required'),
  startTime: moment,
  endTime: moment,
  /** What the client reads about the session. */
  sharedNote: optionalText(5000),
};

/** The longest session, in hours. */
export const LONGEST_SESSION = 12;

/** A session that the owner books, for a customer with or without an account. */
export const appointmentInputSchema = z
  .object({
    ...bookingFields,
    ...customerOrAccountFields,
    status: z._default(appointmentStatusSchema, 'scheduled'),
  })
  .check(namesOnePerson);
export type AppointmentInput = z.output<typeof appointmentInputSchema>;
export type AppointmentFormValues = z.input<typeof appointmentInputSchema>;

/** What is not sent stays as it is. */
export const appointmentUpdateSchema = z.extend(z.partial(z.object(bookingFields)), {
  status: z.optional(appointmentStatusSchema),
  /** Whether it counts as one of the sessions of its purchase: false gives it back. */
  usesSession: z.optional(z.boolean()),
  /** The version that was edited; another one in the database answers 409. */
  version: z.optional(int4),
});
export type AppointmentUpdate = z.output<typeof appointmentUpdateSchema>;

/** A session as the owner sees it. */
export const adminAppointmentSchema = z.extend(appointmentSchema, {
  /** The account; null without one. */
  attendee: z.nullable(z.object({ email: z.string(), name: z.string() })),
  /** Whose it is in the CRM; null without a customer, and while that customer is in the trash. */
  customerId: z.nullable(idSchema),
  customer: z._default(z.nullable(customerNameSchema), null),
  /** The submission of a visitor who has booked it. */
  contact: z._default(z.nullable(customerNameSchema), null),
  /** Whether it counts as one of the sessions of its purchase. */
  usesSession: z._default(z.boolean(), true),
  version: z.int(),
});
export type AdminAppointment = z.output<typeof adminAppointmentSchema>;

/** The customer of a session; null after they were deleted. */
export const attendeeName = ({
  attendee,
  customer,
  contact,
}: Pick<AdminAppointment, 'attendee' | 'customer' | 'contact'>): string | null =>
  attendee?.name ?? customer?.name ?? contact?.name ?? null;
export const adminAppointmentsSchema = z.array(adminAppointmentSchema);

export const adminAppointmentsQuerySchema = z.extend(plainPageQuerySchema, {
  userId: z.optional(text(255)),
  /** Those of this customer, with or without an account. */
  customerId: z.optional(idParam),
  /** Those that are part of this purchase. */
  purchaseId: z.optional(idParam),
  /** Those of the people of a company. */
  companyId: z.optional(idParam),
  /** Those that still take place, soonest first; otherwise all, the latest first. */
  when: z.optional(z.literal('upcoming')),
});
export type AdminAppointmentsQuery = z.output<typeof adminAppointmentsQuerySchema>;
