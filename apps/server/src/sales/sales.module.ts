import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../records/outbox/outbox.module';
import { IdentityModule } from '../identity/identity.module';
import { PeopleModule } from '../people/people.module';
import { BankDetailsController } from './business-profile/bank-details.controller';
import { BusinessProfileController } from './business-profile/business-profile.controller';
import { BusinessProfileEntity } from './business-profile/business-profile.entity';
import { BusinessProfileRecordKind } from './business-profile/business-profile.record';
import { BusinessProfileRepository } from './business-profile/business-profile.repository';
import { BusinessProfileService } from './business-profile/business-profile.service';
import { AdminInvoicesController } from './invoices/admin-invoices.controller';
import { InvoiceFilesRepository } from './invoices/invoice-files.repository';
import { InvoiceFilesService } from './invoices/invoice-files.service';
import { InvoiceIssuingService } from './invoices/invoice-issuing.service';
import { InvoiceMailsService } from './invoices/invoice-mails.service';
import { InvoiceNumbersRepository } from './invoices/invoice-numbers.repository';
import { InvoiceNumbersService } from './invoices/invoice-numbers.service';
import { InvoiceRemindersService } from './invoices/invoice-reminders.service';
import { InvoiceEntity } from './invoices/invoice.entity';
import { InvoiceRecordKind } from './invoices/invoice.record';
import { InvoicesController } from './invoices/invoices.controller';
import { InvoicesReadModel } from './invoices/invoices.read-model';
import { InvoicesRepository } from './invoices/invoices.repository';
import { InvoicesService } from './invoices/invoices.service';
import { InvoiceFactsService } from './invoices/invoice-facts.service';
import { OrderInvoicesService } from './invoices/order-invoices.service';
import { PayableInvoicesService } from './invoices/payable-invoices.service';
import { MoneyController } from './money/money.controller';
import { MoneyReadModel } from './money/money.read-model';
import { MoneyService } from './money/money.service';
import { DocumentPdfService } from './invoices/pdf/document-pdf.service';
import { PayableBalancesService } from './payments/payable-balances.service';
import { SharedLinksService } from './payments/links/shared-links.service';
import { AdminPaymentsController } from './payments/admin-payments.controller';
import { CheckoutController } from './payments/checkout.controller';
import { InvoicePaymentsService } from './payments/invoice-payments.service';
import { ManualPaymentsService } from './payments/manual-payments.service';
import { PaymentMailsService } from './payments/payment-mails.service';
import { PaymentOutcomesService } from './payments/payment-outcomes.service';
import { PaymentSubjectsService } from './payments/payment-subjects.service';
import { PaymentEntity } from './payments/payment.entity';
import { PaymentRecordKind } from './payments/payment.record';
import { PaymentsReadModel } from './payments/payments.read-model';
import { PaymentsRepository } from './payments/payments.repository';
import { ProviderEventEntity } from './payments/provider-event.entity';
import { ProviderEventsRepository } from './payments/provider-events.repository';
import { RefundResultsService } from './payments/refund-results.service';
import { RefundEntity } from './payments/refund.entity';
import { RefundsRepository } from './payments/refunds.repository';
import { RefundsService } from './payments/refunds.service';
import { PaymentLinksController } from './payments/links/payment-links.controller';
import { PaymentLinksRepository } from './payments/links/payment-links.repository';
import { PaymentLinksService } from './payments/links/payment-links.service';
import { PaymentPagesService } from './payments/links/payment-pages.service';
import { CheckoutService } from './payments/stripe/checkout.service';
import { DisputesService } from './payments/stripe/disputes.service';
import { ForeignMoneyService } from './payments/stripe/foreign-money.service';
import { IntentPaymentsService } from './payments/stripe/intent-payments.service';
import { CheckoutSessionsService } from './payments/stripe/checkout-sessions.service';
import { ReportedRefundsService } from './payments/stripe/reported-refunds.service';
import { SettlementService } from './payments/stripe/settlement.service';
import { StripeApiService } from './payments/stripe/stripe-api.service';
import { StripeEventsService } from './payments/stripe/stripe-events.service';
import { StripeJobsService } from './payments/stripe/stripe-jobs.service';
import { StripeRefundsService } from './payments/stripe/stripe-refunds.service';
import { StripeWebhookController } from './payments/stripe/stripe-webhook.controller';
import { DuePartsService } from './plans/due-parts.service';
import { PlanMailsService } from './plans/plan-mails.service';
import { PlansController } from './plans/plans.controller';
import { PlansReadModel } from './plans/plans.read-model';
import { PlansRepository } from './plans/plans.repository';
import { PlansService } from './plans/plans.service';
import { AdminPurchasesController } from './purchases/admin-purchases.controller';
import { AdminPurchasesService } from './purchases/admin-purchases.service';
import { HeldConfirmationsRepository } from './purchases/held-confirmations.repository';
import { OrdersService } from './purchases/orders.service';
import { PayablePurchasesService } from './purchases/payable-purchases.service';
import { ProgressUpdatesService } from './purchases/progress/progress-updates.service';
import { PurchaseNoteEntity } from './purchases/progress/purchase-note.entity';
import { PurchaseNotesRepository } from './purchases/progress/purchase-notes.repository';
import { PurchaseNotesService } from './purchases/progress/purchase-notes.service';
import { PurchaseStepEntity } from './purchases/progress/purchase-step.entity';
import { PurchaseStepsRepository } from './purchases/progress/purchase-steps.repository';
import { PurchaseStepsService } from './purchases/progress/purchase-steps.service';
import { MailedStepsService } from './purchases/mailed-steps.service';
import { PurchaseMailsService } from './purchases/purchase-mails.service';
import { PurchaseEntity } from './purchases/purchase.entity';
import { PurchaseRecordKind } from './purchases/purchase.record';
import { PurchasesController } from './purchases/purchases.controller';
import { PurchasesReadModel } from './purchases/purchases.read-model';
import { PurchasesRepository } from './purchases/purchases.repository';
import { PurchasesService } from './purchases/purchases.service';
import { SaleTermsService } from './purchases/sale-terms.service';
import { SalesService } from './purchases/sales.service';
import { ServiceOrderController } from './services/service-order.controller';
import { ServiceEntity } from './services/service.entity';
import { ServiceRecordKind } from './services/service.record';
import { ServicesController } from './services/services.controller';
import { ServicesRepository } from './services/services.repository';
import { ServicesService } from './services/services.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      BusinessProfileEntity,
      InvoiceEntity,
      PaymentEntity,
      ProviderEventEntity,
      PurchaseEntity,
      PurchaseNoteEntity,
      PurchaseStepEntity,
      RefundEntity,
      ServiceEntity,
    ]),
    OutboxModule,
    IdentityModule,
    PeopleModule,
  ],
  controllers: [
    AdminInvoicesController,
    AdminPaymentsController,
    AdminPurchasesController,
    BankDetailsController,
    BusinessProfileController,
    CheckoutController,
    InvoicesController,
    MoneyController,
    PaymentLinksController,
    PlansController,
    PurchasesController,
    ServiceOrderController,
    ServicesController,
    StripeWebhookController,
  ],
  providers: [
    DocumentPdfService,
    PayableBalancesService,
    SharedLinksService,
    AdminPurchasesService,
    BusinessProfileRecordKind,
    BusinessProfileRepository,
    BusinessProfileService,
    CheckoutService,
    DisputesService,
    DuePartsService,
    ForeignMoneyService,
    HeldConfirmationsRepository,
    IntentPaymentsService,
    InvoiceFilesRepository,
    InvoiceFilesService,
    InvoiceIssuingService,
    InvoiceMailsService,
    InvoiceNumbersRepository,
    InvoiceNumbersService,
    InvoicePaymentsService,
    InvoiceRecordKind,
    InvoiceRemindersService,
    InvoicesReadModel,
    InvoicesRepository,
    InvoicesService,
    MailedStepsService,
    ManualPaymentsService,
    MoneyReadModel,
    MoneyService,
    CheckoutSessionsService,
    OrderInvoicesService,
    InvoiceFactsService,
    OrdersService,
    PayableInvoicesService,
    PayablePurchasesService,
    PaymentLinksRepository,
    PaymentLinksService,
    PaymentMailsService,
    PaymentOutcomesService,
    PaymentPagesService,
    PaymentRecordKind,
    PaymentSubjectsService,
    PaymentsReadModel,
    PaymentsRepository,
    PlanMailsService,
    PlansReadModel,
    PlansRepository,
    PlansService,
    ProgressUpdatesService,
    ProviderEventsRepository,
    PurchaseMailsService,
    PurchaseNotesRepository,
    PurchaseNotesService,
    PurchaseRecordKind,
    PurchaseStepsRepository,
    PurchaseStepsService,
    PurchasesReadModel,
    PurchasesRepository,
    PurchasesService,
    RefundResultsService,
    RefundsRepository,
    RefundsService,
    ReportedRefundsService,
    SaleTermsService,
    SalesService,
    ServiceRecordKind,
    ServicesRepository,
    ServicesService,
    SettlementService,
    StripeApiService,
    StripeEventsService,
    StripeJobsService,
    StripeRefundsService,
  ],
  exports: [
    DocumentPdfService,
    InvoiceFilesService,
    InvoiceIssuingService,
    InvoiceMailsService,
    InvoiceNumbersService,
    PayableBalancesService,
    PaymentLinksService,
    SalesService,
    SharedLinksService,
    AdminPurchasesService,
    BusinessProfileService,
    InvoicesService,
    MailedStepsService,
    ManualPaymentsService,
    MoneyService,
    PayableInvoicesService,
    PayablePurchasesService,
    PlansService,
    PurchasesService,
    ServicesService,
  ],
})
export class SalesModule {}
