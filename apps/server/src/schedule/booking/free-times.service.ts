import { Injectable } from '@nestjs/common';
import {
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

const DAY = 86_400_000;
/** A page of free times has so many days that have any. */
const DAYS_WITH_TIMES = 5;
/** As far as any horizon reaches, and a session of the day before or after. */
const MARGIN_DAYS = 2;

/** A session that somebody looks for. */
export interface WantedSession {
  minutes: number;
  bookBy: string | null;
  /** The session that is to be moved. */
  moving?: number | undefined;
}

type FreeTimes = Pick<PurchaseSlots, 'slots' | 'nextFrom'>;

/** Reads rules and sessions, and finds what is free. */
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

  /** The next days that have free times. */
  async list(wanted: WantedSession, from: string | undefined): Promise<FreeTimes> {
    const settings = await this.settings.get();
    const today = await this.clock.today(await this.database.now());
    const last = lastDay(today, settings, wanted);
    const first = from !== undefined && from > today ? from : today;
    if (first > last) return { slots: [], nextFrom: null };
    return gather(first, last, await this.request(wanted, { first, last }));
  }

  /** The free time that starts at a moment, as it is now. */
  async find(startTime: Date, wanted: WantedSession): Promise<Span | undefined> {
    const day = dayOf(startTime, await this.clock.zone());
    return slotAt(startTime, await this.request(wanted, { first: day, last: day }));
  }

  /** When clients can book on each of these days, and the time off. */
  async listHours(days: readonly string[]): Promise<CalendarDay[]> {
    const { hours, ...settings } = await this.settings.get();
    const exceptions = await this.exceptions.list(days[0]!, days.at(-1));
    const rules = { ...settings, hours, exceptions, timeZone: await this.clock.zone() };
    return days.map((day) => {
      const { open, timeOff } = hoursOf(day, rules);
      return { day, open: open.map(toSlot), timeOff: timeOff.map(toSlot) };
    });
  }

  /** Every time of seven days, and why clients do not see it. */
  async explain(from: string | undefined, minutes: number): Promise<ExplainedDays> {
    const first = from ?? (await this.clock.today(await this.database.now()));
    const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
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
    const startTime = new Date(Date.parse(first) - MARGIN_DAYS * DAY);
    const endTime = new Date(Date.parse(last) + (MARGIN_DAYS + 1) * DAY);
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
  let days = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const found = slotsOfDay(day, request);
    if (found.length === 0) continue;
    if (days === DAYS_WITH_TIMES) return { slots, nextFrom: day };
    days += 1;
    slots.push(...found.map(toSlot));
  }
  return { slots, nextFrom: null };
}
