import { endpoint } from '../../api/endpoint.ts';
import {
  cancelEmailInputSchema,
  changeEmailInputSchema,
  disownEmailInputSchema,
  verifiedEmailSchema,
  verifyCodeInputSchema,
  verifyEmailInputSchema,
} from './verification.ts';
import {
  changePasswordInputSchema,
  deviceParamsSchema,
  devicesSchema,
  signOutDeviceInputSchema,
} from '../../site/account/account.ts';
import { userSchema } from './user.ts';

export const changePassword = endpoint({
  tag: 'Account security',
  summary: 'Change the password; other devices are signed out',
  method: 'PUT',
  path: '/api/auth/password',
  allow: 'signed-in',
  proof: 'code',
  body: changePasswordInputSchema,
  errors: { 409: 'This account has no password yet. Ask for one on the sign-in page.' },
});

export const listDevices = endpoint({
  tag: 'Account security',
  summary: 'List the devices that are signed in',
  method: 'GET',
  path: '/api/auth/devices',
  allow: 'signed-in',
  returns: devicesSchema,
});

export const signOutEverywhere = endpoint({
  tag: 'Account security',
  summary: 'Sign out on every device',
  method: 'DELETE',
  path: '/api/auth/devices',
  allow: 'signed-in',
  proof: 'session',
});

export const signOutDevice = endpoint({
  tag: 'Account security',
  summary: 'Sign out on one device',
  method: 'DELETE',
  path: '/api/auth/devices/:deviceId',
  allow: 'signed-in',
  proof: 'code',
  params: deviceParamsSchema,
  body: signOutDeviceInputSchema,
  errors: { 403: 'For your security, please sign in again first.' },
});

export const verifyEmail = endpoint({
  tag: 'Account security',
  summary: 'Verify an email address with a mailed link',
  method: 'POST',
  path: '/api/auth/verify-email',
  allow: 'anyone',
  body: verifyEmailInputSchema,
  returns: verifiedEmailSchema,
  errors: {
    409: 'There is already an account with this address.',
    429: 'Too many attempts. Please try again later.',
  },
});

export const disownEmail = endpoint({
  tag: 'Account security',
  summary: 'Say that someone else has entered an email address',
  method: 'POST',
  path: '/api/auth/disown-email',
  allow: 'anyone',
  body: disownEmailInputSchema,
  errors: { 429: 'Too many attempts. Please try again later.' },
});

export const verifyEmailByCode = endpoint({
  tag: 'Account security',
  summary: 'Verify an email address with a mailed code',
  method: 'POST',
  path: '/api/auth/verify-code',
  allow: 'signed-in',
  proof: 'session',
  body: verifyCodeInputSchema,
  returns: userSchema,
  errors: { 409: 'There is already an account with this address.' },
});

export const resendVerification = endpoint({
  tag: 'Account security',
  summary: 'Mail the link and the code again',
  method: 'POST',
  path: '/api/auth/verification',
  allow: 'signed-in',
  proof: 'session',
  status: 202,
  errors: { 409: 'Your address is verified already.' },
});

export const changeEmail = endpoint({
  tag: 'Account security',
  summary: 'Change the email address',
  method: 'PUT',
  path: '/api/auth/email',
  allow: 'signed-in',
  proof: 'code',
  body: changeEmailInputSchema,
  returns: userSchema,
  errors: {
    403: 'For your security, please sign in again first.',
    409: 'There is already an account with this address.',
  },
});

export const cancelEmailChange = endpoint({
  tag: 'Account security',
  summary: 'Discard an address that is not verified yet',
  method: 'DELETE',
  path: '/api/auth/email',
  allow: 'signed-in',
  proof: 'session',
  returns: userSchema,
});

export const cancelEmailChangeByLink = endpoint({
  tag: 'Account security',
  summary: 'Keep the email address with the link that was mailed to it',
  method: 'POST',
  path: '/api/auth/cancel-email',
  allow: 'anyone',
  body: cancelEmailInputSchema,
  returns: verifiedEmailSchema,
  errors: { 429: 'Too many attempts. Please try again later.' },
});
