import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { PaymentEntity } from './payment.entity';

/** Writes payments; the owner's lists of them are read by the read models. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number, manager: EntityManager): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { id });
  }

  lock(id: number, manager: EntityManager): Promise<PaymentEntity | null> {
    return manager.findOne(PaymentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** What an owner has recorded with a key. */
  findRecorded(
    recordedBy: string,
    recordKey: string,
    manager: EntityManager,
  ): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { recordedBy, recordKey });
  }

  /** The one that waits to be paid or confirmed; of a purchase there is one at most. */
  findOpen(purchaseId: number, manager: EntityManager): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { purchaseId, status: In(['open', 'processing']) });
  }

  findBySession(sessionRef: string, manager: EntityManager): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { sessionRef });
  }

  findByIntent(intentRef: string, manager: EntityManager): Promise<PaymentEntity | null> {
    return manager.findOneBy(PaymentEntity, { intentRef });
  }

  /** Those of a provider that wait to be paid or confirmed, the oldest first. */
  listOpen(limit: number): Promise<PaymentEntity[]> {
    return this.dataSource.manager.find(PaymentEntity, {
      where: { provider: 'stripe', status: In(['open', 'processing']) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Makes or changes a payment; answers it as it is stored. */
  save(payment: Partial<PaymentEntity>, manager: EntityManager): Promise<PaymentEntity> {
    return manager.save(PaymentEntity, payment as PaymentEntity);
  }
}
