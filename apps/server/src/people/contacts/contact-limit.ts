import type { LimitRule } from '../../platform/http/limits/limits.service';

/** Submissions from one address. */
export const contactLimit: LimitRule = { name: 'contact', points: 20, duration: 600 };
