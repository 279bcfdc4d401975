import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessProfileModule } from '../business-profile/business-profile.module';
import { CustomersModule } from '../../people/customers/customers.module';
import { MailModule } from '../../records/outbox/mail.module';
import { PaymentsModule } from '../payments/payments.module';
import { PurchasesModule } from '../purchases/purchases.module';
import { AdminInvoicesController } from './admin-invoices.controller';
import { CardLinksService } from './card-links.service';
import { InvoiceFilesRepository } from './invoice-files.repository';
import { InvoiceFilesService } from './invoice-files.service';
import { InvoiceIssuingService } from './invoice-issuing.service';
import { InvoiceMailsService } from './invoice-mails.service';
import { InvoiceNumbersRepository } from './invoice-numbers.repository';
import { InvoiceRemindersService } from './invoice-reminders.service';
import { InvoiceEntity } from './invoice.entity';
import { InvoiceRecordKind } from './invoice.record';
import { InvoicesController } from './invoices.controller';
import { InvoicesReadModel } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';
import { InvoicesService } from './invoices.service';
import { PayableInvoicesService } from './payable-invoices.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([InvoiceEntity]),
    BusinessProfileModule,
    CustomersModule,
    MailModule,
    PaymentsModule,
    PurchasesModule,
  ],
  controllers: [AdminInvoicesController, InvoicesController],
  providers: [
    CardLinksService,
    InvoiceFilesRepository,
    InvoiceFilesService,
    InvoiceIssuingService,
    InvoiceMailsService,
    InvoiceNumbersRepository,
    InvoiceRecordKind,
    InvoiceRemindersService,
    InvoicesReadModel,
    InvoicesRepository,
    InvoicesService,
    PayableInvoicesService,
  ],
  exports: [InvoicesService],
})
export class InvoicesModule {}
