import { Injectable } from '@nestjs/common';
import { sampleCountsText } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { conflict } from '../../platform/problem/problem';
import { buildSamples } from './data/build-samples';
import { SampleDays } from './data/sample-days';
import { type SampleRows, type SampleTable, sampleTables } from './data/sample-rows';
import { SamplesReadModel, countOf } from './samples.read-model';
import { SamplesRepository } from './samples.repository';

/** More ids than any table needs; a gap in them does no harm. */
const RESERVED = 150;
const WITHOUT_ID: readonly SampleTable[] = ['customer_tags', 'purchase_steps', 'invoice_lines'];

/** Sample invoices do not name the business: they are none of its invoices. */
const SELLER = {
  legalName: 'Your business',
  address: 'Your address',
  email: null,
  taxId: null,
  terms: null,
  bankDetails: null,
};

/** Adds the samples: for the owner, and for the command that seeds a database. */
@Injectable()
export class SampleAdditionService {
  constructor(
    private readonly database: Database,
    private readonly samples: SamplesRepository,
    private readonly readModel: SamplesReadModel,
    private readonly clock: BusinessClock,
  ) {}

  /** Adds all of them, or none; returns what was added, such as "25 customers and 12 companies". */
  add(): Promise<string> {
    return this.database.transaction(async () => {
      await this.samples.lock();
      if (await this.samples.findTime()) throw conflict('The sample data was added already.');
      const zone = await this.clock.zone();
      const rows = await this.build(zone);
      await this.samples.begin(zone);
      for (const table of sampleTables)
        await this.samples.insert(table, rows.tables.get(table) ?? []);
      await this.samples.issue(rows.issues);
      await this.samples.skipReminders(rows.tables.get('sessions_appointments') ?? []);
      const summary = sampleCountsText(countOf(await this.readModel.members()));
      await this.samples.finishAdding(summary);
      return summary;
    });
  }

  private async build(zone: string): Promise<SampleRows> {
    const free = new Map<SampleTable, number[]>();
    for (const table of sampleTables)
      if (!WITHOUT_ID.includes(table))
        free.set(table, await this.samples.reserveIds(table, RESERVED));
    return buildSamples({
      days: new SampleDays(await this.clock.today(), new Date()),
      services: await this.readModel.services(),
      tags: await this.readModel.tags(),
      companies: await this.readModel.companies(),
      seller: { ...SELLER, timeZone: zone },
      newId: (table) => free.get(table)!.shift()!,
    });
  }
}
