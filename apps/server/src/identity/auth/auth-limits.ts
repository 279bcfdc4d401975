import type { LimitRule } from '../../platform/http/limits/limits.service';

const QUARTER_HOUR = 900;
const HOUR = 3600;

/** Limits for attempts; `duration` is in seconds. */
export const authLimits = {
  unknownDeviceSignIn: { name: 'sign-in-unmarked', points: 10, duration: QUARTER_HOUR },
  passwordChange: { name: 'password-change', points: 10, duration: QUARTER_HOUR },
  signInByAccount: { name: 'sign-in-account', points: 20, duration: QUARTER_HOUR },
  signInByAddress: { name: 'sign-in-address', points: 100, duration: QUARTER_HOUR },
  register: { name: 'register', points: 20, duration: 600 },
  mailToAccount: { name: 'mail-account', points: 3, duration: HOUR },
  newDeviceMail: { name: 'mail-new-device', points: 10, duration: HOUR },
  verification: { name: 'verification', points: 3, duration: HOUR },
  mailByAddress: { name: 'mail-address', points: 20, duration: HOUR },
  factorCode: { name: 'factor-code', points: 10, duration: QUARTER_HOUR },
  factorCodeOfDay: { name: 'factor-code-day', points: 40, duration: 24 * HOUR },
  passkeyChallenge: { name: 'passkey-challenge', points: 40, duration: QUARTER_HOUR },
  token: { name: 'token', points: 30, duration: 600 },
  openIdStart: { name: 'openid-start', points: 30, duration: 600 },
} as const satisfies Record<string, LimitRule>;
