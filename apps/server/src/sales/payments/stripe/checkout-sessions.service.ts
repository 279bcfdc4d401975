import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toCents } from '@polaris/contracts';
import { DomainEvents } from '../../../platform/database/events/domain-events';
import { JobsService } from '../../../platform/jobs/jobs.service';
import { purchaseCanceled } from '../../purchases/purchase.events';
import type { PaymentEntity } from '../payment.entity';
import { PaymentsReadModel } from '../payments.read-model';
import { PaymentsRepository } from '../payments.repository';
import { expireSessionQueue } from './stripe-queues';

/** Ends checkout pages that are no longer needed, in the transaction that makes them obsolete. */
@Injectable()
export class CheckoutSessionsService implements OnModuleInit {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly jobs: JobsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(purchaseCanceled, (purchaseId) => this.closeOf(purchaseId));
  }

  /** Leaves a payment that is being confirmed: its money could be on the way. */
  async closeOf(purchaseId: number): Promise<void> {
    const open = await this.payments.findOpen(purchaseId);
    if (open?.status === 'open') await this.close(open);
  }

  /** Ends a page whose amount no longer matches what is owed. */
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
