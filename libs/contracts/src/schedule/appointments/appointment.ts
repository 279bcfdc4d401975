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

/** A booked meeting; in the API it is called a session. */
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
  /** The owner's note about it to the client. */
  sharedNote: z._default(z.nullable(z.string()), null),
  createdAt: timestamp,
  /** The place named in the invitation; null if the owner booked it. */
  place: z._default(z.nullable(z.string()), null),
  /** Until then the client can move it, or cancel it without using it up; null without a purchase. */
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
/** A timestamp in any time zone; it is stored and returned in UTC. */
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
  /** A note to the client about the session. */
  sharedNote: optionalText(5000),
};

/** The longest session, in hours. */
export const MAX_SESSION_HOURS = 12;

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

/** Fields that are not sent stay unchanged. */
export const appointmentUpdateSchema = z.extend(z.partial(z.object(bookingFields)), {
  status: z.optional(appointmentStatusSchema),
  /** Whether it uses up one of its purchase's sessions: false returns it. */
  usesSession: z.optional(z.boolean()),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type AppointmentUpdate = z.output<typeof appointmentUpdateSchema>;

/** A session as the owner sees it. */
export const adminAppointmentSchema = z.extend(appointmentSchema, {
  /** The client's account; null without one. */
  attendee: z.nullable(z.object({ email: z.string(), name: z.string() })),
  /** The customer in the CRM; null without one, or if that customer is in the trash. */
  customerId: z.nullable(idSchema),
  customer: z._default(z.nullable(customerNameSchema), null),
  /** The submission of a visitor who has booked it. */
  contact: z._default(z.nullable(customerNameSchema), null),
  /** Whether it uses up one of its purchase's sessions. */
  usesSession: z._default(z.boolean(), true),
  version: z.int(),
});
export type AdminAppointment = z.output<typeof adminAppointmentSchema>;

/** The name of a session's customer, as on their record, else of the account; null if both were deleted. */
export const attendeeName = ({
  attendee,
  customer,
  contact,
}: Pick<AdminAppointment, 'attendee' | 'customer' | 'contact'>): string | null =>
  customer?.name ?? attendee?.name ?? contact?.name ?? null;
export const adminAppointmentsSchema = z.array(adminAppointmentSchema);

export const adminAppointmentsQuerySchema = z.extend(plainPageQuerySchema, {
  userId: z.optional(text(255)),
  /** Only sessions of this customer, with or without an account. */
  customerId: z.optional(idParam),
  /** Only sessions of this purchase. */
  purchaseId: z.optional(idParam),
  /** Only sessions of the people of this company. */
  companyId: z.optional(idParam),
  /** `upcoming`: those not over yet, soonest first; otherwise all, latest first. */
  when: z.optional(z.literal('upcoming')),
});
export type AdminAppointmentsQuery = z.output<typeof adminAppointmentsQuerySchema>;
