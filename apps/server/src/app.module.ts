import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule, Reflector } from '@nestjs/core';
import { ActivitiesModule } from './activities/activities.module';
import { AccountModule } from './account/account.module';
import { AppointmentsModule } from './appointments/appointments.module';
import { AssetsModule } from './assets/assets.module';
import { AuditModule } from './records/audit/audit.module';
import { AuthModule } from './auth/auth.module';
import { BookingModule } from './booking/booking.module';
import { BusyCalendarsModule } from './busy-calendars/busy-calendars.module';
import { BusinessProfileModule } from './business-profile/business-profile.module';
import { ChecklistModule } from './checklist/checklist.module';
import { BackupModule } from './backup/backup.module';
import type { RestoreRequests } from './backup/restore/restore-requests';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { BlobsModule } from './platform/blobs/blobs.module';
import { HttpModule } from './platform/http/http.module';
import { LimitsService } from './platform/http/limits.service';
import { RecentProofService } from './auth/factors/recent-proof.service';
import { IdentifyService } from './auth/sessions/identify.service';
import { PolicyGuard } from './auth/policy.guard';
import { ConfigModule } from './platform/config/config.module';
import type { Settings } from './platform/config/settings';
import { CompaniesModule } from './companies/companies.module';
import { ContactsModule } from './contacts/contacts.module';
import { CustomerGridModule } from './customers/grid/customer-grid.module';
import { CustomerMergeModule } from './customers/merge/customer-merge.module';
import { CustomersModule } from './customers/customers.module';
import { DatabaseModule } from './platform/database/database.module';
import { JobsModule } from './platform/jobs/jobs.module';
import { EssaysModule } from './essays/essays.module';
import { EventsModule } from './events/events.module';
import { HealthModule } from './health/health.module';
import { IntroCallsModule } from './intro-calls/intro-calls.module';
import { InvitationsModule } from './invitations/invitations.module';
import { MailSettingsModule } from './mail-settings/mail-settings.module';
import { MailWebhooksModule } from './mail-webhooks/mail-webhooks.module';
import { UndeliverableModule } from './undeliverable/undeliverable.module';
import { MessagesModule } from './messages/messages.module';
import { InvoicesModule } from './invoices/invoices.module';
import { BodyGuard } from './platform/http/body.guard';
import { ExportsInterceptor } from './security-log/exports.interceptor';
import { SecurityLogService } from './security-log/security-log.service';
import { CallLimitGuard } from './platform/http/call-limit.guard';
import { MoneyModule } from './money/money.module';
import { PaymentsModule } from './payments/payments.module';
import { PreferencesModule } from './preferences/preferences.module';
import { PurchasePagesModule } from './purchase-pages/purchase-pages.module';
import { PurchasesModule } from './purchases/purchases.module';
import { SavedViewsModule } from './saved-views/saved-views.module';
import { SecurityLogModule } from './security-log/security-log.module';
import { ServicesModule } from './services/services.module';
import { SessionRemindersModule } from './session-reminders/session-reminders.module';
import { SimilarPeopleModule } from './similar-people/similar-people.module';
import { SiteContentModule } from './site-content/site-content.module';
import { SiteModule } from './site/site.module';
import { StatisticsModule } from './statistics/statistics.module';
import { SubscribersModule } from './subscribers/subscribers.module';
import { RegistryModule } from './records/registry/registry.module';
import { FilesModule } from './files/files.module';
import { FieldsModule } from './fields/fields.module';
import { CalendarModule } from './calendar/calendar.module';
import { CalendarFeedsModule } from './calendar-feeds/calendar-feeds.module';
import { TagsModule } from './tags/tags.module';
import { TasksModule } from './tasks/tasks.module';
import { TestimonialsModule } from './testimonials/testimonials.module';
import { TodayModule } from './today/today.module';
import { TransferModule } from './records/csv/transfer.module';
import { TrashModule } from './records/trash/trash.module';
import { UsersModule } from './users/users.module';

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
