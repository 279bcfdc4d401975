import { endpoint } from '../../api/endpoint.ts';
import { ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
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

export const searchAccounts = ownerRead({
  tag: 'Linked accounts',
  summary: 'Search for accounts',
  path: '/api/admin/users',
  query: usersQuerySchema,
  returns: accountSummariesSchema,
});

export const getCustomerAccount = ownerRead({
  tag: 'Linked accounts',
  summary: 'Read the account of a customer',
  path: '/api/customers/:id/account',
  params: idParamsSchema,
  returns: linkSchema,
});

export const getAccountGain = ownerRead({
  tag: 'Linked accounts',
  summary: 'Read what an account would see once it is linked with a customer',
  path: '/api/customers/:id/account-gain',
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

export const setAccountAccess = ownerWrite({
  tag: 'Linked accounts',
  summary: 'Disable the account of a customer, or enable it again',
  description:
    'Disabling ends all access at once: devices, links that were mailed, sign-ins under way. Nothing of the account is deleted.',
  method: 'PUT',
  path: '/api/customers/:id/account/access',
  params: idParamsSchema,
  body: accountAccessInputSchema,
  returns: linkSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});

export const listCustomerDevices = ownerRead({
  tag: 'Linked accounts',
  summary: 'List the devices that a customer is signed in on',
  path: '/api/customers/:id/account/devices',
  params: idParamsSchema,
  returns: devicesSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});

export const signOutCustomerDevice = ownerDelete({
  tag: 'Linked accounts',
  summary: 'Sign a customer out on one device',
  path: '/api/customers/:id/account/devices/:deviceId',
  params: customerDeviceParamsSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});

export const signOutCustomer = ownerDelete({
  tag: 'Linked accounts',
  summary: 'Sign a customer out everywhere',
  path: '/api/customers/:id/account/devices',
  params: idParamsSchema,
  errors: { 409: 'This customer has no account. Link one first.' },
});
