import { endpoint } from '../api/endpoint.ts';
import { accountDataSchema, deleteAccountInputSchema } from './account.ts';

export const downloadAccountData = endpoint({
  tag: 'Account',
  summary: 'Download everything that is stored about the account',
  method: 'GET',
  path: '/api/account/data',
  allow: 'signed-in',
  returns: accountDataSchema,
});

export const deleteAccount = endpoint({
  tag: 'Account',
  summary: 'Delete the account',
  method: 'DELETE',
  path: '/api/account',
  allow: 'signed-in',
  body: deleteAccountInputSchema,
  errors: {
    403: 'For your security, please sign in again first.',
    409: 'The account of the owner cannot be deleted here.',
  },
});
