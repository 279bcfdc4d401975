import { Injectable } from '@nestjs/common';
import type { AdminPurchase, SaleInput, Service } from '@polaris/contracts';
import { BuyersService } from '../../people/customers/buyers.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { ServicesService } from '../services/services.service';
import { includedSessionsOf } from './included-sessions';
import { PurchaseNotesService } from './progress/purchase-notes.service';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';

/** Sales that the owner records, for customers with or without an account. */
@Injectable()
export class SalesService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly purchases: PurchasesRepository,
    private readonly readModel: PurchasesReadModel,
    private readonly notes: PurchaseNotesService,
    private readonly catalog: ServicesService,
    private readonly buyers: BuyersService,
    private readonly profile: BusinessProfileService,
    private readonly clock: BusinessClock,
  ) {}

  /** Records a sale at the agreed amount. */
  record(input: SaleInput, ownerId: string): Promise<AdminPurchase> {
    return this.idempotency.onceRecord(
      async () => {
        const service = await this.catalog.get(input.serviceId, { all: false });
        return this.insert(input, service, ownerId);
      },
      (id) => this.readModel.getForOwner(id),
    );
  }

  private async insert(
    input: SaleInput,
    service: Service,
    recordedBy: string,
  ): Promise<{ id: number }> {
    const { serviceId, amount = service.price, note } = input;
    const party = await this.buyers.findBuyer(input);
    const sessions = includedSessionsOf(service, await this.clock.today());
    const terms = { amount, ...(await this.profile.taxRule()), ...sessions };
    const sale = { ...party, serviceId, ...terms, ...progressOf(input), recordedBy };
    const id = await this.purchases.insert(sale);
    if (note !== undefined) await this.notes.add(id, note);
    return { id };
  }
}

const progressOf = ({ status }: SaleInput) =>
  status === 'completed'
    ? { status, progress: 100, completionDate: new Date() }
    : { status, progress: 0 };
