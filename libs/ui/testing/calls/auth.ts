import {
  cancelEmailInputSchema,
  disownEmailInputSchema,
  forgotPasswordInputSchema,
  loginInputSchema,
  profileInputSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  setupInputSchema,
  signInOptionsSchema,
  userSchema,
  verifiedEmailSchema,
  verifyCodeInputSchema,
  verifyEmailInputSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/auth/user': { response: userSchema },
  'PATCH /api/auth/user': { request: profileInputSchema, response: userSchema },
  'GET /api/auth/options': { response: signInOptionsSchema },
  'POST /api/auth/login': { request: loginInputSchema, response: userSchema },
  'POST /api/auth/register': { request: registerInputSchema, response: userSchema },
  'POST /api/auth/reset-password': { request: resetPasswordInputSchema, response: userSchema },
  'POST /api/auth/setup': { request: setupInputSchema, response: userSchema },
  'POST /api/auth/forgot-password': { request: forgotPasswordInputSchema },
  'POST /api/auth/logout': {},
  'POST /api/auth/verify-email': { request: verifyEmailInputSchema, response: verifiedEmailSchema },
  'POST /api/auth/cancel-email': { request: cancelEmailInputSchema, response: verifiedEmailSchema },
  'POST /api/auth/disown-email': { request: disownEmailInputSchema },
  'POST /api/auth/verify-code': { request: verifyCodeInputSchema, response: userSchema },
  'POST /api/auth/verification': {},
};
