import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PageQuery, Purchase, PurchaseInput, Service } from '@polaris/contracts';
import { Repository } from 'typeorm';
import type { Page } from '../common/list';
import { ProblemError, conflict } from '../common/problem';
import { keysetPage } from '../database/keyset-page';
import { ServicesService } from '../services/services.service';
import { PriceChangedError } from './price-changed';
import { PurchaseEntity } from './purchase.entity';

const NEWEST_FIRST = { column: 'purchaseDate', direction: 'DESC', kind: 'time' } as const;

@Injectable()
export class PurchasesService {
  constructor(
    @InjectRepository(PurchaseEntity) private readonly purchases: Repository<PurchaseEntity>,
    private readonly catalogue: ServicesService,
  ) {}

  /** One customer's own, newest first. */
  async list(userId: string, query: PageQuery): Promise<Page<Purchase>> {
    const found = this.withService().where('p.userId = :userId', { userId });
    const page = await keysetPage(found, query, NEWEST_FIRST);
    return { ...page, items: page.items.map(toPurchase) };
  }

  /** Buys at the price of now; the same key again answers what it bought the first time. */
  async buy(userId: string, input: PurchaseInput, key: string | undefined): Promise<Purchase> {
    const earlier = await this.findByKey(userId, key);
    if (earlier) return repeated(earlier, input);
    const service = await this.catalogue.get(input.serviceId, { all: false });
    refuseOtherPrice(service, input.amount);
    const id = await this.insert(userId, service, key);
    if (id !== undefined) return this.get(id);
    return repeated((await this.findByKey(userId, key))!, input);
  }

  /** Answers nothing when the same key has bought meanwhile: the database lets one through. */
  private async insert(
    userId: string,
    { id: serviceId, price: amount }: Service,
    key: string | undefined,
  ): Promise<number | undefined> {
    const inserted = await this.purchases
      .createQueryBuilder()
      .insert()
      .values({
        userId,
        serviceId,
        amount,
        status: 'active',
        progress: 0,
        idempotencyKey: key ?? null,
      })
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as { id: number }[])[0]?.id;
  }

  private async get(id: number): Promise<Purchase> {
    return toPurchase(await this.withService().where('p.id = :id', { id }).getOneOrFail());
  }

  private findByKey(userId: string, key: string | undefined): Promise<PurchaseEntity | null> {
    if (key === undefined) return Promise.resolve(null);
    const where = 'p.userId = :userId and p.idempotencyKey = :key';
    return this.withService().where(where, { userId, key }).getOne();
  }

  private withService() {
    return this.purchases.createQueryBuilder('p').leftJoinAndSelect('p.service', 'service');
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

function toPurchase(row: PurchaseEntity): Purchase {
  return {
    id: row.id,
    userId: row.userId,
    serviceId: row.serviceId,
    service: row.service ? { name: row.service.name } : null,
    status: row.status,
    amount: row.amount,
    progress: row.progress,
    purchaseDate: row.purchaseDate.toISOString(),
    completionDate: row.completionDate?.toISOString() ?? null,
  };
}
