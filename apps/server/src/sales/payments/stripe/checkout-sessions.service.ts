import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toCents } from '@polaris/contracts';
import { DomainEvents } from '../../../platform/database/events/domain-events';
import { JobsService } from '../../../platform/jobs/jobs.service';
import { purchaseCanceled } from '../../purchases/purchase.events';
import type { PaymentEntity, PaymentTarget } from '../payment.entity';
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
    this.events.on(purchaseCanceled, (purchaseId) => this.closeOf({ purchaseId, invoiceId: null }));
  }

  /** Leaves a payment that is being confirmed: its money could be on the way. */
  async closeOf(target: PaymentTarget): Promise<void> {
    const open = await this.payments.findOpen(target);
    if (open?.status === 'open') await this.close(open);
  }

  /** Ends a page whose amount no longer matches what is owed. */
  async closeOutdated(target: PaymentTarget): Promise<void> {
    const open = await this.payments.findOpen(target);
    const { owed, dueNow } = await this.readModel.balanceOf(target);
    if (open?.status !== 'open') return;
    const isAsked = [owed, dueNow].some((sum) => toCents(sum) === toCents(open.amount));
    if (!isAsked) await this.close(open);
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
