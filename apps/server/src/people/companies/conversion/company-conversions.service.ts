import { Injectable } from '@nestjs/common';
import type { CompanyConversion, CompanyConversionInput, CompanyTexts } from '@polaris/contracts';
import { CustomersService } from '../../customers/customers.service';
import { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/problem/problem';
import { AuditService } from '../../../records/audit/audit.service';
import { CompaniesRepository } from '../companies.repository';
import { CompanyConversionsReadModel } from './company-conversions.read-model';
import { CompanyConversionsRepository } from './company-conversions.repository';

type Group = CompanyConversionInput['groups'][number];

/** Converts the company texts of customers to company records. */
@Injectable()
export class CompanyConversionsService {
  constructor(
    private readonly database: Database,
    private readonly conversions: CompanyConversionsRepository,
    private readonly readModel: CompanyConversionsReadModel,
    private readonly companies: CompaniesRepository,
    private readonly customers: CustomersService,
    private readonly audit: AuditService,
  ) {}

  texts(): Promise<CompanyTexts> {
    return this.readModel.texts();
  }

  /** Conversions that can still be undone, newest first. */
  list(): Promise<CompanyConversion[]> {
    return this.conversions.list();
  }

  /** Skips texts that no customer has now. */
  convert({ groups }: CompanyConversionInput): Promise<CompanyConversion> {
    return this.database.transaction(async () => {
      await this.customers.lockWrites();
      const id = await this.conversions.add();
      const made: number[] = [];
      let people = 0;
      for (const group of groups) {
        const done = await this.convertGroup(id, group);
        if (done.isMade) made.push(done.companyId);
        people += done.people;
      }
      if (people === 0) throw conflict('No customer has any of these company names now.');
      await this.conversions.finish(id, made, people, await this.audit.lastId());
      const [conversion] = await this.conversions.list(id);
      return conversion!;
    });
  }

  private async convertGroup(id: number, group: Group) {
    const name = group.name.trim();
    const written = await this.readModel.findWritten(group.texts);
    if (written.length === 0) return { isMade: false, companyId: 0, people: 0 };
    const known = await this.companies.idNamed(name);
    const companyId = known ?? (await this.companies.add({ name }));
    await this.conversions.addTexts(id, companyId, written);
    const others = written.filter(({ text }) => text !== name).map((one) => one.id);
    await this.customers.setCompanies(others.map((one) => ({ id: one, company: name })));
    return { isMade: known === undefined, companyId, people: written.length };
  }
}
