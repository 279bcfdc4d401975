import { endpoint } from '../../api/endpoint.ts';
import { accountGainQuerySchema, accountGainSchema } from './account-gain.ts';
import { customerDeviceParamsSchema, devicesSchema } from '../../site/account/account.ts';
import {
  accountAccessInputSchema,
  accountSummariesSchema,
  linkInputSchema,
  linkSchema,
  oneTimeLinkSchema,
  usersQuerySchema,
} from './linked-account.ts';
import { idParamsSchema } from '../../values/text/text.ts';

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

export const getAccountGain = endpoint({
  tag: 'Linked accounts',
  summary: 'Read what an account would see once it is linked with a customer',
  method: 'GET',
  path: '/api/customers/:id/account-gain',
  allow: 'owner',
  params: idParamsSchema,
  query: accountGainQuerySchema,
  returns: accountGainSchema,
});

export const linkCustomerAccount = endpoint({
  tag: 'Linked accounts',
  summary: 'Link a customer with an account, or with none',
  method: 'PUT',
  path: '/api/customers/:id/account',
  allow: 'owner',
  proof: 'recent',
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
  proof: 'recent',
  params: idParamsSchema,
  status: 201,
  returns: oneTimeLinkSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});

export const setAccountAccess = endpoint({
  tag: 'Linked accounts',
  summary: 'Disable the account of a customer, or enable it again',
  description:
    'Disabling ends all access at once: devices, links that were mailed, sign-ins under way. Nothing of the account is deleted.',
  method: 'PUT',
  path: '/api/customers/:id/account/access',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: accountAccessInputSchema,
  returns: linkSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});

export const listCustomerDevices = endpoint({
  tag: 'Linked accounts',
  summary: 'List the devices that a customer is signed in on',
  method: 'GET',
  path: '/api/customers/:id/account/devices',
  allow: 'owner',
  params: idParamsSchema,
  returns: devicesSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});

export const signOutCustomerDevice = endpoint({
  tag: 'Linked accounts',
  summary: 'Sign a customer out on one device',
  method: 'DELETE',
  path: '/api/customers/:id/account/devices/:deviceId',
  allow: 'owner',
  proof: 'session',
  params: customerDeviceParamsSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});

export const signOutCustomer = endpoint({
  tag: 'Linked accounts',
  summary: 'Sign a customer out everywhere',
  method: 'DELETE',
  path: '/api/customers/:id/account/devices',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});
