import type { LimitRule } from '../platform/http/limits.service';

/** Reports from one network address, right or wrong: many times what one person's mail brings back. */
export const mailWebhookLimit: LimitRule = { name: 'mail-webhook', points: 600, duration: 600 };
