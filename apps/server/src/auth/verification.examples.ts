import {
  cancelEmailInputSchema,
  changeEmailInputSchema,
  verifiedEmailSchema,
  verifyCodeInputSchema,
  verifyEmailInputSchema,
} from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

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
