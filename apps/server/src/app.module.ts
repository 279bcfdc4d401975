import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule, Reflector } from '@nestjs/core';
import { RestoreRequests } from './office/backup/restore/restore-requests';
import type { Settings } from './platform/config/settings';
import { SiteBuild } from './site/content/site-build.service';
import type { Site } from './site/pages/site-server';
import type { Logger } from 'pino';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { BlobsModule } from './platform/blobs/blobs.module';
import { HttpModule } from './platform/http/http.module';
import { RecentProofService } from './identity/auth/factors/recent-proof.service';
import { IdentifyService } from './identity/auth/sessions/identify.service';
import { PolicyGuard } from './identity/auth/policy.guard';
import { ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import { JobsModule } from './platform/jobs/jobs.module';
import { CallLimitsService } from './platform/http/limits/call-limits.service';

import { IdentityModule } from './identity/identity.module';
import { MailModule } from './mail/mail.module';
import { OfficeModule } from './office/office.module';
import { PeopleModule } from './people/people.module';
import { OutboxModule } from './records/outbox/outbox.module';
import { RecordsModule } from './records/records.module';
import { OffersModule } from './sales/offers/offers.module';
import { RetainersModule } from './sales/retainers/retainers.module';
import { SalesModule } from './sales/sales.module';
import { ScheduleModule } from './schedule/schedule.module';
import { SiteModule } from './site/site.module';

export interface AppOptions {
  settings: Settings;
  logger: Logger;
  /** Where an owner's restore is handed to the process that runs the server. */
  restores: RestoreRequests;
  /** The web build; without it the server answers only API calls. */
  site?: Site;
}

@Module({})
export class AppModule {
  static with({ settings, restores, site }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      // These options are available to every module.
      global: true,
      exports: [RestoreRequests, SiteBuild],
      imports: [
        DiscoveryModule,
        ConfigModule.with(settings),
        DatabaseModule,
        JobsModule,
        HttpModule,
        IdempotencyModule,
        BlobsModule,
        RecordsModule,
        OutboxModule,
        IdentityModule,
        PeopleModule,
        MailModule,
        SalesModule,
        OffersModule,
        RetainersModule,
        ScheduleModule,
        SiteModule,
        OfficeModule,
      ],
      providers: [
        { provide: RestoreRequests, useValue: restores },
        { provide: SiteBuild, useValue: { load: async () => site?.load() } satisfies SiteBuild },
        {
          provide: APP_GUARD,
          useFactory: (...parts: ConstructorParameters<typeof PolicyGuard>) =>
            new PolicyGuard(...parts),
          inject: [Reflector, IdentifyService, RecentProofService, CallLimitsService],
        },
      ],
    };
  }
}
