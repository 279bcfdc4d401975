import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { RefundEntity } from './refund.entity';

/** Dollars refunded, and dollars of pending refunds. */
interface RefundSums {
  succeeded: number;
  pending: number;
}

@Injectable()
export class RefundsRepository {
  constructor(private readonly database: Database) {}

  /** Finds a refund by its id at the provider. */
  findReported(providerRef: string): Promise<RefundEntity | null> {
    return this.database.manager.findOneBy(RefundEntity, { providerRef });
  }

  find(id: number): Promise<RefundEntity | null> {
    return this.database.manager.findOneBy(RefundEntity, { id });
  }

  lock(id: number): Promise<RefundEntity | null> {
    return this.database.tx.findOne(RefundEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Refunds requested from a provider and not made yet, oldest first. */
  listPending(limit: number): Promise<RefundEntity[]> {
    return this.database.manager.find(RefundEntity, {
      where: { status: 'pending' },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  async sumsOf(paymentId: number): Promise<RefundSums> {
    const [sums] = await this.database.query<[RefundSums]>(
      sql`select coalesce(sum(amount) filter (where status = 'succeeded'), 0)::float8 as succeeded,
         coalesce(sum(amount) filter (where status = 'pending'), 0)::float8 as pending
       from refunds where "paymentId" = $1`,
      [paymentId],
    );
    return sums;
  }

  /** Inserts or updates a refund, and returns it as stored. */
  save(refund: Partial<RefundEntity>): Promise<RefundEntity> {
    return this.database.tx.save(RefundEntity, refund as RefundEntity);
  }
}
