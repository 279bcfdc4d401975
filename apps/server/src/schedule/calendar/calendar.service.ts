import { Injectable } from '@nestjs/common';
import {
  type BusySpan,
  DayClock,
  WEEK_SHOWN,
  type CalendarWeek,
  addDays,
  weekStartOf,
} from '@polaris/contracts';
import { AdminAppointmentsService } from '../appointments/admin-appointments.service';
import { FreeTimesService } from '../booking/free-times.service';
import { BusyTimesService } from '../busy-calendars/busy-times.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { TasksService } from '../../people/tasks/tasks.service';

interface Span {
  startTime: Date;
  endTime: Date;
}

const shown = { limit: WEEK_SHOWN };

/** The owner's week in the business's time zone, in one response. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly clock: BusinessClock,
    private readonly appointments: AdminAppointmentsService,
    private readonly freeTimes: FreeTimesService,
    private readonly tasks: TasksService,
    private readonly busy: BusyTimesService,
  ) {}

  /** The week of a day, or the current week. */
  async get(day: string | undefined): Promise<CalendarWeek> {
    const timeZone = await this.clock.zone();
    const first = weekStartOf(day ?? (await this.clock.today()));
    const list = Array.from({ length: 7 }, (_, index) => addDays(first, index));
    const last = list.at(-1)!;
    const startTime = new DayClock(first, timeZone).endOf(0);
    const endTime = new DayClock(addDays(last, 1), timeZone).endOf(0);
    const [days, sessions, tasks] = await Promise.all([
      this.freeTimes.listHours(list),
      this.appointments.listMeeting({ startTime, endTime }, shown),
      this.tasks.listDueBetween(first, last, shown),
    ]);
    return { timeZone, days, sessions, tasks, busy: await this.listBusy({ startTime, endTime }) };
  }

  private async listBusy(span: Span): Promise<BusySpan[]> {
    const times = await this.busy.listMeeting(span);
    return times.map(({ startTime, endTime, label }) => ({
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      label,
    }));
  }
}
