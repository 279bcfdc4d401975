import type { LimitRule } from '../../platform/http/limits/limits.service';

const QUARTER_HOUR_SECONDS = 900;
const HOUR_SECONDS = 3600;

/** Limits for attempts; `duration` is in seconds. */
export const authLimits = {
  unknownDeviceSignIn: { name: 'sign-in-unmarked', points: 10, duration: QUARTER_HOUR_SECONDS },
  passwordChange: { name: 'password-change', points: 10, duration: QUARTER_HOUR_SECONDS },
  signInByAccount: { name: 'sign-in-account', points: 20, duration: QUARTER_HOUR_SECONDS },
  signInByAddress: { name: 'sign-in-address', points: 100, duration: QUARTER_HOUR_SECONDS },
  register: { name: 'register', points: 20, duration: 600 },
  mailToAccount: { name: 'mail-account', points: 3, duration: HOUR_SECONDS },
  newDeviceMail: { name: 'mail-new-device', points: 10, duration: HOUR_SECONDS },
  verification: { name: 'verification', points: 3, duration: HOUR_SECONDS },
  mailByAddress: { name: 'mail-address', points: 20, duration: HOUR_SECONDS },
  factorCode: { name: 'factor-code', points: 10, duration: QUARTER_HOUR_SECONDS },
  factorCodeOfDay: { name: 'factor-code-day', points: 40, duration: 24 * HOUR_SECONDS },
  passkeyChallenge: { name: 'passkey-challenge', points: 40, duration: QUARTER_HOUR_SECONDS },
  token: { name: 'token', points: 30, duration: 600 },
  openIdStart: { name: 'openid-start', points: 30, duration: 600 },
} as const satisfies Record<string, LimitRule>;
