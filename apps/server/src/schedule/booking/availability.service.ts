import { Injectable } from '@nestjs/common';
import {
  DayClock,
  type AvailabilityException,
  type AvailabilityExceptionInput,
  type TimeOffSession,
  minutesOf,
} from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/problem/problem';
import {
  AvailabilityExceptionsRepository,
  type StoredException,
} from './availability-exceptions.repository';
import { BookingReadModel } from './booking.read-model';
import type { Span } from './slots';

/** Days with other hours or time off. Sessions that are booked stay, and are counted. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly exceptions: AvailabilityExceptionsRepository,
    private readonly readModel: BookingReadModel,
    private readonly database: Database,
    private readonly clock: BusinessClock,
  ) {}

  async list(): Promise<AvailabilityException[]> {
    const stored = await this.exceptions.list(await this.clock.today());
    return Promise.all(stored.map((exception) => this.withSessions(exception)));
  }

  add(input: AvailabilityExceptionInput): Promise<AvailabilityException> {
    return this.database.transaction(async () => {
      const id = await this.exceptions.add(input);
      return this.withSessions({ ...input, id });
    });
  }

  async remove(id: number): Promise<void> {
    if (!(await this.exceptions.remove(id))) throw notFound('This day');
  }

  /** Scheduled sessions that overlap time off or are on a day with different hours, oldest first. */
  async listSessions(id: number): Promise<TimeOffSession[]> {
    const exception = await this.exceptions.find(id);
    if (!exception) throw notFound('This day');
    return this.readModel.listSessions(await this.spanOf(exception));
  }

  private async withSessions(exception: StoredException): Promise<AvailabilityException> {
    const sessions = await this.readModel.listSessions(await this.spanOf(exception));
    return { ...exception, sessions: sessions.length };
  }

  private async spanOf({ day, kind, startsAt, endsAt }: StoredException): Promise<Span> {
    const clock = new DayClock(day, await this.clock.zone());
    const [from, until] = kind === 'closed' ? [startsAt, endsAt] : [null, null];
    return {
      startTime: clock.endOf(minutesOf(from ?? '00:00')),
      endTime: clock.endOf(minutesOf(until ?? '24:00')),
    };
  }
}
