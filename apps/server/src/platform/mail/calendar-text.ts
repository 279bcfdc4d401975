import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** Programs are asked to refresh a feed every hour; most do so less often. */
const REFRESH_SECONDS = 3600;

interface Person {
  name: string;
  email: string;
}

/** An event of a calendar. */
export interface CalendarEvent {
  /** Constant for the event's lifetime, so that calendars update it instead of adding another. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  /** When it was last changed, if that is known; else now. */
  stamp?: Date;
  /** Two timestamps, or a day as YYYY-MM-DD. */
  time: { start: Date; end: Date } | { day: string };
  summary: string;
  /** Where it takes place. */
  location?: string;
  url: string;
  /** Whether others see the time as busy; a task blocks no time. */
  isBusy?: boolean;
  isCanceled?: boolean;
  organizer?: Person;
  attendee?: Person;
}

interface Calendar {
  product: string;
  /** Only invitations have one; without it, it is a calendar to subscribe to, and nothing is scheduled. */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** The name of a subscribed calendar. */
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

/** An all-day event without an end lasts one day. */
const timesOf = ({ time }: CalendarEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay'> =>
  'day' in time ? { start: new Date(`${time.day}T00:00:00Z`), allDay: true } : time;
