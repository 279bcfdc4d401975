import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings';
import { JobsService } from '../../../platform/jobs/jobs.service';
import { PaymentsRepository } from '../payments.repository';
import { RefundsService } from '../refunds.service';
import { DisputesService } from './disputes.service';
import { ReportedRefundsService } from './reported-refunds.service';
import { SettlementService } from './settlement.service';
import { StripeApiService } from './stripe-api.service';
import {
  expireSessionQueue,
  settleDisputeQueue,
  settleRefundQueue,
  settleSessionQueue,
  stripeSweepQueue,
} from './stripe-queues';
import { StripeRefusal } from './stripe-errors';

const EVERY_10_MINUTES = '*/10 * * * *';
/** More than will ever be open. */
const AT_ONCE = 500;

interface SessionJob {
  sessionRef: string;
}

interface RefundJob {
  refundRef: string;
}

interface DisputeJob {
  disputeRef: string;
}

/** Background jobs for Stripe. */
@Injectable()
export class StripeJobsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Stripe');
  /** What failed in the last attempt, so that each failure is logged once. */
  private readonly failing = new Set<string>();

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsService,
    private readonly settlement: SettlementService,
    private readonly reported: ReportedRefundsService,
    private readonly disputes: DisputesService,
    private readonly stripe: StripeApiService,
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.takesCards) return;
    await this.jobs.work<SessionJob>(settleSessionQueue, ({ data }) =>
      this.settlement.settle(data.sessionRef),
    );
    await this.jobs.work<RefundJob>(settleRefundQueue, ({ data }) =>
      this.reported.settle(data.refundRef),
    );
    await this.jobs.work<DisputeJob>(settleDisputeQueue, ({ data }) =>
      this.disputes.settle(data.disputeRef),
    );
    await this.jobs.work<SessionJob>(expireSessionQueue, ({ data }) => this.expire(data));
    await this.jobs.every({ cron: EVERY_10_MINUTES }, stripeSweepQueue, () => this.sweep());
  }

  /** Checks everything open, as an event can be lost. A failure does not stop the others. */
  async sweep(): Promise<void> {
    for (const { id, sessionRef } of await this.payments.listOpen(AT_ONCE))
      if (sessionRef) await this.attempt(`Payment ${id}`, () => this.settlement.settle(sessionRef));
    for (const id of await this.refunds.listPending(AT_ONCE))
      await this.attempt(`Refund ${id}`, () => this.refunds.resume(id));
  }

  /** If a session cannot be expired, it has just ended or been paid. */
  private async expire({ sessionRef }: SessionJob): Promise<void> {
    try {
      await this.stripe.expireSession(sessionRef);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      await this.settlement.settle(sessionRef);
    }
  }

  private async attempt(what: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
      this.failing.delete(what);
    } catch (error) {
      if (this.failing.has(what)) return;
      this.failing.add(what);
      this.logger.warn(`${what} could not be looked at: ${(error as Error).message}`);
    }
  }
}
