import { describeTag, example } from '../../api/example.ts';
import { appExchangeInputSchema } from './app-sign-in.ts';
import {
  forgotPasswordInputSchema,
  loginInputSchema,
  profileInputSchema,
  registerInputSchema,
  resetLinkInputSchema,
  resetPasswordInputSchema,
  setupInputSchema,
  signInOptionsSchema,
  userSchema,
} from './user.ts';

/** Tokens, codes and verifiers: 32 bytes in base64url. */
const KEY = 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM';

export const USER = {
  id: '7f3c1d0e-3a53-4c5e-9d53-0f6f4f0c2b1a',
  email: 'maya@example.com',
  emailStatus: 'verified',
  pendingEmail: null,
  hasPassword: true,
  firstName: 'Maya',
  lastName: 'Okafor',
  profileImageUrl: null,
  phone: '(310) 555-0110',
  isAdmin: false,
  timeZone: null,
  createdAt: '2026-03-02T17:00:00.000Z',
  updatedAt: '2026-03-02T17:00:00.000Z',
} as const;

export const authExamples = [
  example(userSchema, USER),
  example(profileInputSchema, { firstName: 'Maya', lastName: 'Okafor', phone: '(310) 555-0110' }),
  example(signInOptionsSchema, { openId: false, mail: true }),
  example(registerInputSchema, {
    email: 'maya@example.com',
    password: 'correct horse battery',
    firstName: 'Maya',
    lastName: 'Okafor',
  }),
  example(loginInputSchema, { email: 'maya@example.com', password: 'correct horse battery' }),
  example(forgotPasswordInputSchema, { email: 'maya@example.com' }),
  example(resetLinkInputSchema, { token: KEY }),
  example(resetPasswordInputSchema, { token: KEY, password: 'correct horse battery' }),
  example(setupInputSchema, {
    token: KEY,
    email: 'owner@example.com',
    password: 'correct horse battery',
    firstName: 'Ada',
    lastName: 'Harbor',
  }),
  example(appExchangeInputSchema, { code: KEY, verifier: KEY }),
];

export const signInTag = describeTag(
  'Sign-in',
  'Accounts, login sessions and forgotten passwords.',
);
