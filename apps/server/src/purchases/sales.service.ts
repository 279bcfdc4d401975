import { Injectable } from '@nestjs/common';
import type { AdminPurchase, SaleInput } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { SalePartiesService } from '../customers/sale-parties.service';
import { ProblemError } from '../platform/http/problem';
import { ServicesService } from '../services/services.service';
import { PurchaseNotesService } from './purchase-notes.service';
import type { PurchaseEntity } from './purchase.entity';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';

/** A request of an owner; the key names one intent to record. */
interface SaleRequest {
  ownerId: string;
  key: string | undefined;
}

/** Sales that the owner records, for customers with or without an account. */
@Injectable()
export class SalesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly purchases: PurchasesRepository,
    private readonly readModel: PurchasesReadModel,
    private readonly notes: PurchaseNotesService,
    private readonly catalog: ServicesService,
    private readonly parties: SalePartiesService,
  ) {}

  /** Records at the amount that was agreed on; the same key again answers the first sale. */
  async record(input: SaleInput, request: SaleRequest): Promise<AdminPurchase> {
    const earlier = await this.findEarlier(request);
    if (earlier) return this.repeat(earlier, input);
    const { price } = await this.catalog.get(input.serviceId, { all: false });
    const recorded = await this.dataSource.transaction((manager) =>
      this.insert({ amount: price, ...input }, request, manager),
    );
    return recorded ?? this.repeat((await this.findEarlier(request))!, input);
  }

  /** Undefined when another request with the same key has just recorded. */
  private async insert(
    input: SaleInput & { amount: number },
    { ownerId, key }: SaleRequest,
    manager: EntityManager,
  ): Promise<AdminPurchase | undefined> {
    const { serviceId, amount, note } = input;
    const party = await this.parties.findBuyer(input, manager);
    const sale = { ...party, serviceId, amount, ...progressOf(input), recordedBy: ownerId };
    const id = await this.purchases.insert({ ...sale, recordKey: key ?? null }, manager);
    if (id === undefined) return undefined;
    if (note !== undefined) await this.notes.add(id, note, manager);
    return this.readModel.getForOwner(id, manager);
  }

  private async findEarlier({ ownerId, key }: SaleRequest): Promise<PurchaseEntity | null> {
    return key === undefined ? null : this.purchases.findRecorded(ownerId, key);
  }

  /** A key stands for one sale: sent with another one, it is a mistake of the sender. */
  private repeat(sale: PurchaseEntity, input: SaleInput): Promise<AdminPurchase> {
    if (!isSame(sale, input))
      throw new ProblemError(422, 'This Idempotency-Key was used for another sale.');
    return this.readModel.getForOwner(sale.id, this.dataSource.manager);
  }
}

const progressOf = ({ status }: SaleInput) =>
  status === 'completed'
    ? { status, progress: 100, completionDate: new Date() }
    : { status, progress: 0 };

const isSame = (sale: PurchaseEntity, input: SaleInput): boolean =>
  sale.serviceId === input.serviceId &&
  [undefined, sale.amount].includes(input.amount) &&
  [undefined, sale.customerId].includes(input.customerId) &&
  [undefined, sale.userId].includes(input.userId);
