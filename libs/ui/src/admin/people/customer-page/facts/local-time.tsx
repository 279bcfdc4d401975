import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The customer's local time and time zone. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const now = useNow();
  return (
    <>
      <span className="tabular-nums">{weekdayTime(now, timeZone)}</span>
      <span className="block text-muted">{timeZone.replaceAll('_', ' ')}, their local time</span>
    </>
  );
}

/** "Tue 9:41 AM" */
export const weekdayTime = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(now);

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
