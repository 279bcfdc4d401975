import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { PaymentEntity } from './payment.entity';

/** Writes payments; the owner's lists of them are read by the read models. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly database: Database) {}

  find(id: number): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { id });
  }

  lock(id: number): Promise<PaymentEntity | null> {
    return this.database.tx.findOne(PaymentEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The one that waits to be paid or confirmed; of a purchase there is one at most. */
  findOpen(purchaseId: number): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, {
      purchaseId,
      status: In(['open', 'processing']),
    });
  }

  findBySession(sessionRef: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { sessionRef });
  }

  findByIntent(intentRef: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { intentRef });
  }

  /** Those of a provider that wait to be paid or confirmed, the oldest first. */
  listOpen(limit: number): Promise<PaymentEntity[]> {
    return this.database.manager.find(PaymentEntity, {
      where: { provider: 'stripe', status: In(['open', 'processing']) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Makes or changes a payment; answers it as it is stored. */
  save(payment: Partial<PaymentEntity>): Promise<PaymentEntity> {
    return this.database.tx.save(PaymentEntity, payment as PaymentEntity);
  }
}
