import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../records/outbox/mail.module';
import { ClientUpdatesModule } from '../../people/client-updates/client-updates.module';
import { CustomersModule } from '../../people/customers/customers.module';
import { PreferencesModule } from '../../identity/preferences/preferences.module';
import { ServicesModule } from '../services/services.module';
import { AdminPurchasesController } from './admin-purchases.controller';
import { AdminPurchasesService } from './admin-purchases.service';
import { HeldConfirmationsRepository } from './held-confirmations.repository';
import { PayablePurchasesService } from './payable-purchases.service';
import { ProgressUpdatesService } from './progress/progress-updates.service';
import { PurchaseMailsService } from './purchase-mails.service';
import { PurchaseNoteEntity } from './progress/purchase-note.entity';
import { PurchaseNotesRepository } from './progress/purchase-notes.repository';
import { PurchaseNotesService } from './progress/purchase-notes.service';
import { PurchaseEntity } from './purchase.entity';
import { PurchaseRecordKind } from './purchase.record';
import { PurchaseStepEntity } from './progress/purchase-step.entity';
import { PurchaseStepsRepository } from './progress/purchase-steps.repository';
import { PurchaseStepsService } from './progress/purchase-steps.service';
import { PurchasesController } from './purchases.controller';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';
import { PurchasesService } from './purchases.service';
import { SalesService } from './sales.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([PurchaseEntity, PurchaseNoteEntity, PurchaseStepEntity]),
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
    PurchaseStepsRepository,
    PurchaseStepsService,
    PurchasesReadModel,
    PurchasesRepository,
    PurchasesService,
    SalesService,
  ],
  exports: [PayablePurchasesService, PurchasesService],
})
export class PurchasesModule {}
