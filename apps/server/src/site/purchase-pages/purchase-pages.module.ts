import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../../schedule/appointments/appointments.module';
import { InvoicesModule } from '../../sales/invoices/invoices.module';
import { PurchasesModule } from '../../sales/purchases/purchases.module';
import { PurchasePagesController } from './purchase-pages.controller';
import { PurchasePagesService } from './purchase-pages.service';

@Module({
  imports: [AppointmentsModule, InvoicesModule, PurchasesModule],
  controllers: [PurchasePagesController],
  providers: [PurchasePagesService],
})
export class PurchasePagesModule {}
