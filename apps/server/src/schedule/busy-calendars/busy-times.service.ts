import { Injectable } from '@nestjs/common';
import { BusyFeedsRepository, type BusyTime } from './busy-feeds.repository';

interface Span {
  startTime: Date;
  endTime: Date;
}

/** What booking asks of the owner's other calendars. */
@Injectable()
export class BusyTimesService {
  constructor(private readonly feeds: BusyFeedsRepository) {}

  /** What meets a span of time. */
  listMeeting(span: Span): Promise<BusyTime[]> {
    return this.feeds.listMeeting(span);
  }

  /** Whether a calendar has been silent for so long that clients cannot book beside it. */
  closeBooking(): Promise<boolean> {
    return this.feeds.closeBooking();
  }
}
