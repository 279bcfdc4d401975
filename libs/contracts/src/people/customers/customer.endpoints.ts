import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
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

export const listCustomers = ownerRead({
  tag: 'Customers',
  summary: 'List customers, the newest first',
  path: '/api/customers',
  query: customersQuerySchema,
  returns: customersSchema,
});

export const matchCustomers = ownerRead({
  tag: 'Customers',
  summary: 'Find the customers who have a name, an email or a phone',
  path: '/api/customers/matches',
  query: customerMatchesQuerySchema,
  returns: customerMatchesSchema,
});

export const getCustomer = ownerRead({
  tag: 'Customers',
  summary: 'Read a customer',
  path: '/api/customers/:id',
  params: idParamsSchema,
  returns: customerSchema,
});

export const createCustomer = ownerCreate({
  tag: 'Customers',
  summary: 'Add a customer',
  path: '/api/customers',
  hasIdempotencyKey: true,
  query: customerCreateQuerySchema,
  body: customerInputSchema,
  returns: customerSchema,
  errors: { 409: 'With unlessKnown, a customer has this name, email or phone already.' },
});

export const updateCustomer = ownerWrite({
  tag: 'Customers',
  summary: 'Change a customer',
  method: 'PUT',
  path: '/api/customers/:id',
  params: idParamsSchema,
  body: customerUpdateSchema,
  returns: customerSchema,
});

export const deleteCustomer = ownerDelete({
  tag: 'Customers',
  summary: 'Move a customer to the trash',
  path: '/api/customers/:id',
  params: idParamsSchema,
});

export const convertContact = ownerCreate({
  tag: 'Customers',
  summary: 'Make a customer of a contact',
  path: '/api/contacts/:id/convert',
  params: idParamsSchema,
  body: conversionSchema,
  returns: customerSchema,
  errors: { 409: 'This contact is a customer already.' },
});
