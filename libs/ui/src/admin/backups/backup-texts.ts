import { formatDistanceStrict } from 'date-fns';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** "12.4 MB", in steps of 1,000 as disks are sold. */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(bytes || 1) / 3)));
  return `${number.format(bytes / 1000 ** step)} ${units[step]}`;
}

/** "2 days" */
export const timeSince = (timestamp: string, now = Date.now()): string =>
  formatDistanceStrict(new Date(timestamp), now);

/** "42 seconds", "3 minutes" */
export const durationText = (seconds: number): string =>
  formatDistanceStrict(0, Math.max(1, Math.round(seconds)) * 1000);

export const formatCount = (count: number): string => count.toLocaleString('en-US');
