import { endpoint } from '../../api/endpoint.ts';
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

export const listCompanies = endpoint({
  tag: 'Companies',
  summary: 'List companies by name',
  method: 'GET',
  path: '/api/admin/companies',
  allow: 'owner',
  query: companiesQuerySchema,
  returns: companiesSchema,
});

export const getCompany = endpoint({
  tag: 'Companies',
  summary: 'Read a company',
  method: 'GET',
  path: '/api/admin/companies/:id',
  allow: 'owner',
  params: idParamsSchema,
  returns: companySchema,
});

export const createCompany = endpoint({
  tag: 'Companies',
  summary: 'Add a company',
  description: 'Customers whose text is its name belong to it from then on.',
  method: 'POST',
  path: '/api/admin/companies',
  allow: 'owner',
  proof: 'session',
  body: companyInputSchema,
  status: 201,
  returns: companySchema,
  errors: { 409: NAME_TAKEN },
});

export const updateCompany = endpoint({
  tag: 'Companies',
  summary: 'Change a company',
  description: 'Another name becomes the text of the customers whose first company it is.',
  method: 'PUT',
  path: '/api/admin/companies/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: companyUpdateSchema,
  returns: companySchema,
  errors: { 409: NAME_TAKEN },
});

export const deleteCompany = endpoint({
  tag: 'Companies',
  summary: 'Move a company to the trash',
  description: 'Its people stay, and so does their text.',
  method: 'DELETE',
  path: '/api/admin/companies/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});

export const listCompanyPeople = endpoint({
  tag: 'Companies',
  summary: 'List the customers who belong to a company, by name',
  method: 'GET',
  path: '/api/admin/companies/:id/people',
  allow: 'owner',
  params: idParamsSchema,
  query: companyPeopleQuerySchema,
  returns: companyPeopleSchema,
});

export const addCompanyPerson = endpoint({
  tag: 'Companies',
  summary: 'Add a customer to a company',
  description: 'It is their first one unless they have a first one.',
  method: 'PUT',
  path: '/api/admin/companies/:id/people/:customerId',
  allow: 'owner',
  proof: 'session',
  params: companyPersonParamsSchema,
  errors: { 409: 'The customer belongs to as many companies as possible.' },
});

export const removeCompanyPerson = endpoint({
  tag: 'Companies',
  summary: 'Remove a customer from a company',
  description: 'If it was their first one, the next one by name is from then on.',
  method: 'DELETE',
  path: '/api/admin/companies/:id/people/:customerId',
  allow: 'owner',
  proof: 'session',
  params: companyPersonParamsSchema,
});

export const listCustomerCompanies = endpoint({
  tag: 'Companies',
  summary: 'List the companies of a customer, the first one first',
  method: 'GET',
  path: '/api/customers/:id/companies',
  allow: 'owner',
  params: idParamsSchema,
  returns: customerCompaniesSchema,
});
