import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivitiesModule } from '../../people/activities/activities.module';
import { CustomersModule } from '../../people/customers/customers.module';
import { MailModule } from '../../records/outbox/mail.module';
import { PurchasesModule } from '../purchases/purchases.module';
import { AdminPaymentsController } from './admin-payments.controller';
import { CheckoutController } from './checkout.controller';
import { InvoicePaymentsService } from './invoice-payments.service';
import { ManualPaymentsService } from './manual-payments.service';
import { PaymentSubjectsService } from './payment-subjects.service';
import { PaymentMailsService } from './payment-mails.service';
import { PaymentOutcomesService } from './payment-outcomes.service';
import { PaymentEntity } from './payment.entity';
import { PaymentRecordKind } from './payment.record';
import { PaymentsReadModel } from './payments.read-model';
import { PaymentsRepository } from './payments.repository';
import { RefundEntity } from './refund.entity';
import { RefundResultsService } from './refund-results.service';
import { RefundsRepository } from './refunds.repository';
import { RefundsService } from './refunds.service';
import { CheckoutService } from './stripe/checkout.service';
import { DisputesService } from './stripe/disputes.service';
import { ForeignMoneyService } from './stripe/foreign-money.service';
import { IntentPaymentsService } from './stripe/intent-payments.service';
import { OpenSessionsService } from './stripe/open-sessions.service';
import { ReportedRefundsService } from './stripe/reported-refunds.service';
import { SettlementService } from './stripe/settlement.service';
import { StripeApiService } from './stripe/stripe-api.service';
import { StripeEventsService } from './stripe/stripe-events.service';
import { StripeJobsService } from './stripe/stripe-jobs.service';
import { StripeRefundsService } from './stripe/stripe-refunds.service';
import { StripeWebhookController } from './stripe/stripe-webhook.controller';
import { ProviderEventEntity } from './provider-event.entity';
import { ProviderEventsRepository } from './provider-events.repository';

@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentEntity, RefundEntity, ProviderEventEntity]),
    ActivitiesModule,
    CustomersModule,
    MailModule,
    PurchasesModule,
  ],
  controllers: [AdminPaymentsController, CheckoutController, StripeWebhookController],
  providers: [
    CheckoutService,
    DisputesService,
    ForeignMoneyService,
    IntentPaymentsService,
    InvoicePaymentsService,
    ManualPaymentsService,
    OpenSessionsService,
    PaymentSubjectsService,
    PaymentMailsService,
    PaymentOutcomesService,
    PaymentRecordKind,
    PaymentsReadModel,
    PaymentsRepository,
    ProviderEventsRepository,
    RefundResultsService,
    RefundsRepository,
    RefundsService,
    ReportedRefundsService,
    SettlementService,
    StripeApiService,
    StripeEventsService,
    StripeJobsService,
    StripeRefundsService,
  ],
  exports: [InvoicePaymentsService, OpenSessionsService, PaymentSubjectsService],
})
export class PaymentsModule {}
