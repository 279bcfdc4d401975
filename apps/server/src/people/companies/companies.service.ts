import { Injectable } from '@nestjs/common';
import type { CompaniesQuery, Company, CompanyInput, CompanyUpdate } from '@polaris/contracts';
import { CustomersService } from '../customers/customers.service';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/database-error';
import type { JsonPage } from '../../platform/database/list/list';
import { ProblemError } from '../../platform/problem/problem';
import { CompaniesRepository } from './companies.repository';
import { CompanyPeopleReadModel } from './company-people.read-model';

/** Database triggers keep a company's name and the company text of its customers in sync. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly database: Database,
    private readonly companies: CompaniesRepository,
    private readonly people: CompanyPeopleReadModel,
    private readonly customers: CustomersService,
  ) {}

  /** Sorted by name; searches names. */
  list(query: CompaniesQuery): Promise<JsonPage> {
    return this.companies.list(query);
  }

  get(id: number): Promise<Company> {
    return this.companies.get(id);
  }

  create({ name, ...fields }: CompanyInput): Promise<Company> {
    return this.database
      .transaction(async () => {
        await this.customers.lockWrites();
        return this.get(await this.companies.add({ ...given(fields), name: name.trim() }));
      })
      .catch(nameIsTaken);
  }

  /** Fields that are not sent stay unchanged. */
  update(id: number, { version, name, ...fields }: CompanyUpdate): Promise<Company> {
    return this.database
      .transaction(async () => {
        if (name !== undefined) await this.rename(id, name.trim());
        const changes = { ...given(fields), ...(name !== undefined && { name: name.trim() }) };
        await this.companies.edit(id, version, (row) => Object.assign(row, changes));
        return this.get(id);
      })
      .catch(nameIsTaken);
  }

  /** Updates the customers in batches first: the trigger would update thousands in one statement. */
  private async rename(id: number, name: string): Promise<void> {
    await this.customers.lockWrites();
    const ids = await this.people.firstIds(id);
    await this.customers.setCompanies(ids.map((one) => ({ id: one, company: name })));
  }
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Names are unique, ignoring letter case. */
function nameIsTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const message = 'There is a company with this name already.';
  throw new ProblemError(409, message, [{ path: 'name', message }]);
}
