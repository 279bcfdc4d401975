import { endpoint } from '../../api/endpoint.ts';
import {
  conversionSchema,
  customerCreateQuerySchema,
  customerInputSchema,
  customerMatchesQuerySchema,
  customerMatchesSchema,
  customerSchema,
  customerUpdateSchema,
  customersQuerySchema,
  customersSchema,
} from './customer.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const listCustomers = endpoint({
  tag: 'Customers',
  summary: 'List customers, the newest first',
  method: 'GET',
  path: '/api/customers',
  allow: 'owner',
  query: customersQuerySchema,
  returns: customersSchema,
});

export const matchCustomers = endpoint({
  tag: 'Customers',
  summary: 'Find the customers who have an email or a phone',
  method: 'GET',
  path: '/api/customers/matches',
  allow: 'owner',
  query: customerMatchesQuerySchema,
  returns: customerMatchesSchema,
});

export const getCustomer = endpoint({
  tag: 'Customers',
  summary: 'Read a customer',
  method: 'GET',
  path: '/api/customers/:id',
  allow: 'owner',
  params: idParamsSchema,
  returns: customerSchema,
});

export const createCustomer = endpoint({
  tag: 'Customers',
  summary: 'Add a customer',
  method: 'POST',
  path: '/api/customers',
  allow: 'owner',
  proof: 'session',
  hasIdempotencyKey: true,
  query: customerCreateQuerySchema,
  body: customerInputSchema,
  status: 201,
  returns: customerSchema,
  errors: { 409: 'With unlessKnown, a customer has this email or phone already.' },
});

export const updateCustomer = endpoint({
  tag: 'Customers',
  summary: 'Change a customer',
  method: 'PUT',
  path: '/api/customers/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: customerUpdateSchema,
  returns: customerSchema,
});

export const deleteCustomer = endpoint({
  tag: 'Customers',
  summary: 'Move a customer to the trash',
  method: 'DELETE',
  path: '/api/customers/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});

export const convertContact = endpoint({
  tag: 'Customers',
  summary: 'Make a customer of a contact',
  method: 'POST',
  path: '/api/contacts/:id/convert',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: conversionSchema,
  status: 201,
  returns: customerSchema,
  errors: { 409: 'This contact is a customer already.' },
});
