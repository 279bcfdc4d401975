import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { RefundEntity } from './refund.entity';

/** Dollars that went back, and that a provider was asked to return. */
interface RefundSums {
  succeeded: number;
  pending: number;
}

@Injectable()
export class RefundsRepository {
  constructor(private readonly database: Database) {}

  /** By what its provider calls it. */
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

  /** Those that a provider was asked for and has not made yet, the oldest first. */
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

  /** Makes or changes a refund; answers it as it is stored. */
  save(refund: Partial<RefundEntity>): Promise<RefundEntity> {
    return this.database.tx.save(RefundEntity, refund as RefundEntity);
  }
}
