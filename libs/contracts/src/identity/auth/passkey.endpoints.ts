import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  passkeyCreationSchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
  passkeySchema,
  renamePasskeyInputSchema,
} from './passkey.ts';
import { changePasskeyInputSchema, passkeySignInInputSchema } from './two-factor.ts';

const TOO_MANY = { 429: 'Too many attempts. Please try again later.' };

export const prepareNewPasskey = endpoint({
  tag: 'Passkeys',
  summary: 'Begin to add a passkey; answers what the browser is asked for',
  description:
    'Two-factor authentication has to be on, so that codes remain when a passkey is lost. It asks for the password, too, ten minutes after signing in.',
  method: 'POST',
  path: '/api/auth/two-factor/passkeys/options',
  allow: 'signed-in',
  proof: 'code',
  body: changePasskeyInputSchema,
  returns: passkeyCreationSchema,
  errors: {
    403: 'For your security, please sign in again first.',
    409: 'Two-factor authentication is off.',
    ...TOO_MANY,
  },
});

export const addPasskey = endpoint({
  tag: 'Passkeys',
  summary: 'Add the passkey that the browser has made',
  method: 'POST',
  path: '/api/auth/two-factor/passkeys',
  allow: 'signed-in',
  proof: 'code',
  body: passkeyRegistrationSchema,
  status: 201,
  returns: passkeySchema,
  errors: { 409: 'Two-factor authentication is off.' },
});

export const renamePasskey = endpoint({
  tag: 'Passkeys',
  summary: 'Rename a passkey',
  method: 'PATCH',
  path: '/api/auth/two-factor/passkeys/:id',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  body: renamePasskeyInputSchema,
  returns: passkeySchema,
});

export const removePasskey = endpoint({
  tag: 'Passkeys',
  summary: 'Remove a passkey',
  description: 'It asks for the password, too, ten minutes after signing in.',
  method: 'DELETE',
  path: '/api/auth/two-factor/passkeys/:id',
  allow: 'signed-in',
  proof: 'code',
  params: idParamsSchema,
  body: changePasskeyInputSchema,
  errors: { 403: 'For your security, please sign in again first.', ...TOO_MANY },
});

export const requestPasskey = endpoint({
  tag: 'Passkeys',
  summary: 'Begin to use a passkey in place of a code',
  description: 'What it answers works once, within five minutes, in this login session.',
  method: 'POST',
  path: '/api/auth/two-factor/passkeys/request',
  allow: 'signed-in',
  proof: 'session',
  returns: passkeyRequestSchema,
  errors: { 409: 'This account has no passkey.', ...TOO_MANY },
});

export const requestPasskeyToSignIn = endpoint({
  tag: 'Passkeys',
  summary: 'Begin to use a passkey at a sign-in',
  description:
    'After the password, or after the provider has said who it is. It works once, within five minutes, in this browser.',
  method: 'POST',
  path: '/api/auth/two-factor/sign-in/passkey',
  allow: 'anyone',
  body: passkeySignInInputSchema,
  returns: passkeyRequestSchema,
  errors: {
    401: 'Email or password is wrong.',
    409: 'This account has no passkey.',
    ...TOO_MANY,
  },
});
