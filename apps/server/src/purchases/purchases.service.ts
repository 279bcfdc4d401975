import { Injectable } from '@nestjs/common';
import {
  type PageQuery,
  type Purchase,
  type PurchaseInput,
  type Service,
  isPurchasable,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { SalePartiesService } from '../customers/sale-parties.service';
import { Settings } from '../platform/config/settings';
import type { JsonPage } from '../platform/database/list/list';
import { ProblemError, conflict } from '../platform/http/problem';
import { ServicesService } from '../services/services.service';
import { PriceChangedError } from './price-changed';
import { PurchaseMailsService } from './purchase-mails.service';
import { PurchaseNotesRepository } from './purchase-notes.repository';
import type { PurchaseEntity } from './purchase.entity';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';

@Injectable()
export class PurchasesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly purchases: PurchasesRepository,
    private readonly notes: PurchaseNotesRepository,
    private readonly readModel: PurchasesReadModel,
    private readonly catalog: ServicesService,
    private readonly parties: SalePartiesService,
    private readonly mails: PurchaseMailsService,
    private readonly settings: Settings,
  ) {}

  /** One customer's own, newest first. */
  list(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.readModel.listOf(userId, query);
  }

  /** Buys at the current price; the same key again answers what it bought the first time. */
  async buy(userId: string, input: PurchaseInput, key: string | undefined): Promise<Purchase> {
    const earlier = await this.findByKey(userId, key);
    if (earlier) return this.repeat(earlier, input);
    const service = await this.catalog.get(input.serviceId, { all: false });
    assertCurrentPrice(service, input.amount);
    const bought = await this.dataSource.transaction((manager) =>
      this.insert(manager, userId, service, key),
    );
    return bought ?? this.repeat((await this.findByKey(userId, key))!, input);
  }

  /** What was written to a customer about their purchases. */
  removeNotes(userId: string, manager: EntityManager): Promise<void> {
    return this.notes.removeAllOf(userId, manager);
  }

  /**
   * Answers undefined when another request with the same key has just bought: the database lets one
   * through. The confirmation and the notice to the owner are part of the purchase.
   */
  private async insert(
    manager: EntityManager,
    userId: string,
    { id: serviceId, price: amount }: Service,
    idempotencyKey: string | null = null,
  ): Promise<Purchase | undefined> {
    const party = await this.parties.findBuyer({ userId }, manager);
    const status = this.settings.takesCards ? 'pending' : 'active';
    const bought = { ...party, serviceId, amount, status, progress: 0 } as const;
    const id = await this.purchases.insert({ ...bought, idempotencyKey }, manager);
    if (id === undefined) return undefined;
    await this.mails.bought(await this.readModel.get(id, manager), manager);
    return this.readModel.getForBuyer(id, manager);
  }

  /** A key stands for one intent: sent with another order, it is a mistake of the sender. */
  private repeat(
    purchase: PurchaseEntity,
    { serviceId, amount }: PurchaseInput,
  ): Promise<Purchase> {
    const same =
      purchase.serviceId === serviceId && (amount === undefined || amount === purchase.amount);
    if (!same) throw new ProblemError(422, 'This Idempotency-Key was used for another purchase.');
    return this.readModel.getForBuyer(purchase.id, this.dataSource.manager);
  }

  private async findByKey(userId: string, key?: string): Promise<PurchaseEntity | null> {
    return key === undefined ? null : this.readModel.findByKey(userId, key);
  }
}

function assertCurrentPrice(service: Service, shown: number | undefined): void {
  const { price } = service;
  if (!isPurchasable(service))
    throw conflict('This service has no fixed price. Please ask about it.');
  if (shown !== undefined && shown !== price) throw new PriceChangedError(price);
}
