import { type ExplainedDays, wallOf } from '@polaris/contracts';
import { useExplainedDays } from '../../../api/schedule/booking.ts';

/** Shows, before saving, how a new time zone moves the times that clients can book. */
export function MovedFreeTimes({ zone }: { zone: string }) {
  const week = useExplainedDays({ minutes: 60 }).data;
  if (!week || week.timeZone === zone) return null;
  return (
    <p role="status" className="text-sm leading-6 sm:col-span-2">
      {textOf(week, zone)}
    </p>
  );
}

function textOf({ days, timeZone }: ExplainedDays, zone: string): string {
  const free = days.flatMap(({ times }) => times).filter(({ hiddenBy }) => hiddenBy === null);
  const minutes = free[0]
    ? wallTime(free[0].startTime, timeZone) - wallTime(free[0].startTime, zone)
    : 0;
  if (minutes === 0) return 'Booked sessions stay when they are, and so do free times.';
  const times = free.length === 1 ? '1 free time' : `${free.length} free times`;
  const direction = minutes > 0 ? 'later' : 'earlier';
  return `The hours in which clients can book move along: ${times} of the next 7 days will be ${durationText(Math.abs(minutes))} ${direction}. Booked sessions stay when they are.`;
}

/** The local time in this zone, in minutes. */
const wallTime = (time: string, timeZone: string): number =>
  wallOf(Date.parse(time), timeZone) / 60_000;

/** "5 hours 30 minutes" */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`),
    rest > 0 && `${rest} minutes`,
  ];
  return parts.filter(Boolean).join(' ');
}
