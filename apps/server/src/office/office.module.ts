import { Module } from '@nestjs/common';
import { OutboxModule } from '../records/outbox/outbox.module';
import { IdentityModule } from '../identity/identity.module';
import { PeopleModule } from '../people/people.module';
import { MailModule } from '../mail/mail.module';
import { RetainersModule } from '../sales/retainers/retainers.module';
import { SalesModule } from '../sales/sales.module';
import { ScheduleModule } from '../schedule/schedule.module';
import { SiteModule } from '../site/site.module';
import { BackupModule } from './backup/backup.module';
import { ChecklistController } from './checklist/checklist.controller';
import { ChecklistService } from './checklist/checklist.service';
import { EventStreamsService } from './events/event-streams.service';
import { EventsController } from './events/events.controller';
import { HealthAlarmsRepository } from './health/health-alarms.repository';
import { HealthAlarmsService } from './health/health-alarms.service';
import { HealthFiguresReadModel } from './health/health-figures.read-model';
import { HealthController } from './health/health.controller';
import { MetricsService } from './health/metrics/metrics.service';
import { ReleaseChecksRepository } from './health/releases/release-checks.repository';
import { ReleaseChecksService } from './health/releases/release-checks.service';
import { ServerHealthService } from './health/server-health.service';
import { StatisticsController } from './statistics/statistics.controller';
import { StatisticsService } from './statistics/statistics.service';
import { TodayController } from './today/today.controller';
import { TodayService } from './today/today.service';

@Module({
  imports: [
    OutboxModule,
    IdentityModule,
    PeopleModule,
    MailModule,
    SalesModule,
    RetainersModule,
    ScheduleModule,
    SiteModule,
    BackupModule,
  ],
  controllers: [
    ChecklistController,
    EventsController,
    HealthController,
    StatisticsController,
    TodayController,
  ],
  providers: [
    ChecklistService,
    EventStreamsService,
    HealthAlarmsRepository,
    HealthAlarmsService,
    HealthFiguresReadModel,
    MetricsService,
    ReleaseChecksRepository,
    ReleaseChecksService,
    ServerHealthService,
    StatisticsService,
    TodayService,
  ],
})
export class OfficeModule {}
