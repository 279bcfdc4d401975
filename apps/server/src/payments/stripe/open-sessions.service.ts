import { Injectable } from '@nestjs/common';
import { toCents } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../platform/jobs/jobs.service';
import type { PaymentEntity } from '../payment.entity';
import { PaymentsReadModel } from '../payments.read-model';
import { PaymentsRepository } from '../payments.repository';
import { expireSessionQueue } from './stripe-queues';

/** Ends the pages on which nothing is to be paid any more, in the transaction of the cause. */
@Injectable()
export class OpenSessionsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly jobs: JobsService,
  ) {}

  /** A payment that is being confirmed goes on: its money may be on its way. */
  async closeOf(purchaseId: number, manager: EntityManager): Promise<void> {
    const open = await this.payments.findOpen(purchaseId, manager);
    if (open?.status === 'open') await this.close(open, manager);
  }

  /** After what is asked for has changed: a page for another sum ends. */
  async closeOutdated(purchaseId: number, manager: EntityManager): Promise<void> {
    const open = await this.payments.findOpen(purchaseId, manager);
    const { owed } = await this.readModel.balanceOfPurchase(purchaseId, manager);
    if (open?.status === 'open' && toCents(open.amount) !== toCents(owed))
      await this.close(open, manager);
  }

  async close(payment: PaymentEntity, manager: EntityManager): Promise<void> {
    payment.status = 'expired';
    await this.payments.save(payment, manager);
    if (payment.sessionRef) await this.expire(payment.sessionRef, manager);
  }

  async expire(sessionRef: string, manager: EntityManager): Promise<void> {
    await this.jobs.add(expireSessionQueue, { sessionRef }, manager);
  }
}
