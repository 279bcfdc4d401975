import { Injectable } from '@nestjs/common';
import { BusyFeedsRepository, type BusyTime } from './busy-feeds.repository';

interface Span {
  startTime: Date;
  endTime: Date;
}

/** The owner's other calendars, as booking needs them. */
@Injectable()
export class BusyTimesService {
  constructor(private readonly feeds: BusyFeedsRepository) {}

  /** The busy times that overlap a span. */
  listMeeting(span: Span): Promise<BusyTime[]> {
    return this.feeds.listMeeting(span);
  }

  /** Whether a calendar could not be read for so long that clients must not book. */
  closeBooking(): Promise<boolean> {
    return this.feeds.closeBooking();
  }
}
