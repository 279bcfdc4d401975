import { type CalendarEvent, calendarText } from '../../platform/mail/calendar-text';
import type { AppointmentEntity } from './appointment.entity';

type Booked = Pick<
  AppointmentEntity,
  'id' | 'userId' | 'title' | 'startTime' | 'endTime' | 'version' | 'place'
>;

type Invited = Required<Pick<CalendarEvent, 'organizer' | 'attendee'>>;

/** The organizer and the attendee, and whether the session takes place. */
export interface CalendarInvitation extends Invited {
  method: 'REQUEST' | 'CANCEL';
}

/** A session as calendars read it, the same in files, invitations and feeds. */
export const toCalendarEvent = (booked: Booked, publicUrl: string): CalendarEvent => ({
  uid: `appointment-${booked.id}@${new URL(publicUrl).hostname}`,
  sequence: booked.version - 1,
  time: { start: booked.startTime, end: booked.endTime },
  summary: booked.title,
  ...(booked.place !== null && { location: booked.place }),
  // The dashboard shows nothing to people without an account.
  url: booked.userId === null ? publicUrl : `${publicUrl}/dashboard`,
});

/** A session to take along, or as an invitation. */
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
