import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { PurchasesModule } from '../purchases/purchases.module';
import { PurchasePagesController } from './purchase-pages.controller';
import { PurchasePagesService } from './purchase-pages.service';

@Module({
  imports: [AppointmentsModule, InvoicesModule, PurchasesModule],
  controllers: [PurchasePagesController],
  providers: [PurchasePagesService],
})
export class PurchasePagesModule {}
