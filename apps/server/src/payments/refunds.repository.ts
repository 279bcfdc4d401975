import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RefundEntity } from './refund.entity';

/** Dollars that went back, and that a provider was asked to return. */
interface RefundSums {
  succeeded: number;
  pending: number;
}

@Injectable()
export class RefundsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What an owner has asked for with a key. */
  findRecorded(
    recordedBy: string,
    recordKey: string,
    manager: EntityManager,
  ): Promise<RefundEntity | null> {
    return manager.findOneBy(RefundEntity, { recordedBy, recordKey });
  }

  /** By what its provider calls it. */
  findReported(providerRef: string, manager: EntityManager): Promise<RefundEntity | null> {
    return manager.findOneBy(RefundEntity, { providerRef });
  }

  find(id: number, manager: EntityManager): Promise<RefundEntity | null> {
    return manager.findOneBy(RefundEntity, { id });
  }

  lock(id: number, manager: EntityManager): Promise<RefundEntity | null> {
    return manager.findOne(RefundEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Those that a provider was asked for and has not made yet, the oldest first. */
  listPending(limit: number): Promise<RefundEntity[]> {
    return this.dataSource.manager.find(RefundEntity, {
      where: { status: 'pending' },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  async sumsOf(paymentId: number, manager: EntityManager): Promise<RefundSums> {
    const [sums] = await manager.query<[RefundSums]>(
      `select coalesce(sum(amount) filter (where status = 'succeeded'), 0)::float8 as succeeded,
         coalesce(sum(amount) filter (where status = 'pending'), 0)::float8 as pending
       from refunds where "paymentId" = $1`,
      [paymentId],
    );
    return sums;
  }

  /** Makes or changes a refund; answers it as it is stored. */
  save(refund: Partial<RefundEntity>, manager: EntityManager): Promise<RefundEntity> {
    return manager.save(RefundEntity, refund as RefundEntity);
  }
}
