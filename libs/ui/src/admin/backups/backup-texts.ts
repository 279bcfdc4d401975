import { formatDistanceStrict } from 'date-fns';

/** "2 days" */
export const timeSince = (timestamp: string, now = Date.now()): string =>
  formatDistanceStrict(new Date(timestamp), now);

/** "42 seconds", "3 minutes" */
export const durationText = (seconds: number): string =>
  formatDistanceStrict(0, Math.max(1, Math.round(seconds)) * 1000);

export const formatCount = (count: number): string => count.toLocaleString('en-US');
