import {
  MINUTE_MS,
  type AdminAppointment,
  type CalendarDay,
  type CalendarWeek,
  DayClock,
  type Slot,
  addDays,
  attendeeName,
  dayOf,
  minuteOf,
  weekdayOf,
} from '@polaris/contracts';

/** The step in minutes by which a session can be moved. */
export const STEP = 15;
export const DAY_MINUTES = 1440;
const MORNING = 9;

/** A day and a time of day in the business's time zone. */
export interface Place {
  day: string;
  minutes: number;
}

/** A part of one day, in minutes since midnight. */
export interface Part {
  from: number;
  to: number;
}

export const placeOf = (instant: string, timeZone: string): Place => {
  const at = new Date(instant);
  return { day: dayOf(at, timeZone), minutes: minuteOf(at, timeZone) };
};

/** The part of a time span that falls on a day; undefined if none does. */
export function partOf({ startTime, endTime }: Slot, day: string, timeZone: string) {
  const [start, end] = [placeOf(startTime, timeZone), placeOf(endTime, timeZone)];
  if (start.day > day || end.day < day) return undefined;
  const from = start.day < day ? 0 : start.minutes;
  const to = end.day > day ? DAY_MINUTES : end.minutes;
  if (to > from) return { from, to };
  // The clocks were set back in between.
  return start.day === day ? { from, to: from + STEP } : undefined;
}

export const lengthOf = ({ startTime, endTime }: Slot): number =>
  (Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS;

/** The time span of this length from a place on; undefined if the clocks skip its start. */
export function slotAt({ day, minutes }: Place, length: number, timeZone: string) {
  const start = new DayClock(day, timeZone).instantOf(minutes);
  return (
    start && {
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + length * MINUTE_MS).toISOString(),
    }
  );
}

/** The minutes that the clocks skip on a day; mostly none. */
export function skippedPart(day: string, timeZone: string): Part | undefined {
  const clock = new DayClock(day, timeZone);
  const end = new DayClock(addDays(day, 1), timeZone).endOf(0);
  if (+end - +clock.endOf(0) >= DAY_MINUTES * MINUTE_MS) return undefined;
  const steps = Array.from({ length: DAY_MINUTES / STEP }, (_, index) => index * STEP);
  const skipped = steps.filter((minutes) => !clock.instantOf(minutes));
  return skipped.length === 0 ? undefined : { from: skipped[0]!, to: skipped.at(-1)! + STEP };
}

/** The nearest time on the grid, within the day. */
export const snap = (minutes: number): number =>
  Math.max(0, Math.min(DAY_MINUTES - STEP, Math.round(minutes / STEP) * STEP));

const shortMoment = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });

/** "Tue, Dec 1, 10:00 AM" */
export const momentText = (instant: string, timeZone: string): string =>
  shortMoment(timeZone).format(new Date(instant)).replaceAll('\u202f', ' ');

/** The same for a place, including a time that the clocks skip. */
export const placeText = ({ day, minutes }: Place): string =>
  momentText(new Date(Date.parse(day) + minutes * MINUTE_MS).toISOString(), 'UTC');

export const whoOf = (session: AdminAppointment): string =>
  attendeeName(session) ?? 'Deleted customer';

const meets = (one: Slot, other: Slot): boolean =>
  Date.parse(one.startTime) < Date.parse(other.endTime) &&
  Date.parse(one.endTime) > Date.parse(other.startTime);

const isWithin = (slot: Slot, { open }: CalendarDay): boolean =>
  open.some(
    ({ startTime, endTime }) =>
      Date.parse(startTime) <= Date.parse(slot.startTime) &&
      Date.parse(slot.endTime) <= Date.parse(endTime),
  );

/** Warns about conflicts of a time. It can still be booked: only the server rejects times. */
export function warningsAbout(slot: Slot, week: CalendarWeek): string[] {
  const busy = week.busy.filter((span) => meets(slot, span)).map(({ label }) => label);
  const isOff = week.days.some(({ timeOff }) => timeOff.some((span) => meets(slot, span)));
  const isOpen = week.days.some((day) => isWithin(slot, day));
  return [
    ...(isOff ? ['You have time off then.'] : []),
    ...(!isOff && !isOpen ? ['This is outside your hours.'] : []),
    ...busy.map((label) => `This is in the way: ${label}.`),
  ];
}

const FRIDAY = 5;

/** A time to offer for the next session: the first open and free hour, else the next morning, of a weekday if there is one. */
export function firstFree({ days, sessions, timeZone }: CalendarWeek, now: number): Place {
  for (const { day, open } of days)
    for (const span of open) {
      const end = placeOf(span.endTime, timeZone);
      const last = end.day === day ? end.minutes : DAY_MINUTES;
      for (let { minutes } = placeOf(span.startTime, timeZone); minutes < last; minutes += STEP) {
        const slot = slotAt({ day, minutes }, 60, timeZone);
        if (!slot || Date.parse(slot.startTime) < now || slot.endTime > span.endTime) continue;
        if (!sessions.some((session) => meets(slot, session))) return { day, minutes };
      }
    }
  const mornings = days.map(({ day }) => ({ day, minutes: MORNING * 60 }));
  const isAhead = (place: Place) => +new DayClock(place.day, timeZone).endOf(place.minutes) >= now;
  const ahead = mornings.filter(isAhead);
  return ahead.find(({ day }) => weekdayOf(day) <= FRIDAY) ?? ahead[0] ?? mornings.at(-1)!;
}
