import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module';
import { ClientUpdatesModule } from '../client-updates/client-updates.module';
import { CustomersModule } from '../customers/customers.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { ServicesModule } from '../services/services.module';
import { AdminPurchasesController } from './admin-purchases.controller';
import { AdminPurchasesService } from './admin-purchases.service';
import { HeldConfirmationsRepository } from './held-confirmations.repository';
import { PayablePurchasesService } from './payable-purchases.service';
import { ProgressUpdatesService } from './progress-updates.service';
import { PurchaseMailsService } from './purchase-mails.service';
import { PurchaseNoteEntity } from './purchase-note.entity';
import { PurchaseNotesRepository } from './purchase-notes.repository';
import { PurchaseNotesService } from './purchase-notes.service';
import { PurchaseEntity } from './purchase.entity';
import { PurchaseRecordKind } from './purchase.record';
import { PurchasesController } from './purchases.controller';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';
import { PurchasesService } from './purchases.service';
import { SalesService } from './sales.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([PurchaseEntity, PurchaseNoteEntity]),
    ClientUpdatesModule,
    CustomersModule,
    MailModule,
    PreferencesModule,
    ServicesModule,
  ],
  controllers: [PurchasesController, AdminPurchasesController],
  providers: [
    AdminPurchasesService,
    HeldConfirmationsRepository,
    PayablePurchasesService,
    ProgressUpdatesService,
    PurchaseMailsService,
    PurchaseNotesRepository,
    PurchaseNotesService,
    PurchaseRecordKind,
    PurchasesReadModel,
    PurchasesRepository,
    PurchasesService,
    SalesService,
  ],
  exports: [PayablePurchasesService, PurchasesService],
})
export class PurchasesModule {}
