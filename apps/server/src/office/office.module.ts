import { Module } from '@nestjs/common';
import { OutboxModule } from '../records/outbox/outbox.module';
import { IdentityModule } from '../identity/identity.module';
import { PeopleModule } from '../people/people.module';
import { MailModule } from '../mail/mail.module';
import { RetainersModule } from '../sales/retainers/retainers.module';
import { SalesModule } from '../sales/sales.module';
import { ScheduleModule } from '../schedule/schedule.module';
import { SiteModule } from '../site/site.module';
import { OffersModule } from '../sales/offers/offers.module';
import { AssistantCallersReadModel } from './assistants/assistant-callers.read-model';
import { AssistantCallersService } from './assistants/assistant-callers.service';
import { AssistantCallsRepository } from './assistants/assistant-calls.repository';
import { AssistantGrantsRepository } from './assistants/assistant-grants.repository';
import { AssistantMailsService } from './assistants/assistant-mails.service';
import { AssistantSettingsRepository } from './assistants/assistant-settings.repository';
import { AssistantSettingsService } from './assistants/assistant-settings.service';
import { AssistantTokensRepository } from './assistants/assistant-tokens.repository';
import { AssistantsController } from './assistants/assistants.controller';
import { AuthorizationRequestsService } from './assistants/authorization/authorization-requests.service';
import { ClientMetadataService } from './assistants/authorization/client-metadata.service';
import { ConsentsService } from './assistants/authorization/consents.service';
import { TokenGrantsService } from './assistants/authorization/token-grants.service';
import { AssistantUndoService } from './assistants/changes/assistant-undo.service';
import { ChangeSetsRepository } from './assistants/changes/change-sets.repository';
import { ChangeSetsService } from './assistants/changes/change-sets.service';
import { AssistantDraftsController } from './assistants/drafts/assistant-drafts.controller';
import { AssistantDraftsReadModel } from './assistants/drafts/assistant-drafts.read-model';
import { AssistantDraftsRepository } from './assistants/drafts/assistant-drafts.repository';
import { AssistantDraftsService } from './assistants/drafts/assistant-drafts.service';
import { CustomerChangesService } from './assistants/drafts/customer-changes.service';
import { DraftActionsService } from './assistants/drafts/draft-actions.service';
import { DraftBasisService } from './assistants/drafts/draft-basis.service';
import { DraftDecisionsService } from './assistants/drafts/draft-decisions.service';
import { DraftWithdrawalsService } from './assistants/drafts/draft-withdrawals.service';
import { ConnectionsService } from './assistants/connections.service';
import { McpService } from './assistants/mcp/mcp.service';
import { AddTaskToolService } from './assistants/tools/add-task.service';
import { DraftInvoiceToolService } from './assistants/tools/draft-invoice.service';
import { DraftMessageToolService } from './assistants/tools/draft-message.service';
import { DraftOfferToolService } from './assistants/tools/draft-offer.service';
import { DraftPaymentToolService } from './assistants/tools/draft-payment.service';
import { FreeTimesToolService } from './assistants/tools/free-times.service';
import { GetCustomerToolService } from './assistants/tools/get-customer.service';
import { ListRecordsToolService } from './assistants/tools/list-records.service';
import { LogActivityToolService } from './assistants/tools/log-activity.service';
import { MoneyToolService } from './assistants/tools/money.service';
import { SearchToolService } from './assistants/tools/search.service';
import { TagCustomerToolService } from './assistants/tools/tag-customer.service';
import { TodayToolService } from './assistants/tools/today.service';
import { ToolsService } from './assistants/tools/tools.service';
import { UndoToolService } from './assistants/tools/undo.service';
import { UpdateCustomerToolService } from './assistants/tools/update-customer.service';
import { UpdateTaskToolService } from './assistants/tools/update-task.service';
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
    OffersModule,
    RetainersModule,
    ScheduleModule,
    SiteModule,
    BackupModule,
  ],
  controllers: [
    AssistantDraftsController,
    AssistantsController,
    ChecklistController,
    EventsController,
    HealthController,
    StatisticsController,
    TodayController,
  ],
  providers: [
    AddTaskToolService,
    AssistantCallersReadModel,
    AssistantCallersService,
    AssistantCallsRepository,
    AssistantDraftsReadModel,
    AssistantDraftsRepository,
    AssistantDraftsService,
    AssistantGrantsRepository,
    AssistantMailsService,
    AssistantSettingsRepository,
    AssistantSettingsService,
    AssistantTokensRepository,
    AssistantUndoService,
    AuthorizationRequestsService,
    ClientMetadataService,
    ChangeSetsRepository,
    ChangeSetsService,
    ChecklistService,
    ConnectionsService,
    ConsentsService,
    CustomerChangesService,
    DraftActionsService,
    DraftBasisService,
    DraftDecisionsService,
    DraftInvoiceToolService,
    DraftMessageToolService,
    DraftOfferToolService,
    DraftPaymentToolService,
    DraftWithdrawalsService,
    EventStreamsService,
    FreeTimesToolService,
    GetCustomerToolService,
    HealthAlarmsRepository,
    HealthAlarmsService,
    HealthFiguresReadModel,
    ListRecordsToolService,
    LogActivityToolService,
    McpService,
    MetricsService,
    MoneyToolService,
    ReleaseChecksRepository,
    ReleaseChecksService,
    SearchToolService,
    ServerHealthService,
    StatisticsService,
    TagCustomerToolService,
    TodayService,
    TodayToolService,
    TokenGrantsService,
    ToolsService,
    UndoToolService,
    UpdateCustomerToolService,
    UpdateTaskToolService,
  ],
})
export class OfficeModule {}
