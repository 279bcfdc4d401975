import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusyCalendarRecordKind } from './busy-calendar.record';
import { BusyCalendarsController } from './busy-calendars.controller';
import { BusyCalendarsService } from './busy-calendars.service';
import { BusyFeedEntity } from './busy-feed.entity';
import { BusyFeedsRepository } from './busy-feeds.repository';
import { BusyRefreshService } from './busy-refresh.service';
import { BusyTimesService } from './busy-times.service';
import { CalendarReader } from './reading/calendar-reader.service';
import { PublicNetwork } from './reading/public-network';

@Module({
  imports: [TypeOrmModule.forFeature([BusyFeedEntity])],
  controllers: [BusyCalendarsController],
  providers: [
    BusyCalendarRecordKind,
    BusyCalendarsService,
    BusyFeedsRepository,
    BusyRefreshService,
    BusyTimesService,
    CalendarReader,
    PublicNetwork,
  ],
  exports: [BusyTimesService],
})
export class BusyCalendarsModule {}
