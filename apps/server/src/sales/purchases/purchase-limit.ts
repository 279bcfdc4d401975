import type { LimitRule } from '../../platform/http/limits/limits.service';

/** Orders of one account. */
export const purchaseLimit: LimitRule = { name: 'purchase', points: 20, duration: 600 };
