import {
  HOUR_MS,
  MINUTE_MS,
  type ExceptionKind,
  type HiddenBy,
  type Slot,
  DayClock,
  addDays,
  dayOf,
  minutesOf,
  weekdayOf,
} from '@polaris/contracts';

/** Times of day as HH:MM. */
interface Hours {
  startsAt: string;
  endsAt: string;
}

export interface SlotRules {
  timeZone: string;
  hours: (Hours & { weekday: number })[];
  exceptions: {
    day: string;
    kind: ExceptionKind;
    startsAt: string | null;
    endsAt: string | null;
  }[];
  step: number;
  bufferBefore: number;
  bufferAfter: number;
  noticeHours: number;
  horizonDays: number;
  dailyMax: number | null;
}

export interface Span {
  startTime: Date;
  endTime: Date;
}

/** A slot as the API returns it. */
export const toSlot = ({ startTime, endTime }: Span): Slot => ({
  startTime: startTime.toISOString(),
  endTime: endTime.toISOString(),
});

/** Everything needed to compute slots. */
export interface SlotRequest {
  rules: SlotRules;
  now: Date;
  /** The length of the session. */
  minutes: number;
  /** The last day on which it can take place. */
  bookBy: string | null;
  /** Scheduled sessions near these days. */
  taken: Span[];
  /** Busy times from other calendars. They do not count toward the maximum per day. */
  busy: BusySpan[];
}

interface BusySpan extends Span {
  /** The name of the calendar. */
  label: string;
}

export interface ExplainedSlot extends Span {
  /** The first rule that hides it from clients. */
  hiddenBy: HiddenBy | null;
  /** The name of the calendar that hides it. */
  calendar: string | null;
}

/** Minutes since midnight; `to` is excluded. */
interface Window {
  from: number;
  to: number;
}

const windowOf = ({ startsAt, endsAt }: Hours): Window => ({
  from: minutesOf(startsAt),
  to: minutesOf(endsAt),
});

/** When clients can book on a day: its exceptional hours, or else those of its weekday, minus time off. */
export function windowsOf(day: string, { hours, exceptions }: SlotRules): Window[] {
  const ofDay = exceptions.filter((exception) => exception.day === day);
  const other = ofDay.filter(({ kind }) => kind === 'open').map(timesOf);
  const usual = hours.filter(({ weekday }) => weekday === weekdayOf(day)).map(windowOf);
  const off = ofDay.filter(({ kind }) => kind === 'closed').map(timesOf);
  const open = other.length > 0 ? other : usual;
  return off.reduce(without, open).sort((one, two) => one.from - two.from);
}

const timesOf = ({ startsAt, endsAt }: SlotRules['exceptions'][number]): Window =>
  windowOf({ startsAt: startsAt ?? '00:00', endsAt: endsAt ?? '24:00' });

const without = (windows: Window[], off: Window): Window[] =>
  windows
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, off.from) },
      { from: Math.max(from, off.to), to },
    ])
    .filter(({ from, to }) => from < to);

/** The bookable hours of a day and its time off, as moments. */
export function hoursOf(day: string, rules: SlotRules): { open: Span[]; timeOff: Span[] } {
  const clock = new DayClock(day, rules.timeZone);
  const spanOf = ({ from, to }: Window) => ({
    startTime: clock.endOf(from),
    endTime: clock.endOf(to),
  });
  const off = rules.exceptions.filter((one) => one.day === day && one.kind === 'closed');
  return {
    open: windowsOf(day, rules).map(spanOf),
    timeOff: off.map(timesOf).map(spanOf),
  };
}

/** All slots of a day, oldest first, each with the first rule that hides it. */
export function explainDay(day: string, request: SlotRequest): ExplainedSlot[] {
  const { rules } = request;
  const clock = new DayClock(day, rules.timeZone);
  const starts = new Map<number, Span>();
  for (const window of windowsOf(day, rules))
    for (const span of spansIn(window, clock, request)) starts.set(+span.startTime, span);
  return [...starts.values()]
    .sort((one, two) => +one.startTime - +two.startTime)
    .map((span) => explain(span, day, request));
}

function explain(span: Span, day: string, request: SlotRequest): ExplainedSlot {
  const rule = hidingRule(span, day, request);
  if (rule) return { ...span, hiddenBy: rule, calendar: null };
  const busy = request.busy.find((other) => meets(span, other, request.rules));
  return { ...span, hiddenBy: busy ? 'busy' : null, calendar: busy?.label ?? null };
}

/** Starts follow wall-clock time; the length is elapsed time, even when the clocks change. */
function* spansIn({ from, to }: Window, clock: DayClock, { rules, minutes }: SlotRequest) {
  const end = clock.endOf(to);
  for (let start = from; start < to; start += rules.step) {
    const startTime = clock.instantOf(start);
    if (!startTime) continue;
    const endTime = new Date(startTime.getTime() + minutes * MINUTE_MS);
    if (endTime <= end) yield { startTime, endTime };
  }
}

/** The first rule that hides the slot, apart from other calendars. */
function hidingRule(span: Span, day: string, request: SlotRequest): HiddenBy | null {
  const { rules, now, bookBy, taken } = request;
  if (+span.startTime < +now + rules.noticeHours * HOUR_MS) return 'notice';
  if (day > addDays(dayOf(now, rules.timeZone), rules.horizonDays)) return 'horizon';
  if (bookBy !== null && day > bookBy) return 'book by';
  if (isFull(day, request)) return 'daily max';
  return taken.some((other) => meets(span, other, rules)) ? 'session' : null;
}

const isFull = (day: string, { rules, taken }: SlotRequest): boolean =>
  rules.dailyMax !== null &&
  taken.filter(({ startTime }) => dayOf(startTime, rules.timeZone) === day).length >=
    rules.dailyMax;

const meets = (span: Span, other: Span, { bufferBefore, bufferAfter }: SlotRules): boolean =>
  +span.startTime - bufferBefore * MINUTE_MS < +other.endTime &&
  +span.endTime + bufferAfter * MINUTE_MS > +other.startTime;

/** The slots that clients can book on a day. */
export const slotsOfDay = (day: string, request: SlotRequest): Span[] =>
  explainDay(day, request)
    .filter((slot) => slot.hiddenBy === null)
    .map(({ startTime, endTime }) => ({ startTime, endTime }));

/** The slot that starts at a moment, if clients can book it. */
export const slotAt = (startTime: Date, request: SlotRequest): Span | undefined =>
  slotsOfDay(dayOf(startTime, request.rules.timeZone), request).find(
    (slot) => +slot.startTime === +startTime,
  );
