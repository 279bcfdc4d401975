import { endpoint } from '../api/endpoint.ts';
import {
  accountSummariesSchema,
  linkInputSchema,
  linkSchema,
  oneTimeLinkSchema,
  usersQuerySchema,
} from './linked-account.ts';
import { idParamsSchema } from '../values/text.ts';

export const searchAccounts = endpoint({
  tag: 'Linked accounts',
  summary: 'Search for accounts',
  method: 'GET',
  path: '/api/admin/users',
  allow: 'owner',
  query: usersQuerySchema,
  returns: accountSummariesSchema,
});

export const getCustomerAccount = endpoint({
  tag: 'Linked accounts',
  summary: 'Read the account of a customer',
  method: 'GET',
  path: '/api/customers/:id/account',
  allow: 'owner',
  params: idParamsSchema,
  returns: linkSchema,
});

export const linkCustomerAccount = endpoint({
  tag: 'Linked accounts',
  summary: 'Link a customer with an account, or with none',
  method: 'PUT',
  path: '/api/customers/:id/account',
  allow: 'owner',
  params: idParamsSchema,
  body: linkInputSchema,
  returns: linkSchema,
  errors: { 409: 'This account is linked with another customer already.' },
});

export const createOneTimeLink = endpoint({
  tag: 'Linked accounts',
  summary: 'Make a link that lets a customer choose a password',
  method: 'POST',
  path: '/api/customers/:id/account/one-time-link',
  allow: 'owner',
  params: idParamsSchema,
  status: 201,
  returns: oneTimeLinkSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});
