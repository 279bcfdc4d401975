import { type DynamicModule, Module } from '@nestjs/common';
import { MailModule } from '../../records/outbox/mail.module';
import { HealthAlarmsRepository } from './health-alarms.repository';
import { HealthAlarmsService } from './health-alarms.service';
import { HealthFiguresReadModel } from './health-figures.read-model';
import { HealthController } from './health.controller';
import { MetricsService } from './metrics/metrics.service';
import { ReleaseChecksRepository } from './releases/release-checks.repository';
import { ReleaseChecksService } from './releases/release-checks.service';
import { ServerHealthService } from './server-health.service';

@Module({})
export class HealthModule {
  /** `backups` tells how the last backups went. */
  static with(backups: DynamicModule): DynamicModule {
    return {
      module: HealthModule,
      imports: [backups, MailModule],
      controllers: [HealthController],
      providers: [
        HealthAlarmsRepository,
        HealthAlarmsService,
        HealthFiguresReadModel,
        MetricsService,
        ReleaseChecksRepository,
        ReleaseChecksService,
        ServerHealthService,
      ],
    };
  }
}
