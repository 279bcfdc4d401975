import type { TimelineEvent } from './timeline.ts';

/** The kinds to filter by. */
export const timelineFilters = {
  '': 'Everything',
  activities: 'Activities',
  mail: 'Mail',
  sales: 'Purchases',
  sessions: 'Sessions',
  changes: 'Changes',
} as const;
export type TimelineFilter = keyof typeof timelineFilters;

const kinds: Record<TimelineEvent['kind'], TimelineFilter> = {
  activity: 'activities',
  mail: 'mail',
  submission: 'mail',
  message: 'mail',
  purchase: 'sales',
  note: 'sales',
  appointment: 'sessions',
  address: 'changes',
  status: 'changes',
};

/** The owner's messages are both activities and mail. */
export const isShown = (event: TimelineEvent, filter: TimelineFilter): boolean =>
  filter === '' ||
  kinds[event.kind] === filter ||
  (filter === 'mail' && event.kind === 'activity' && event.activity.type === 'email');

/** From the address, which may be invalid. */
export const toFilter = (value: string): TimelineFilter =>
  Object.hasOwn(timelineFilters, value) ? (value as TimelineFilter) : '';
