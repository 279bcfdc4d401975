import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database';
import { PaymentEntity, type PaymentTarget } from './payment.entity';

/** Saves payments; the owner's lists of them are in read models. */
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

  /** The payment that is yet to be paid or confirmed. A purchase or an invoice has at most one. */
  findOpen({ purchaseId, invoiceId }: PaymentTarget): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, {
      ...(purchaseId === null ? { invoiceId: invoiceId! } : { purchaseId }),
      status: In(['open', 'processing']),
    });
  }

  findBySession(sessionRef: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { sessionRef });
  }

  findByIntent(intentRef: string): Promise<PaymentEntity | null> {
    return this.database.manager.findOneBy(PaymentEntity, { intentRef });
  }

  /** Payments at a provider that are yet to be paid or confirmed, oldest first. */
  listOpen(limit: number): Promise<PaymentEntity[]> {
    return this.database.manager.find(PaymentEntity, {
      where: { provider: 'stripe', status: In(['open', 'processing']) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Inserts or updates a payment, and returns it as stored. */
  save(payment: Partial<PaymentEntity>): Promise<PaymentEntity> {
    return this.database.tx.save(PaymentEntity, payment as PaymentEntity);
  }
}
