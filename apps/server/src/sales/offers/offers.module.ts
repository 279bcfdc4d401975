import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module';
import { PeopleModule } from '../../people/people.module';
import { OutboxModule } from '../../records/outbox/outbox.module';
import { RetainersModule } from '../retainers/retainers.module';
import { SalesModule } from '../sales.module';
import { AcceptedMailsService } from './accepted-mails.service';
import { AdminOffersController } from './admin-offers.controller';
import { ErasedOffersRepository } from './erased-offers.repository';
import { OfferAcceptanceService } from './offer-acceptance.service';
import { OfferCodesService } from './offer-codes.service';
import { OfferFilesRepository } from './offer-files.repository';
import { OfferFilesService } from './offer-files.service';
import { OfferLinksRepository } from './offer-links.repository';
import { OfferLinksService } from './offer-links.service';
import { OfferMailsService } from './offer-mails.service';
import { OfferOutcomesService } from './offer-outcomes.service';
import { OfferPagesService } from './offer-pages.service';
import { OfferRemindersService } from './offer-reminders.service';
import { OfferSalesService } from './offer-sales.service';
import { OfferSendingService } from './offer-sending.service';
import { OfferTemplatesRepository } from './offer-templates.repository';
import { OfferTemplatesService } from './offer-templates.service';
import { OfferRecordKind } from './offer.record';
import { OffersController } from './offers.controller';
import { OffersReadModel } from './offers.read-model';
import { OffersRepository } from './offers.repository';
import { OffersService } from './offers.service';

/** Offers, which make purchases, invoices and messages of the other nouns. */
@Module({
  imports: [OutboxModule, PeopleModule, MailModule, SalesModule, RetainersModule],
  controllers: [AdminOffersController, OffersController],
  providers: [
    AcceptedMailsService,
    ErasedOffersRepository,
    OfferAcceptanceService,
    OfferCodesService,
    OfferFilesRepository,
    OfferFilesService,
    OfferLinksRepository,
    OfferLinksService,
    OfferMailsService,
    OfferOutcomesService,
    OfferPagesService,
    OfferRecordKind,
    OfferRemindersService,
    OfferSalesService,
    OfferSendingService,
    OfferTemplatesRepository,
    OfferTemplatesService,
    OffersReadModel,
    OffersRepository,
    OffersService,
  ],
  exports: [OfferSendingService, OffersService],
})
export class OffersModule {}
