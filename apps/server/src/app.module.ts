import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule, Reflector } from '@nestjs/core';
import { ActivitiesModule } from './people/activities/activities.module';
import { AccountModule } from './site/account/account.module';
import { AppointmentsModule } from './schedule/appointments/appointments.module';
import { AssetsModule } from './site/assets/assets.module';
import { AuditModule } from './records/audit/audit.module';
import { AuthModule } from './identity/auth/auth.module';
import { BookingModule } from './schedule/booking/booking.module';
import { BusyCalendarsModule } from './schedule/busy-calendars/busy-calendars.module';
import { BusinessProfileModule } from './sales/business-profile/business-profile.module';
import { ChecklistModule } from './office/checklist/checklist.module';
import { BackupModule } from './office/backup/backup.module';
import type { RestoreRequests } from './office/backup/restore/restore-requests';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { BlobsModule } from './platform/blobs/blobs.module';
import { HttpModule } from './platform/http/http.module';
import { LimitsService } from './platform/http/limits/limits.service';
import { RecentProofService } from './identity/auth/factors/recent-proof.service';
import { IdentifyService } from './identity/auth/sessions/identify.service';
import { PolicyGuard } from './identity/auth/policy.guard';
import { ConfigModule } from './platform/config/config.module';
import type { Settings } from './platform/config/settings';
import { CompaniesModule } from './people/companies/companies.module';
import { ContactsModule } from './people/contacts/contacts.module';
import { CustomerGridModule } from './people/customers/grid/customer-grid.module';
import { CustomerMergeModule } from './people/customers/merge/customer-merge.module';
import { CustomersModule } from './people/customers/customers.module';
import { DatabaseModule } from './platform/database/database.module';
import { JobsModule } from './platform/jobs/jobs.module';
import { EssaysModule } from './site/essays/essays.module';
import { EventsModule } from './office/events/events.module';
import { HealthModule } from './office/health/health.module';
import { IntroCallsModule } from './schedule/intro-calls/intro-calls.module';
import { InvitationsModule } from './people/invitations/invitations.module';
import { MailSettingsModule } from './mail/settings/mail-settings.module';
import { MailWebhooksModule } from './mail/webhooks/mail-webhooks.module';
import { UndeliverableModule } from './records/undeliverable/undeliverable.module';
import { MessagesModule } from './mail/messages/messages.module';
import { InvoicesModule } from './sales/invoices/invoices.module';
import { BodyGuard } from './platform/http/bodies/body.guard';
import { ExportsInterceptor } from './records/security-log/exports.interceptor';
import { SecurityLogService } from './records/security-log/security-log.service';
import { CallLimitGuard } from './platform/http/limits/call-limit.guard';
import { MoneyModule } from './sales/money/money.module';
import { PaymentsModule } from './sales/payments/payments.module';
import { PreferencesModule } from './identity/preferences/preferences.module';
import { PurchasePagesModule } from './site/purchase-pages/purchase-pages.module';
import { PurchasesModule } from './sales/purchases/purchases.module';
import { SavedViewsModule } from './people/saved-views/saved-views.module';
import { SecurityLogModule } from './records/security-log/security-log.module';
import { ServicesModule } from './sales/services/services.module';
import { SessionRemindersModule } from './schedule/session-reminders/session-reminders.module';
import { SimilarPeopleModule } from './people/similar-people/similar-people.module';
import { SiteContentModule } from './site/content/site-content.module';
import { SiteModule } from './site/pages/site.module';
import { StatisticsModule } from './office/statistics/statistics.module';
import { SubscribersModule } from './site/subscribers/subscribers.module';
import { RegistryModule } from './records/registry/registry.module';
import { FilesModule } from './people/files/files.module';
import { FieldsModule } from './people/fields/fields.module';
import { CalendarModule } from './schedule/calendar/calendar.module';
import { CalendarFeedsModule } from './schedule/calendar-feeds/calendar-feeds.module';
import { TagsModule } from './people/tags/tags.module';
import { TasksModule } from './people/tasks/tasks.module';
import { TestimonialsModule } from './site/testimonials/testimonials.module';
import { TodayModule } from './office/today/today.module';
import { TransferModule } from './records/csv/transfer.module';
import { TrashModule } from './records/trash/trash.module';
import { UsersModule } from './identity/users/users.module';

@Module({})
export class AppModule {
  static with(settings: Settings, restores: RestoreRequests): DynamicModule {
    const backups = BackupModule.with(restores);
    return {
      module: AppModule,
      imports: [
        DiscoveryModule,
        ConfigModule.with(settings),
        DatabaseModule,
        JobsModule,
        HttpModule,
        IdempotencyModule,
        BlobsModule,
        RegistryModule,
        SecurityLogModule,
        UsersModule,
        AuthModule,
        ServicesModule,
        ContactsModule,
        CustomersModule,
        CompaniesModule,
        FieldsModule,
        TagsModule,
        CustomerGridModule,
        CustomerMergeModule,
        SavedViewsModule,
        IntroCallsModule,
        InvitationsModule,
        ActivitiesModule,
        TasksModule,
        MailSettingsModule,
        MailWebhooksModule,
        UndeliverableModule,
        SiteContentModule,
        MessagesModule,
        FilesModule,
        AssetsModule,
        EssaysModule,
        ChecklistModule,
        TransferModule,
        TrashModule,
        AuditModule,
        StatisticsModule,
        TodayModule,
        SubscribersModule,
        PurchasePagesModule,
        PurchasesModule,
        PaymentsModule,
        MoneyModule,
        PreferencesModule,
        AppointmentsModule,
        CalendarModule,
        CalendarFeedsModule,
        TestimonialsModule,
        BookingModule,
        BusyCalendarsModule,
        SessionRemindersModule,
        BusinessProfileModule,
        InvoicesModule,
        AccountModule,
        backups,
        EventsModule,
        HealthModule.with(backups),
        SimilarPeopleModule,
        SiteModule,
      ],
      providers: [
        {
          provide: APP_GUARD,
          useFactory: (...parts: ConstructorParameters<typeof PolicyGuard>) =>
            new PolicyGuard(...parts),
          inject: [Reflector, IdentifyService, RecentProofService],
        },
        // After the policy: only who may make a call is counted for it.
        {
          provide: APP_GUARD,
          useFactory: (reflector: Reflector, limits: LimitsService) =>
            new CallLimitGuard(reflector, limits),
          inject: [Reflector, LimitsService],
        },
        {
          provide: APP_INTERCEPTOR,
          useFactory: (reflector: Reflector, security: SecurityLogService) =>
            new ExportsInterceptor(reflector, security),
          inject: [Reflector, SecurityLogService],
        },
        {
          provide: APP_GUARD,
          useFactory: (reflector: Reflector) => new BodyGuard(reflector),
          inject: [Reflector],
        },
      ],
    };
  }
}
