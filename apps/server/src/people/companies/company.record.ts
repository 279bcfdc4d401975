import { Injectable } from '@nestjs/common';
import { CustomersService } from '../customers/customers.service';
import { conflict } from '../../platform/problem/problem';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { COMPANY, CompaniesRepository } from './companies.repository';
import { companyColumns } from './company.columns';

/** Registers companies with the audit log, the trash and exports. */
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

  /** Restoring adds the name again: customers who have it as text by now join the company. */
  private async prepare(row: Record<string, unknown>): Promise<Record<string, unknown>> {
    await this.customers.lockWrites();
    if ((await this.companies.idNamed(String(row.name))) !== undefined)
      throw conflict('There is another company with this name now. Rename that one first.');
    return row;
  }
}
