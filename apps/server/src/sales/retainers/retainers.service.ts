import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type PageQuery,
  type RetainerAction,
  type RetainerEnd,
  type RetainerRecord,
  type RetainersQuery,
  addDays,
} from '@polaris/contracts';
import { customerAddressReplaced } from '../../people/customers/customer.events';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/database/events/domain-events';
import type { JsonPage } from '../../platform/database/list/list';
import { conflict, stale } from '../../platform/problem/problem';
import { RetainerMonthsReadModel } from './retainer-months.read-model';
import { RetainerMonthsService } from './retainer-months.service';
import { type RetainerOfOffer, RetainersReadModel } from './retainers.read-model';
import { type NewRetainer, type RetainerRow, RetainersRepository } from './retainers.repository';

export type { RetainerOfOffer };

const ENDED = 'This retainer has ended. Send a new offer instead.';

/** Monthly retainers. Accepting an offer starts one; the owner pauses, resumes or ends it. */
@Injectable()
export class RetainersService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly retainers: RetainersRepository,
    private readonly readModel: RetainersReadModel,
    private readonly monthsReadModel: RetainerMonthsReadModel,
    private readonly months: RetainerMonthsService,
    private readonly clock: BusinessClock,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(customerAddressReplaced, ({ customerId, before, email }) =>
      this.retainers.moveRecipient(customerId, before, email),
    );
  }

  /** Newest first. */
  async list(query: RetainersQuery): Promise<JsonPage> {
    return this.readModel.list(await this.clock.today(), query);
  }

  /** Those of the customer of an account, newest first. */
  async listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.readModel.listOf(await this.clock.today(), userId, query);
  }

  async get(id: number): Promise<RetainerRecord> {
    const today = await this.clock.today();
    const record = await this.readModel.get(today, id);
    const months = await this.monthsReadModel.listMonths(id, today);
    const problem = await this.months.problemOf(await this.retainers.get(id));
    return { ...record, months, problem: problem ?? null };
  }

  /** What the acceptance of an offer made; undefined if it made a purchase. */
  async findOfOffer(offerId: number): Promise<RetainerOfOffer | undefined> {
    return this.readModel.findOfOffer(await this.clock.today(), offerId);
  }

  /**
   * Begins what was accepted, in the caller's transaction. A month that is due is recorded with it, so that the client
   * sees the invoice and can pay at once.
   */
  async begin(accepted: NewRetainer): Promise<void> {
    await this.months.recordDue(await this.retainers.insert(accepted));
  }

  pause(id: number, { version }: RetainerAction): Promise<RetainerRecord> {
    return this.change(id, version, async (row, today) => {
      if (row.state === 'paused') throw conflict('This retainer is paused already.');
      await this.retainers.change(id, { ...row, state: 'paused', pausedOn: today });
    });
  }

  resume(id: number, { version }: RetainerAction): Promise<RetainerRecord> {
    return this.change(id, version, async (row, today) => {
      if (row.state !== 'paused') throw conflict('This retainer is not paused.');
      // A month that is due today is not over: the next run records it.
      const until = addDays(today, -1);
      const skipped = await this.monthsReadModel.listOpen(id, row.pausedOn!, until);
      await this.retainers.skipMonths(id, skipped);
      await this.retainers.change(id, { ...row, state: 'active', pausedOn: null });
    });
  }

  /** Ends it for good. A month that is due today and not recorded is skipped; older ones still wait. */
  end(id: number, { version }: RetainerAction): Promise<RetainerRecord> {
    return this.change(id, version, async (row, today) => {
      const from = row.pausedOn ?? today;
      await this.retainers.skipMonths(id, await this.monthsReadModel.listOpen(id, from, today));
      await this.retainers.change(id, { state: 'ended', pausedOn: null, endsOn: today });
    });
  }

  /** Moves the last day, at most to the one that the client accepted. */
  moveEnd(id: number, { version, endsOn }: RetainerEnd): Promise<RetainerRecord> {
    return this.change(id, version, async (row, today) => {
      const { acceptedEndsOn } = await this.readModel.get(today, id);
      if (endsOn !== null && endsOn < today)
        throw conflict('This day is over. Choose a later one.');
      if (endsOn !== null && acceptedEndsOn !== null && endsOn > acceptedEndsOn)
        throw conflict('The client accepted an earlier last day. Send a new offer instead.');
      await this.retainers.change(id, { ...row, endsOn: endsOn ?? acceptedEndsOn });
    });
  }

  /** Records a month that waits or was skipped. */
  recordMonth(id: number, month: string): Promise<RetainerRecord> {
    return this.database.transaction(async () => {
      await this.months.record(id, month);
      return this.get(id);
    });
  }

  skipMonth(id: number, month: string): Promise<RetainerRecord> {
    return this.database.transaction(async () => {
      await this.months.skip(id, month);
      return this.get(id);
    });
  }

  /** Changes a retainer that has not ended. */
  private change(
    id: number,
    version: number,
    act: (row: RetainerRow, today: string) => Promise<void>,
  ): Promise<RetainerRecord> {
    return this.database.transaction(async () => {
      const row = await this.retainers.lock(id);
      if (version !== row.version) throw stale();
      const today = await this.clock.today();
      if (row.state === 'ended' || (row.endsOn !== null && row.endsOn < today))
        throw conflict(ENDED);
      await act(row, today);
      return this.get(id);
    });
  }
}
