import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** A program that has read a feed is asked to read it again after an hour; most do so more rarely. */
const REFRESH_SECONDS = 3600;

interface Person {
  name: string;
  email: string;
}

/** An event as calendars read it. */
export interface CalendarEvent {
  /** Stays the same for as long as the event lives, so that a calendar moves it and adds no other. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  /** When it was last changed, if that is known; else now. */
  stamp?: Date;
  /** From one moment to another, or a day as YYYY-MM-DD. */
  time: { start: Date; end: Date } | { day: string };
  summary: string;
  /** Where it takes place. */
  location?: string;
  url: string;
  /** What others see as busy; a task takes no time of its own. */
  isBusy?: boolean;
  isCanceled?: boolean;
  organizer?: Person;
  attendee?: Person;
}

interface Calendar {
  product: string;
  /** An invitation has one. Without it, a calendar is subscribed to and nothing is scheduled. */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** What a program calls a calendar that it subscribes to. */
  name?: string;
  events: CalendarEvent[];
}

/** Events as text (RFC 5545): the library escapes texts, folds lines and ends them. */
export function calendarText({ product, method, name, events }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'Polaris', product, language: 'EN' },
    ...(method && { method: ICalCalendarMethod[method] }),
    ...(name && { name, ttl: REFRESH_SECONDS }),
  });
  for (const event of events) addTo(calendar, event);
  return calendar.toString();
}

function addTo(calendar: ReturnType<typeof ical>, event: CalendarEvent): void {
  const { uid, sequence, stamp, summary, url, isBusy = true, isCanceled = false } = event;
  const written = calendar.createEvent({
    id: uid,
    sequence,
    ...(stamp && { stamp }),
    ...timesOf(event),
    summary,
    url,
    ...(event.location && { location: event.location }),
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(!isBusy && { transparency: ICalEventTransparency.TRANSPARENT }),
  });
  if (event.organizer) written.organizer(event.organizer);
  if (event.attendee) written.createAttendee({ ...event.attendee, rsvp: false });
}

/** A day has no end: it lasts for a day then. */
const timesOf = ({ time }: CalendarEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay'> =>
  'day' in time ? { start: new Date(`${time.day}T00:00:00Z`), allDay: true } : time;
