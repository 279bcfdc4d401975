import { Injectable } from '@nestjs/common';
import type { Checklist, SampleData } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { AuditService } from '../audit/audit.service';
import { SampleAdditionService } from './sample-addition.service';
import { SamplesReadModel, countOf } from './samples.read-model';
import { SamplesRepository } from './samples.repository';

/** Invented people and sales for looking around. Removing them removes nothing else. */
@Injectable()
export class SamplesService {
  constructor(
    private readonly database: Database,
    private readonly samples: SamplesRepository,
    private readonly readModel: SamplesReadModel,
    private readonly addition: SampleAdditionService,
    private readonly clock: BusinessClock,
    private readonly audit: AuditService,
  ) {}

  async areThere(): Promise<boolean> {
    return (await this.samples.findTime()) !== null;
  }

  /** Offered only while the CRM has no people. */
  async state(): Promise<Checklist['samples']> {
    if (await this.areThere()) return 'added';
    return (await this.readModel.hasPeople()) ? 'none' : 'offered';
  }

  /** Whether an invoice to a customer, or for a purchase without one, has a number of the samples' own. */
  async isSampleBuyer(customerId: number | null, purchaseId: number | null): Promise<boolean> {
    return (await this.areThere()) && this.readModel.isSampleBuyer(customerId, purchaseId);
  }

  async get(): Promise<SampleData> {
    const addedAt = await this.samples.findTime();
    const members = addedAt === null ? [] : await this.readModel.members();
    return {
      addedAt: addedAt?.toISOString() ?? null,
      samples: countOf(members.filter(({ isSample }) => isSample)),
      attached: countOf(members.filter(({ isSample }) => !isSample)),
    };
  }

  add(): Promise<SampleData> {
    return this.database.transaction(async () => {
      await this.addition.add();
      return this.get();
    });
  }

  /** Deletes them for good with all that is attached to them, also from the trash and the audit log. */
  remove(): Promise<SampleData> {
    return this.database.transaction(async () => {
      await this.samples.lock();
      const members = await this.readModel.members();
      const byKind = Map.groupBy(members, ({ kind }) => kind);
      const ids = new Map([...byKind].map(([kind, of]) => [kind, of.map(({ id }) => id)]));
      await this.samples.begin(await this.clock.zone());
      await this.samples.remove(ids);
      await this.samples.finishRemoving();
      for (const [kind, of] of ids) await this.audit.forget(kind, of);
      return this.get();
    });
  }
}
