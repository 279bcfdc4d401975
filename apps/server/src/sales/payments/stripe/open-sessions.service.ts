import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toCents } from '@polaris/contracts';
import { DomainEvents } from '../../../platform/database/events/domain-events';
import { JobsService } from '../../../platform/jobs/jobs.service';
import { purchaseCanceled } from '../../purchases/purchase.events';
import type { PaymentEntity } from '../payment.entity';
import { PaymentsReadModel } from '../payments.read-model';
import { PaymentsRepository } from '../payments.repository';
import { expireSessionQueue } from './stripe-queues';

/** Ends the pages on which nothing is to be paid any more, in the transaction of the cause. */
@Injectable()
export class OpenSessionsService implements OnModuleInit {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly jobs: JobsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(purchaseCanceled, (purchaseId) => this.closeOf(purchaseId));
  }

  /** A payment that is being confirmed continues: its money may be on its way. */
  async closeOf(purchaseId: number): Promise<void> {
    const open = await this.payments.findOpen(purchaseId);
    if (open?.status === 'open') await this.close(open);
  }

  /** After what is asked for has changed: a page for another sum ends. */
  async closeOutdated(purchaseId: number): Promise<void> {
    const open = await this.payments.findOpen(purchaseId);
    const { owed } = await this.readModel.balanceOfPurchase(purchaseId);
    if (open?.status === 'open' && toCents(open.amount) !== toCents(owed)) await this.close(open);
  }

  async close(payment: PaymentEntity): Promise<void> {
    payment.status = 'expired';
    await this.payments.save(payment);
    if (payment.sessionRef) await this.expire(payment.sessionRef);
  }

  async expire(sessionRef: string): Promise<void> {
    await this.jobs.add(expireSessionQueue, { sessionRef });
  }
}
