import * as z from 'zod/mini';
import { idSchema, timestamp } from './text.ts';

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
  userId: z.string(),
  serviceId: z.nullable(idSchema),
  title: z.string(),
  startTime: timestamp,
  endTime: timestamp,
  status: appointmentStatusSchema,
  createdAt: timestamp,
});
export type Appointment = z.output<typeof appointmentSchema>;

export const appointmentsSchema = z.array(appointmentSchema);
