import { Injectable } from '@nestjs/common';
import type { PageQuery, Purchase, PurchaseInput, Service } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../platform/database/list/list';
import { ProblemError, conflict } from '../platform/http/problem';
import { keysetPage } from '../platform/database/list/keyset-page';
import { ServicesService } from '../services/services.service';
import { PriceChangedError } from './price-changed';
import { notesOf, purchasesIn, toPurchase } from './purchase-answers';
import { PurchaseMailsService } from './purchase-mails.service';
import { PurchaseEntity } from './purchase.entity';

const NEWEST_FIRST = { column: 'purchaseDate', direction: 'DESC', kind: 'time' } as const;

@Injectable()
export class PurchasesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: ServicesService,
    private readonly mails: PurchaseMailsService,
  ) {}

  /** One customer's own, newest first. */
  async list(userId: string, query: PageQuery): Promise<Page<Purchase>> {
    const { manager } = this.dataSource;
    const found = purchasesIn(manager).where('p.userId = :userId', { userId });
    const page = await keysetPage(found, query, NEWEST_FIRST);
    const notes = await notesOf(page.items, manager);
    return { ...page, items: page.items.map((row) => toPurchase(row, notes)) };
  }

  /** Buys at the price of now; the same key again answers what it bought the first time. */
  async buy(userId: string, input: PurchaseInput, key: string | undefined): Promise<Purchase> {
    const earlier = await this.findByKey(userId, key);
    if (earlier) return repeated(earlier, input);
    const service = await this.catalogue.get(input.serviceId, { all: false });
    refuseOtherPrice(service, input.amount);
    const bought = await this.dataSource.transaction((manager) =>
      this.insert(manager, userId, service, key),
    );
    return bought ? toPurchase(bought) : repeated((await this.findByKey(userId, key))!, input);
  }

  /** What was written to a customer about their purchases. */
  async removeNotes(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from purchase_notes n using purchases p where p.id = n."purchaseId" and p."userId" = $1`,
      [userId],
    );
  }

  /**
   * Answers nothing when the same key has bought meanwhile: the database lets one through. With the
   * purchase go its receipt and the word to the owner.
   */
  private async insert(
    manager: EntityManager,
    userId: string,
    { id: serviceId, price: amount }: Service,
    idempotencyKey: string | null = null,
  ): Promise<PurchaseEntity | undefined> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(PurchaseEntity)
      .values({ userId, serviceId, amount, status: 'active', progress: 0, idempotencyKey })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as { id: number }[];
    if (!row) return undefined;
    const purchase = await purchasesIn(manager).where('p.id = :id', row).getOneOrFail();
    await this.mails.bought(purchase, manager);
    return purchase;
  }

  private findByKey(userId: string, key: string | undefined): Promise<PurchaseEntity | null> {
    if (key === undefined) return Promise.resolve(null);
    const where = 'p.userId = :userId and p.idempotencyKey = :key';
    return purchasesIn(this.dataSource.manager).where(where, { userId, key }).getOne();
  }
}

function refuseOtherPrice({ price }: Service, shown: number | undefined): void {
  if (shown !== undefined && shown !== price) throw new PriceChangedError(price);
  if (price === 0) throw conflict('This service has no fixed price. Please ask about it.');
}

/** A key stands for one intent: with other words beside it, it is a mistake of the sender. */
function repeated(purchase: PurchaseEntity, { serviceId, amount }: PurchaseInput): Purchase {
  const same =
    purchase.serviceId === serviceId && (amount === undefined || amount === purchase.amount);
  if (!same) throw new ProblemError(422, 'This Idempotency-Key was used for another purchase.');
  return toPurchase(purchase);
}
