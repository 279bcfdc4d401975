import { endpoint } from '../../api/endpoint.ts';
import { userSchema } from '../../identity/auth/user.ts';
import { accountDataSchema, deleteAccountInputSchema } from './account.ts';
import { NOT_A_PICTURE } from './profile-picture.ts';

export const downloadAccountData = endpoint({
  tag: 'Account',
  summary: 'Download everything that is stored about the account',
  method: 'GET',
  path: '/api/account/data',
  allow: 'signed-in',
  proof: 'recent',
  exports: 'own account',
  returns: accountDataSchema,
});

export const uploadPicture = endpoint({
  tag: 'Account',
  summary: 'Upload a profile picture',
  description: 'A JPEG, PNG or WebP picture of at most 200,000 bytes and 1,024 x 1,024 pixels.',
  method: 'PUT',
  path: '/api/account/picture',
  allow: 'signed-in',
  proof: 'session',
  upload: { mediaType: 'image/*', example: '(a picture)' },
  returns: userSchema,
  errors: { 413: 'The picture is larger than 200 kB.', 415: NOT_A_PICTURE },
});

export const deleteAccount = endpoint({
  tag: 'Account',
  summary: 'Delete the account',
  method: 'DELETE',
  path: '/api/account',
  allow: 'signed-in',
  proof: 'code',
  body: deleteAccountInputSchema,
  errors: {
    403: 'For your security, please sign in again first.',
    409: 'The account of the owner cannot be deleted here.',
  },
});
