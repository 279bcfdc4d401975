import { changePasswordInputSchema, deviceSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

export const securityExamples = [
  example(changePasswordInputSchema, {
    currentPassword: 'correct horse battery',
    password: 'a longer horse battery',
  }),
  example(deviceSchema, {
    name: 'Firefox on Windows',
    signedInAt: '2026-03-02T17:00:00.000Z',
    seenAt: '2026-03-20T15:00:00.000Z',
    current: true,
  }),
];
