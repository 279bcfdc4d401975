import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../../people/activities/activities.module';
import { AppointmentsModule } from '../appointments/appointments.module';
import { TasksModule } from '../../people/tasks/tasks.module';
import { CalendarFeedsController } from './calendar-feeds.controller';
import { CalendarFeedsRepository } from './calendar-feeds.repository';
import { CalendarFeedsService } from './calendar-feeds.service';
import { CalendarTextsService } from './calendar-texts.service';
import { FeedAccountsReadModel } from './feed-accounts.read-model';

@Module({
  imports: [ActivitiesModule, AppointmentsModule, TasksModule],
  controllers: [CalendarFeedsController],
  providers: [
    CalendarFeedsRepository,
    CalendarFeedsService,
    CalendarTextsService,
    FeedAccountsReadModel,
  ],
  exports: [CalendarFeedsService],
})
export class CalendarFeedsModule {}
