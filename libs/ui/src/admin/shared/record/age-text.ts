import { formatDistanceStrict } from 'date-fns';

/** "5 hours ago"; a clock that is a little behind the server's does not say "in 3 seconds". */
export function ageText(moment: string | number, now = Date.now()): string {
  const at = Math.min(new Date(moment).getTime(), now);
  if (now - at < 60_000) return 'less than a minute ago';
  return formatDistanceStrict(at, now, { addSuffix: true, roundingMethod: 'floor' });
}
