import { durationText } from '../../shared/record/age-text.ts';

/** "2 days" */
export const timeSince = (timestamp: string, now = Date.now()): string =>
  durationText(Math.abs(now - Date.parse(timestamp)));

/** "42 seconds", "3 minutes" */
export const secondsText = (seconds: number): string =>
  durationText(Math.max(1, Math.round(seconds)) * 1000);

export const formatCount = (count: number): string => count.toLocaleString('en-US');
