import { endpoint } from '../../api/endpoint.ts';
import { ownerWrite } from '../../api/owner-calls.ts';
import {
  authenticatorKeySchema,
  startTwoFactorInputSchema,
  changeTwoFactorInputSchema,
  factorCodeInputSchema,
  factorInputSchema,
  recentProofInputSchema,
  recoveryCodesSchema,
  signedInAtProviderSchema,
  twoFactorSchema,
} from './two-factor.ts';

const TOO_MANY = { 429: 'Too many attempts. Please try again later.' };

export const getTwoFactor = endpoint({
  tag: 'Two-factor authentication',
  summary: 'Tell whether the account asks for a code',
  method: 'GET',
  path: '/api/auth/two-factor',
  allow: 'signed-in',
  returns: twoFactorSchema,
});

export const startTwoFactor = endpoint({
  tag: 'Two-factor authentication',
  summary: 'Make a key for an authenticator app',
  description:
    'Nothing changes until a code of the app is sent. It asks for the password ten minutes after signing in.',
  method: 'POST',
  path: '/api/auth/two-factor',
  allow: 'signed-in',
  proof: 'session',
  body: startTwoFactorInputSchema,
  returns: authenticatorKeySchema,
  errors: {
    403: 'For your security, please sign in again first.',
    409: 'Two-factor authentication is already on.',
  },
});

export const enableTwoFactor = endpoint({
  tag: 'Two-factor authentication',
  summary: 'Turn it on with a code of the app; answers the recovery codes',
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  allow: 'signed-in',
  proof: 'session',
  body: factorCodeInputSchema,
  returns: recoveryCodesSchema,
  errors: { 409: 'Two-factor authentication is already on.', ...TOO_MANY },
});

export const renewRecoveryCodes = endpoint({
  tag: 'Two-factor authentication',
  summary: 'Replace the recovery codes',
  description: 'It asks for the password, too, ten minutes after signing in.',
  method: 'POST',
  path: '/api/auth/two-factor/recovery-codes',
  allow: 'signed-in',
  proof: 'session',
  body: changeTwoFactorInputSchema,
  returns: recoveryCodesSchema,
  errors: {
    403: 'For your security, please sign in again first.',
    409: 'Two-factor authentication is off.',
    ...TOO_MANY,
  },
});

export const disableTwoFactor = endpoint({
  tag: 'Two-factor authentication',
  summary: 'Turn it off with a code or a passkey',
  description: 'It asks for the password, too, ten minutes after signing in.',
  method: 'DELETE',
  path: '/api/auth/two-factor',
  allow: 'signed-in',
  proof: 'session',
  body: changeTwoFactorInputSchema,
  errors: {
    403: 'For your security, please sign in again first.',
    409: 'Two-factor authentication is off.',
    ...TOO_MANY,
  },
});

export const confirmTwoFactor = endpoint({
  tag: 'Two-factor authentication',
  summary: 'Enter a code, a passkey or the password for what asks for a recent one',
  description: 'It counts for ten minutes in this login session.',
  method: 'POST',
  path: '/api/auth/two-factor/confirm',
  allow: 'signed-in',
  proof: 'session',
  body: recentProofInputSchema,
  errors: {
    400: 'What was entered is wrong.',
    409: 'Two-factor authentication is off; or it is on, and the password is not enough.',
    ...TOO_MANY,
  },
});

/** Called by earlier desktop apps before they follow a download link. */
export const checkRecentFactor = endpoint({
  tag: 'Two-factor authentication',
  summary: 'Tell, before a download, whether it would ask for a recent proof',
  method: 'GET',
  path: '/api/auth/two-factor/recent',
  allow: 'signed-in',
  proof: 'recent',
  recentFactor: true,
});

export const finishProviderSignIn = endpoint({
  tag: 'Two-factor authentication',
  summary: 'Finish a sign-in through the provider with a code or a passkey',
  method: 'POST',
  path: '/api/auth/two-factor/sign-in',
  allow: 'anyone',
  body: factorInputSchema,
  returns: signedInAtProviderSchema,
  errors: { 401: 'This sign-in has expired. Please start again.', ...TOO_MANY },
});

export const declineTwoFactor = ownerWrite({
  tag: 'Two-factor authentication',
  summary: 'Not be asked again after signing in to set it up',
  method: 'POST',
  path: '/api/auth/two-factor/decline',
});
