import { Injectable } from '@nestjs/common';
import {
  DAY_MS,
  type BookingSettings,
  type ExplainedDays,
  type PurchaseSlots,
  type Slot,
  type CalendarDay,
  addDays,
  dayOf,
} from '@polaris/contracts';
import { BusyTimesService } from '../busy-calendars/busy-times.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { AvailabilityExceptionsRepository } from './availability-exceptions.repository';
import { BookingReadModel } from './booking.read-model';
import { BookingSettingsService } from './booking-settings.service';
import {
  type SlotRequest,
  type Span,
  explainDay,
  hoursOf,
  slotAt,
  slotsOfDay,
  toSlot,
  windowsOf,
} from './slots';

/** The number of days on a page, from the first one with free times: enough for a month. */
const PAGE_DAYS = 35;
/** The search for sessions starts and ends this many days outside, to include other zones and neighboring sessions. */
const MARGIN_DAYS = 2;

/** The session to find a time for. */
export interface WantedSession {
  minutes: number;
  bookBy: string | null;
  /** The id of the session to move. */
  moving?: number | undefined;
}

type FreeTimes = Pick<PurchaseSlots, 'slots' | 'nextFrom'>;

/** Finds free times by the rules and existing sessions. */
@Injectable()
export class FreeTimesService {
  constructor(
    private readonly database: Database,
    private readonly clock: BusinessClock,
    private readonly settings: BookingSettingsService,
    private readonly exceptions: AvailabilityExceptionsRepository,
    private readonly readModel: BookingReadModel,
    private readonly busy: BusyTimesService,
  ) {}

  /** The free times of five weeks, from the first day that has any. */
  async list(wanted: WantedSession, from: string | undefined): Promise<FreeTimes> {
    const settings = await this.settings.get();
    const today = await this.clock.today(await this.database.now());
    const last = lastDay(today, settings, wanted);
    const first = from !== undefined && from > today ? from : today;
    if (first > last) return { slots: [], nextFrom: null };
    return gather(first, last, await this.request(wanted, { first, last }));
  }

  /** The free slot that starts at this moment, if it is still free. */
  async find(startTime: Date, wanted: WantedSession): Promise<Span | undefined> {
    const day = dayOf(startTime, await this.clock.zone());
    return slotAt(startTime, await this.request(wanted, { first: day, last: day }));
  }

  /** The bookable hours and time off of each of these days. */
  async listHours(days: readonly string[]): Promise<CalendarDay[]> {
    const { hours, ...settings } = await this.settings.get();
    const exceptions = await this.exceptions.list(days[0]!, days.at(-1));
    const rules = { ...settings, hours, exceptions, timeZone: await this.clock.zone() };
    return days.map((day) => {
      const { open, timeOff } = hoursOf(day, rules);
      return { day, open: open.map(toSlot), timeOff: timeOff.map(toSlot) };
    });
  }

  /** Every slot of these days, and why clients do not see it. */
  async explain(from: string | undefined, length: number, minutes: number): Promise<ExplainedDays> {
    const first = from ?? (await this.clock.today(await this.database.now()));
    const days = Array.from({ length }, (_, index) => addDays(first, index));
    const wanted = { minutes, bookBy: null };
    const request = await this.request(wanted, { first, last: days.at(-1)! });
    const { rules } = request;
    return {
      timeZone: rules.timeZone,
      days: days.map((day) => ({
        day,
        hasHours: windowsOf(day, rules).length > 0,
        times: explainDay(day, request).map((time) => ({
          ...toSlot(time),
          hiddenBy: time.hiddenBy,
          calendar: time.calendar,
        })),
      })),
    };
  }

  private async request(
    { minutes, bookBy, moving }: WantedSession,
    { first, last }: { first: string; last: string },
  ): Promise<SlotRequest> {
    const { hours, ...settings } = await this.settings.get();
    const timeZone = await this.clock.zone();
    const exceptions = await this.exceptions.list(first, last);
    const startTime = new Date(Date.parse(first) - MARGIN_DAYS * DAY_MS);
    const endTime = new Date(Date.parse(last) + (MARGIN_DAYS + 1) * DAY_MS);
    return {
      rules: { ...settings, hours, exceptions, timeZone },
      now: await this.database.now(),
      minutes,
      bookBy,
      taken: await this.readModel.listTaken({ startTime, endTime }, moving),
      busy: await this.busy.listMeeting({ startTime, endTime }),
    };
  }
}

function lastDay(today: string, settings: BookingSettings, { bookBy }: WantedSession): string {
  const horizon = addDays(today, settings.horizonDays);
  return bookBy !== null && bookBy < horizon ? bookBy : horizon;
}

function gather(first: string, last: string, request: SlotRequest): FreeTimes {
  const slots: Slot[] = [];
  let end: string | undefined;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (day === end) return { slots, nextFrom: day };
    const found = slotsOfDay(day, request);
    if (found.length > 0) end ??= addDays(day, PAGE_DAYS);
    slots.push(...found.map(toSlot));
  }
  return { slots, nextFrom: null };
}
