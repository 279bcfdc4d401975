import { Injectable } from '@nestjs/common';
import type { DuplicatePairsQuery, LikelyDuplicate } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import type { JsonPage } from '../../../platform/database/list/list';
import { conflict, notFound } from '../../../platform/problem/problem';
import { CUSTOMER } from '../customers.repository';
import { CustomersService } from '../customers.service';
import { CustomerMergesRepository } from './customer-merges.repository';
import { DuplicatesReadModel } from './duplicates.read-model';

/** Customers who could be one person, until they are merged or marked as different. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly database: Database,
    private readonly duplicates: DuplicatesReadModel,
    private readonly merges: CustomerMergesRepository,
    private readonly customers: CustomersService,
  ) {}

  list(query: DuplicatePairsQuery): Promise<JsonPage> {
    return this.duplicates.list(query);
  }

  async listOf(customerId: number): Promise<LikelyDuplicate[]> {
    await this.customers.get(customerId);
    return this.duplicates.listOf(customerId);
  }

  markDifferent(id: number, otherId: number): Promise<void> {
    if (id === otherId) throw conflict('These are the same record.');
    return this.ofBoth(id, otherId, () => this.merges.markDifferent(id, otherId));
  }

  unmarkDifferent(id: number, otherId: number): Promise<void> {
    return this.ofBoth(id, otherId, () => this.merges.unmarkDifferent(id, otherId));
  }

  /** Locks both, so that neither is merged or deleted while their pair changes. */
  private ofBoth(id: number, otherId: number, change: () => Promise<void>): Promise<void> {
    return this.database.transaction(async () => {
      const there = await this.customers.lockAll([id, otherId]);
      if (there.length < new Set([id, otherId]).size) throw notFound(CUSTOMER);
      await change();
    });
  }
}
