import {
  changePasswordInputSchema,
  deviceParamsSchema,
  deviceSchema,
  signOutDeviceInputSchema,
} from '../../site/account/account.ts';
import { describeTag, example } from '../../api/example.ts';
import {
  cancelEmailInputSchema,
  changeEmailInputSchema,
  verifiedEmailSchema,
  verifyCodeInputSchema,
  verifyEmailInputSchema,
} from './verification.ts';

export const DEVICE = {
  id: '5f0c9a1e7d3b48c2a6e4f1b09d8c7a35',
  name: 'Firefox on Windows',
  signedInAt: '2026-03-02T17:00:00.000Z',
  seenAt: '2026-03-20T15:00:00.000Z',
  current: true,
};

export const securityExamples = [
  example(changePasswordInputSchema, {
    currentPassword: 'correct horse battery',
    password: 'a longer horse battery',
  }),
  example(deviceSchema, DEVICE),
  example(deviceParamsSchema, { deviceId: DEVICE.id }),
  example(signOutDeviceInputSchema, { currentPassword: 'correct horse battery' }),
];

export const verificationExamples = [
  example(verifyEmailInputSchema, {
    token: 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM',
    currentPassword: 'correct horse battery',
  }),
  example(cancelEmailInputSchema, { token: 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM' }),
  example(verifiedEmailSchema, { email: 'maya@example.com' }),
  example(verifyCodeInputSchema, { code: '123456' }),
  example(changeEmailInputSchema, {
    email: 'maya.okafor@example.com',
    currentPassword: 'correct horse battery',
  }),
];

export const accountSecurityTag = describeTag(
  'Account security',
  'The password, the devices and the email address of an account.',
);
