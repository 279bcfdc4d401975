import type { LimitRule } from '../../platform/http/limits/limits.service';

const QUARTER_HOUR = 900;

/** Limits per network address; `duration` is in seconds. */
export const introCallLimits = {
  read: { name: 'intro-slots', points: 120, duration: QUARTER_HOUR },
  hold: { name: 'intro-hold', points: 10, duration: QUARTER_HOUR },
  confirm: { name: 'intro-confirm', points: 30, duration: QUARTER_HOUR },
  link: { name: 'intro-link', points: 60, duration: QUARTER_HOUR },
} as const satisfies Record<string, LimitRule>;

/** Concurrent holds: robots with many addresses must not block the calendar for clients. */
export const MAX_HOLDS = 20;
