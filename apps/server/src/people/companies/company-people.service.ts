import { Injectable } from '@nestjs/common';
import {
  type AuditEntry,
  type CompanyPeopleQuery,
  type CustomerCompany,
  MAX_CUSTOMER_COMPANIES,
  type PageQuery,
} from '@polaris/contracts';
import { CustomersService } from '../customers/customers.service';
import { Database } from '../../platform/database/database';
import type { JsonPage, Page } from '../../platform/database/list/list';
import { conflict } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import { CompaniesRepository } from './companies.repository';
import { CompanyPeopleReadModel } from './company-people.read-model';

const FULL = `A customer can belong to at most ${MAX_CUSTOMER_COMPANIES} companies.`;

/** Who belongs to which company. The customer is locked first, then the company. */
@Injectable()
export class CompanyPeopleService {
  constructor(
    private readonly database: Database,
    private readonly companies: CompaniesRepository,
    private readonly people: CompanyPeopleReadModel,
    private readonly customers: CustomersService,
    private readonly audit: AuditService,
  ) {}

  /** Sorted by name. */
  async list(companyId: number, query: CompanyPeopleQuery): Promise<JsonPage> {
    await this.companies.get(companyId);
    return this.people.list(companyId, query);
  }

  /** Changes to the company's current people, newest first. */
  async listChanges(companyId: number, query: PageQuery): Promise<Page<AuditEntry>> {
    await this.companies.get(companyId);
    return this.audit.listOf('customers', await this.people.idsOf(companyId), query);
  }

  /** The first company, then the others by name. */
  async ofCustomer(customerId: number): Promise<CustomerCompany[]> {
    await this.customers.get(customerId);
    return this.people.ofCustomer(customerId);
  }

  /** If the customer's company text names none of their companies, this becomes their first company. */
  add(companyId: number, customerId: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.customers.lockToEdit(customerId);
      const name = await this.companies.lock(companyId);
      const before = await this.people.ofCustomer(customerId);
      if (before.some(({ id }) => id === companyId)) return;
      if (before.length >= MAX_CUSTOMER_COMPANIES) throw conflict(FULL);
      await this.companies.addPerson(companyId, customerId);
      await this.log(customerId, { joinedCompany: name });
      if (!before.some(({ isFirst }) => isFirst)) await this.customers.setCompany(customerId, name);
    });
  }

  /** Does nothing for a customer who does not belong to it. */
  remove(companyId: number, customerId: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.customers.lockToEdit(customerId);
      const name = await this.companies.lock(companyId);
      const before = await this.people.ofCustomer(customerId);
      if (!(await this.companies.removePerson(companyId, customerId))) return;
      await this.log(customerId, { leftCompany: name });
      const [first, next] = before;
      if (first?.isFirst && first.id === companyId)
        await this.customers.setCompany(customerId, next?.name ?? null);
    });
  }

  private log(recordId: number, after: object): Promise<void> {
    return this.audit.add({ relation: 'customers', recordId, after });
  }
}
