import { Injectable } from '@nestjs/common';
import type { PurchasePage } from '@polaris/contracts';
import { AppointmentsService } from '../../schedule/appointments/appointments.service';
import { InvoicesService } from '../../sales/invoices/invoices.service';
import { PurchasesService } from '../../sales/purchases/purchases.service';

/** Collects everything that a client sees about one purchase. */
@Injectable()
export class PurchasePagesService {
  constructor(
    private readonly purchases: PurchasesService,
    private readonly appointments: AppointmentsService,
    private readonly invoices: InvoicesService,
  ) {}

  async get(userId: string, id: number): Promise<PurchasePage> {
    const purchase = await this.purchases.getOwn(userId, id);
    const [sessions, invoices] = await Promise.all([
      this.appointments.listOfPurchase(userId, id),
      this.invoices.listOfPurchase(userId, id),
    ]);
    return { ...purchase, sessions, invoices };
  }
}
