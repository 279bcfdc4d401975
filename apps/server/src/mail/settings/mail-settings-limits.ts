import type { LimitRule } from '../../platform/http/limits/limits.service';

/** Limits for connections that an owner can make the server open; `duration` is in seconds. */
export const mailSettingsLimits = {
  test: { name: 'mail-test', points: 20, duration: 600 },
  domain: { name: 'mail-domain', points: 30, duration: 600 },
} as const satisfies Record<string, LimitRule>;
