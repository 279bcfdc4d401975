import { Injectable } from '@nestjs/common';
import {
  type OwnPurchase,
  type Problem,
  type PurchaseInput,
  addedTax,
  isPurchasable,
  totalOf,
} from '@polaris/contracts';
import { BuyersService } from '../../people/customers/buyers.service';
import { Settings } from '../../platform/config/settings';
import { DomainEvents } from '../../platform/database/events/domain-events';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { ProblemError, conflict } from '../../platform/problem/problem';
import { orderPlaced } from './purchase.events';
import { PurchaseMailsService } from './purchase-mails.service';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';
import { type SaleTerms, SaleTermsService } from './sale-terms.service';

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

/** Orders that customers place. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly purchases: PurchasesRepository,
    private readonly readModel: PurchasesReadModel,
    private readonly terms: SaleTermsService,
    private readonly buyers: BuyersService,
    private readonly events: DomainEvents,
    private readonly mails: PurchaseMailsService,
    private readonly settings: Settings,
  ) {}

  /** Buys at the current price. The confirmation and the mail to the owner are in the same transaction. */
  buy(userId: string, input: PurchaseInput): Promise<OwnPurchase> {
    return this.idempotency.onceRecord(
      async () => {
        const terms = await this.terms.get(input.serviceId);
        assertCurrentPrice(terms, input);
        const purchase = { id: await this.insert(userId, terms, input.timeZone) };
        await this.events.emit(orderPlaced, purchase.id);
        await this.mails.bought(await this.readModel.get(purchase.id));
        return purchase;
      },
      (id) => this.readModel.getForBuyer(id),
    );
  }

  private async insert(
    userId: string,
    { service, tax, sessions }: SaleTerms,
    timeZone: string | undefined,
  ): Promise<number> {
    const { id: serviceId, price: amount } = service;
    const party = await this.buyers.findOrAddClient(userId, timeZone);
    const status = this.settings.takesCards ? 'pending' : 'active';
    const sale = { ...party, serviceId, amount, ...tax, ...sessions };
    return this.purchases.insert({ ...sale, status, progress: 0 });
  }
}

/** The price and the sum with tax that were shown must be those that become due. */
function assertCurrentPrice({ service, tax }: SaleTerms, shown: PurchaseInput): void {
  const { price } = service;
  const total = totalOf({ amount: price, tax: addedTax(price, tax), invoiced: null });
  if (!isPurchasable(service))
    throw conflict('This service has no fixed price. Please ask about it.');
  if ((shown.amount ?? price) !== price || (shown.total ?? total) !== total)
    throw new PriceChangedError(price, total);
}
