import { describeTag, example } from '../../api/example.ts';
import {
  adminAppointmentSchema,
  appointmentInputSchema,
  appointmentSchema,
  appointmentUpdateSchema,
} from './appointment.ts';

export const APPOINTMENT = {
  id: 12,
  userId: '7f3c1d0e-3a53-4c5e-9d53-0f6f4f0c2b1a',
  serviceId: 4,
  purchaseId: 31,
  title: 'Dashboard review',
  startTime: '2026-04-07T16:00:00.000Z',
  endTime: '2026-04-07T17:00:00.000Z',
  status: 'scheduled',
  sharedNote: 'We compare the two drafts.',
  createdAt: '2026-03-20T15:00:00.000Z',
  place: 'https://meet.example/harbor',
  changeUntil: '2026-04-06T16:00:00.000Z',
  version: 1,
} as const;

export const ADMIN_APPOINTMENT = {
  ...APPOINTMENT,
  attendee: { email: 'maya@example.com', name: 'Maya Okafor' },
  customerId: 7,
  customer: { id: 7, name: 'Harbor Trust' },
  contact: null,
  usesSession: true,
} as const;

export const appointmentExamples = [
  example(appointmentSchema, APPOINTMENT),
  example(adminAppointmentSchema, ADMIN_APPOINTMENT),
  example(appointmentInputSchema, {
    customerId: 7,
    serviceId: 4,
    purchaseId: 31,
    title: 'Dashboard review',
    startTime: '2026-04-07T16:00:00Z',
    endTime: '2026-04-07T17:00:00Z',
  }),
  example(appointmentUpdateSchema, {
    startTime: '2026-04-08T16:00:00Z',
    endTime: '2026-04-08T17:00:00Z',
    version: 1,
  }),
];

export const CALENDAR_FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Polaris//Sessions//EN',
  'METHOD:PUBLISH',
  'BEGIN:VEVENT',
  'UID:appointment-12@polaris.example',
  'SEQUENCE:0',
  'DTSTAMP:20260320T150000Z',
  'DTSTART:20260407T160000Z',
  'DTEND:20260407T170000Z',
  'SUMMARY:Dashboard review',
  'STATUS:CONFIRMED',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

export const sessionsTag = describeTag('Sessions', 'Booked meetings.');
