import { Injectable } from '@nestjs/common';
import type { AvailabilityException, AvailabilityExceptionInput } from '@polaris/contracts';
import { BusinessClock } from '../platform/config/business-clock';
import { Database } from '../platform/database/database';
import { notFound } from '../platform/problem/problem';
import {
  AvailabilityExceptionsRepository,
  type StoredException,
} from './availability-exceptions.repository';
import { BookingReadModel } from './booking.read-model';
import { DayClock, addDays } from '../platform/calendar/wall-time';

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

  private async withSessions(exception: StoredException): Promise<AvailabilityException> {
    const zone = await this.clock.zone();
    const startTime = new DayClock(exception.day, zone).endOf(0);
    const endTime = new DayClock(addDays(exception.day, 1), zone).endOf(0);
    const sessions = await this.readModel.listTaken({ startTime, endTime });
    return { ...exception, sessions: sessions.length };
  }
}
