import { Injectable } from '@nestjs/common';
import { CustomersService } from '../customers/customers.service';
import { conflict } from '../../platform/problem/problem';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { COMPANY, CompaniesRepository } from './companies.repository';
import { companyColumns } from './company.columns';

/** What the engines over records know of companies. */
@Injectable()
export class CompanyRecordKind {
  constructor(
    registry: RecordRegistry,
    private readonly companies: CompaniesRepository,
    private readonly customers: CustomersService,
  ) {
    registry.register({
      table: 'companies',
      name: COMPANY,
      label: 'name',
      links: {
        table: 'customer_companies',
        columns: { customerId: 'customers', companyId: 'companies' },
      },
      trash: { kind: 'company', prepare: (row) => this.prepare(row) },
      export: { kind: 'companies', columns: companyColumns.inFile },
    });
  }

  /** A restored name is a new one: customers who have been given it as text since belong to the company. */
  private async prepare(row: Record<string, unknown>): Promise<Record<string, unknown>> {
    await this.customers.lockWrites();
    if ((await this.companies.idNamed(String(row.name))) !== undefined)
      throw conflict('There is another company with this name now. Rename that one first.');
    return row;
  }
}
