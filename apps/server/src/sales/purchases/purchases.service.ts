import { Injectable } from '@nestjs/common';
import {
  type PageQuery,
  type PaidPurchase,
  type Problem,
  type Purchase,
  type PurchaseInput,
  type Service,
  type TaxRule,
  addedTax,
  isPurchasable,
  totalOf,
} from '@polaris/contracts';
import { type Buyer, BuyersService } from '../../people/customers/buyers.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import type { JsonPage } from '../../platform/database/list/list';
import { ProblemError, conflict, notFound } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { DomainEvents } from '../../platform/database/events/domain-events';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { ServicesService } from '../services/services.service';
import { includedSessionsOf } from './included-sessions';
import { orderPlaced } from './purchase.events';
import { PurchaseMailsService } from './purchase-mails.service';
import { PurchaseNotesRepository } from './progress/purchase-notes.repository';
import { PurchaseStepsRepository } from './progress/purchase-steps.repository';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';

/** The price has changed since the page was loaded; the response contains the current one. */
class PriceChangedError extends ProblemError {
  constructor(
    readonly price: number,
    readonly total: number,
  ) {
    super(409, 'The price has changed');
  }

  override toProblem(): Problem {
    return { ...super.toProblem(), price: this.price, total: this.total };
  }
}

@Injectable()
export class PurchasesService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly purchases: PurchasesRepository,
    private readonly notes: PurchaseNotesRepository,
    private readonly steps: PurchaseStepsRepository,
    private readonly readModel: PurchasesReadModel,
    private readonly catalog: ServicesService,
    private readonly buyers: BuyersService,
    private readonly profile: BusinessProfileService,
    private readonly events: DomainEvents,
    private readonly mails: PurchaseMailsService,
    private readonly settings: Settings,
    private readonly clock: BusinessClock,
  ) {}

  /** A customer's own purchases, newest first. */
  list(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.readModel.listOf(userId, query);
  }

  /** A customer's own purchase with its payments; throws 404 for any other. */
  async getOwn(userId: string, id: number): Promise<PaidPurchase> {
    const own = await this.readModel.findOwn(userId, id);
    if (!own) throw notFound('This purchase');
    return own;
  }

  /** Buys at the current price. The confirmation and the mail to the owner are in the same transaction. */
  buy(userId: string, input: PurchaseInput): Promise<Purchase> {
    return this.idempotency.onceRecord(
      async () => {
        const service = await this.catalog.get(input.serviceId, { all: false });
        const tax = await this.profile.taxRule();
        assertCurrentPrice(service, tax, input);
        const purchase = { id: await this.insert(userId, service, tax, input.timeZone) };
        await this.events.emit(orderPlaced, purchase.id);
        await this.mails.bought(await this.readModel.get(purchase.id));
        return purchase;
      },
      (id) => this.readModel.getForBuyer(id),
    );
  }

  /** Throws 404 unless the purchase belongs to this customer or account. */
  async assertBoughtBy(party: Buyer, id: number): Promise<void> {
    if (!(await this.readModel.isOf(party, id))) throw notFound('This purchase');
  }

  /** Deletes notes and steps of a customer's purchases. */
  async removeTexts(userId: string): Promise<void> {
    await this.notes.removeAllOf(userId);
    await this.steps.removeAllOf(userId);
  }

  private async insert(
    userId: string,
    service: Service,
    tax: TaxRule,
    timeZone: string | undefined,
  ): Promise<number> {
    const { id: serviceId, price: amount } = service;
    const sessions = includedSessionsOf(service, await this.clock.today());
    const party = await this.buyers.findOrAddClient(userId, timeZone);
    const status = this.settings.takesCards ? 'pending' : 'active';
    const sale = { ...party, serviceId, amount, ...tax, ...sessions };
    return this.purchases.insert({ ...sale, status, progress: 0 });
  }
}

/** The price and the sum with tax that were shown must be those that become due. */
function assertCurrentPrice(service: Service, tax: TaxRule, shown: PurchaseInput): void {
  const { price } = service;
  const total = totalOf({ amount: price, tax: addedTax(price, tax), invoiced: null });
  if (!isPurchasable(service))
    throw conflict('This service has no fixed price. Please ask about it.');
  if ((shown.amount ?? price) !== price || (shown.total ?? total) !== total)
    throw new PriceChangedError(price, total);
}
