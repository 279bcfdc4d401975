import { type CalendarEvent, calendarText } from '../../platform/mail/calendar-text';
import type { AppointmentEntity } from './appointment.entity';

type Booked = Pick<
  AppointmentEntity,
  'id' | 'userId' | 'title' | 'startTime' | 'endTime' | 'version' | 'place'
>;

type Invited = Required<Pick<CalendarEvent, 'organizer' | 'attendee'>>;

/** The organizer and attendee, and whether it is a request or a cancellation. */
export interface CalendarInvitation extends Invited {
  method: 'REQUEST' | 'CANCEL';
}

/** A session as a calendar event, identical in files, invitations and feeds. */
export const toCalendarEvent = (booked: Booked, publicUrl: string): CalendarEvent => ({
  uid: `appointment-${booked.id}@${new URL(publicUrl).hostname}`,
  sequence: booked.version - 1,
  time: { start: booked.startTime, end: booked.endTime },
  summary: booked.title,
  ...(booked.place !== null && { location: booked.place }),
  // People without an account have no dashboard.
  url: booked.userId === null ? publicUrl : `${publicUrl}/dashboard`,
});

/** A calendar file for download, or an invitation. */
export function toCalendarFile(
  booked: Booked,
  publicUrl: string,
  invitation?: CalendarInvitation,
): string {
  const { method = 'PUBLISH' as const, ...people } = invitation ?? {};
  const isCanceled = method === 'CANCEL';
  const event = { ...toCalendarEvent(booked, publicUrl), ...people, isCanceled };
  return calendarText({ product: 'Sessions', method, events: [event] });
}
