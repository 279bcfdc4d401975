import { Injectable } from '@nestjs/common';
import type { AdminPurchase, SaleInput } from '@polaris/contracts';
import { BuyersService } from '../../people/customers/buyers.service';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { Settings } from '../../platform/config/settings';
import type { OfferedLines } from './purchase.entity';
import { PurchaseNotesService } from './progress/purchase-notes.service';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';
import { SaleTermsService } from './sale-terms.service';

/** An accepted offer as a sale. */
interface AcceptedSale {
  customerId: number;
  serviceId: number;
  /** Dollars, with the tax in it. */
  amount: number;
  sessions: number;
  /** Whether something is to be paid before it begins. */
  isDueNow: boolean;
  offered: OfferedLines;
}

/** Sales that the owner records, for customers with or without an account. */
@Injectable()
export class SalesService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly purchases: PurchasesRepository,
    private readonly readModel: PurchasesReadModel,
    private readonly notes: PurchaseNotesService,
    private readonly buyers: BuyersService,
    private readonly terms: SaleTermsService,
    private readonly settings: Settings,
  ) {}

  /** Records a sale at the agreed amount. */
  record(input: SaleInput, ownerId: string): Promise<AdminPurchase> {
    return this.idempotency.onceRecord(
      () => this.insert(input, ownerId),
      (id) => this.readModel.getForOwner(id),
    );
  }

  /** Records what a customer has accepted, in the caller's transaction; returns the id. */
  async recordAccepted(accepted: AcceptedSale): Promise<number> {
    const { customerId, serviceId, amount, sessions, isDueNow, offered } = accepted;
    const party = await this.buyers.findBuyer({ customerId });
    const sold = await this.terms.getOfferedSessions(serviceId, sessions);
    const status = this.settings.takesCards && isDueNow ? 'pending' : 'active';
    // The amount is what was accepted, with its tax in it.
    const terms = { amount, taxMode: 'included', taxRate: 0, offered } as const;
    return this.purchases.insert({ ...party, serviceId, ...terms, ...sold, status, progress: 0 });
  }

  private async insert(input: SaleInput, recordedBy: string): Promise<{ id: number }> {
    const { service, tax, sessions } = await this.terms.get(input.serviceId);
    const { serviceId, amount = service.price, note } = input;
    const party = await this.buyers.findBuyer(input);
    const terms = { amount, ...tax, ...sessions };
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
