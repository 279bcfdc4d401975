import { Injectable } from '@nestjs/common';
import type { CompanyConversionUndo } from '@polaris/contracts';
import { CustomersService } from '../../customers/customers.service';
import { Database } from '../../../platform/database/database';
import { ProblemError } from '../../../platform/problem/problem';
import { TrashService } from '../../../records/trash/trash.service';
import { CompaniesRepository } from '../companies.repository';
import {
  CompanyConversionsReadModel,
  type ConvertedCompany,
} from './company-conversions.read-model';
import { CompanyConversionsRepository } from './company-conversions.repository';

/** The dialog has no room for more names. */
const NAMES_SHOWN = 20;

/** Undoes a conversion, except for what has changed since. */
@Injectable()
export class ConversionUndosService {
  constructor(
    private readonly database: Database,
    private readonly conversions: CompanyConversionsRepository,
    private readonly readModel: CompanyConversionsReadModel,
    private readonly companies: CompaniesRepository,
    private readonly customers: CustomersService,
    private readonly trash: TrashService,
  ) {}

  async preview(id: number): Promise<CompanyConversionUndo> {
    return (await this.plan(id)).undo;
  }

  undo(id: number): Promise<CompanyConversionUndo> {
    return this.database.transaction(async () => {
      await this.customers.lockWrites();
      const { undo, people, unchanged } = await this.plan(id);
      const byCompany = Map.groupBy(people, ({ companyId }) => companyId);
      for (const [companyId, some] of byCompany)
        await this.companies.removePeople(companyId, idsOf(some));
      await this.trash.removeAllIn('company', idsOf(unchanged.filter(({ isMade }) => isMade)));
      await this.customers.setCompanies(people.map(({ id, text }) => ({ id, company: text })));
      await this.conversions.remove(id);
      return undo;
    });
  }

  /** What an undo would revert, and what it would leave. */
  private async plan(id: number) {
    const [conversion] = await this.conversions.list(id);
    if (!conversion) throw new ProblemError(404, 'This was undone, or is more than 30 days old.');
    const [unchanged, changed] = split(await this.readModel.companies(id));
    const people = await this.readModel.findUnchanged(id, idsOf(unchanged));
    const undo: CompanyConversionUndo = {
      companies: unchanged.filter(({ isMade }) => isMade).length,
      people: people.length,
      staysTotal: changed.length,
      stays: changed.slice(0, NAMES_SHOWN).map(({ id, name }) => ({ id, name })),
    };
    return { undo, people, unchanged };
  }
}

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

const split = (companies: ConvertedCompany[]): [ConvertedCompany[], ConvertedCompany[]] => [
  companies.filter(({ isChanged }) => !isChanged),
  companies.filter(({ isChanged }) => isChanged),
];
