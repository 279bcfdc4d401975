import { Controller } from '@nestjs/common';
import {
  type AuditEntry,
  type Company,
  type CustomerCompany,
  addCompanyPerson,
  createCompany,
  deleteCompany,
  getCompany,
  listCompanies,
  listCompanyChanges,
  listCompanyPeople,
  listCustomerCompanies,
  removeCompanyPerson,
  updateCompany,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage, Page } from '../../platform/database/list/list';
import { TrashService } from '../../records/trash/trash.service';
import { CompaniesService } from './companies.service';
import { CompanyPeopleService } from './company-people.service';

@Controller()
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly people: CompanyPeopleService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listCompanies)
  list({ query }: InputOf<typeof listCompanies>): Promise<JsonPage> {
    return this.companies.list(query);
  }

  @Handle(getCompany)
  get({ params: { id } }: InputOf<typeof getCompany>): Promise<Company> {
    return this.companies.get(id);
  }

  @Handle(createCompany)
  create({ body: input }: InputOf<typeof createCompany>): Promise<Company> {
    return this.companies.create(input);
  }

  @Handle(updateCompany)
  update({ params: { id }, body: input }: InputOf<typeof updateCompany>): Promise<Company> {
    return this.companies.update(id, input);
  }

  @Handle(deleteCompany)
  remove({ params: { id } }: InputOf<typeof deleteCompany>): Promise<void> {
    return this.trash.remove('company', id);
  }

  @Handle(listCompanyPeople)
  listPeople({ params: { id }, query }: InputOf<typeof listCompanyPeople>): Promise<JsonPage> {
    return this.people.list(id, query);
  }

  @Handle(addCompanyPerson)
  addPerson({ params: { id, customerId } }: InputOf<typeof addCompanyPerson>): Promise<void> {
    return this.people.add(id, customerId);
  }

  @Handle(removeCompanyPerson)
  removePerson({ params: { id, customerId } }: InputOf<typeof removeCompanyPerson>): Promise<void> {
    return this.people.remove(id, customerId);
  }

  @Handle(listCompanyChanges)
  listChanges({
    params: { id },
    query,
  }: InputOf<typeof listCompanyChanges>): Promise<Page<AuditEntry>> {
    return this.people.listChanges(id, query);
  }

  @Handle(listCustomerCompanies)
  ofCustomer({
    params: { id },
  }: InputOf<typeof listCustomerCompanies>): Promise<CustomerCompany[]> {
    return this.people.ofCustomer(id);
  }
}
