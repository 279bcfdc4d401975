import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { ServicesModule } from '../services/services.module';
import { AdminPurchasesController } from './admin-purchases.controller';
import { AdminPurchasesService } from './admin-purchases.service';
import { PurchaseMailsService } from './purchase-mails.service';
import { PurchasesController } from './purchases.controller';
import { PurchasesService } from './purchases.service';

@Module({
  imports: [MailModule, PreferencesModule, ServicesModule],
  controllers: [PurchasesController, AdminPurchasesController],
  providers: [PurchasesService, AdminPurchasesService, PurchaseMailsService],
  exports: [PurchasesService],
})
export class PurchasesModule {}
