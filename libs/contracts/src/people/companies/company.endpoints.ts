import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  companiesQuerySchema,
  companiesSchema,
  companyInputSchema,
  companyPeopleQuerySchema,
  companyPeopleSchema,
  companyPersonParamsSchema,
  companySchema,
  companyUpdateSchema,
  customerCompaniesSchema,
} from './company.ts';

const NAME_TAKEN = 'There is a company with this name already.';

export const listCompanies = ownerRead({
  tag: 'Companies',
  summary: 'List companies by name',
  path: '/api/admin/companies',
  query: companiesQuerySchema,
  returns: companiesSchema,
});

export const getCompany = ownerRead({
  tag: 'Companies',
  summary: 'Read a company',
  path: '/api/admin/companies/:id',
  params: idParamsSchema,
  returns: companySchema,
});

export const createCompany = ownerCreate({
  tag: 'Companies',
  summary: 'Add a company',
  description: 'Customers whose text is its name belong to it from then on.',
  path: '/api/admin/companies',
  body: companyInputSchema,
  returns: companySchema,
  errors: { 409: NAME_TAKEN },
});

export const updateCompany = ownerWrite({
  tag: 'Companies',
  summary: 'Change a company',
  description: 'Another name becomes the text of the customers whose first company it is.',
  method: 'PUT',
  path: '/api/admin/companies/:id',
  params: idParamsSchema,
  body: companyUpdateSchema,
  returns: companySchema,
  errors: { 409: NAME_TAKEN },
});

export const deleteCompany = ownerDelete({
  tag: 'Companies',
  summary: 'Move a company to the trash',
  description: 'Its people stay, and so does their text.',
  path: '/api/admin/companies/:id',
  params: idParamsSchema,
});

export const listCompanyPeople = ownerRead({
  tag: 'Companies',
  summary: 'List the customers who belong to a company, by name',
  path: '/api/admin/companies/:id/people',
  params: idParamsSchema,
  query: companyPeopleQuerySchema,
  returns: companyPeopleSchema,
});

export const addCompanyPerson = ownerWrite({
  tag: 'Companies',
  summary: 'Add a customer to a company',
  description: 'It is their first one unless they have a first one.',
  method: 'PUT',
  path: '/api/admin/companies/:id/people/:customerId',
  params: companyPersonParamsSchema,
  errors: { 409: 'The customer belongs to as many companies as possible.' },
});

export const removeCompanyPerson = ownerDelete({
  tag: 'Companies',
  summary: 'Remove a customer from a company',
  description: 'If it was their first one, the next one by name is from then on.',
  path: '/api/admin/companies/:id/people/:customerId',
  params: companyPersonParamsSchema,
});

export const listCustomerCompanies = ownerRead({
  tag: 'Companies',
  summary: 'List the companies of a customer, the first one first',
  path: '/api/customers/:id/companies',
  params: idParamsSchema,
  returns: customerCompaniesSchema,
});
