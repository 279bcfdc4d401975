import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AppointmentEntity } from './appointment.entity';

type Booked = Pick<AppointmentEntity, 'id' | 'title' | 'startTime' | 'endTime' | 'version'>;

/**
 * A session as calendars read it. Its UID stays the same and its sequence grows with each change, so
 * that a calendar that has it already moves it instead of adding another.
 */
export function calendarFile(booked: Booked, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    prodId: { company: 'Polaris', product: 'Sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `appointment-${booked.id}@${hostname}`,
    sequence: booked.version - 1,
    start: booked.startTime,
    end: booked.endTime,
    summary: booked.title,
    url: `${publicUrl}/dashboard`,
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
