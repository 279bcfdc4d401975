import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AppointmentEntity } from './appointment.entity';

type Booked = Pick<
  AppointmentEntity,
  'id' | 'userId' | 'title' | 'startTime' | 'endTime' | 'version'
>;

interface Person {
  name: string;
  email: string;
}

/** Who invites whom, and whether the session takes place. */
export interface CalendarInvitation {
  method: 'REQUEST' | 'CANCEL';
  organizer: Person;
  attendee: Person;
}

/**
 * A session as calendars read it: to take along, or as an invitation. Its UID stays the same and its
 * sequence grows with each change, so that a calendar that has it already moves it instead of adding
 * another.
 */
export function toCalendarFile(
  booked: Booked,
  publicUrl: string,
  invitation?: CalendarInvitation,
): string {
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    prodId: { company: 'Polaris', product: 'Sessions', language: 'EN' },
    method: ICalCalendarMethod[invitation?.method ?? 'PUBLISH'],
  });
  const cancelled = invitation?.method === 'CANCEL';
  const event = calendar.createEvent({
    id: `appointment-${booked.id}@${hostname}`,
    sequence: booked.version - 1,
    start: booked.startTime,
    end: booked.endTime,
    summary: booked.title,
    // The dashboard shows nothing to people without an account.
    url: booked.userId === null ? publicUrl : `${publicUrl}/dashboard`,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (invitation) {
    event.organizer(invitation.organizer);
    event.createAttendee({ ...invitation.attendee, rsvp: false });
  }
  return calendar.toString();
}
