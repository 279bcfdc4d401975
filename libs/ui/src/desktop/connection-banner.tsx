import { MINUTE_MS } from '@polaris/contracts';
import { useEffect, useState } from 'react';
import { ageText } from '../admin/shared/record/age-text.ts';

interface ConnectionBannerProps {
  /** The connection problem. */
  trouble: string | null;
  /** When the oldest shown data was loaded, in milliseconds; null if all data is current. */
  shownFrom: number | null;
  /** Whether cached data can be shown. */
  cachesResponses: boolean;
  /** The number of activities waiting to be sent. */
  waiting: number;
  /** The user has signed out, and the server has not been notified yet. */
  signOutPending: boolean;
}

const waitingText = (count: number) =>
  `${count} ${count === 1 ? 'capture waits' : 'captures wait'} to be sent.`;

function consequence(
  { cachesResponses, signOutPending, shownFrom }: ConnectionBannerProps,
  now: number,
): string {
  if (signOutPending)
    return 'You are signed out on this machine; your server will be notified once it can be reached.';
  if (!cachesResponses) return 'No key ring is open on this machine, so no data has been stored.';
  // The clock may have been set back since.
  const age = shownFrom === null || shownFrom > now ? null : ageText(shownFrom, now);
  return `This is the last data the app has loaded${age ? `, ${age}` : ''}; nothing can be changed.`;
}

/** The current time, updated every minute, as the shown age grows. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Explains a connection problem and its effects, and says that the app retries. */
export function ConnectionBanner(props: ConnectionBannerProps) {
  const { waiting, trouble } = props;
  const now = useNow();
  return (
    <p
      role="status"
      className="border-b border-line bg-warn-soft px-5 py-2 text-sm leading-6 text-warn sm:px-8"
    >
      <strong className="font-semibold">{trouble}</strong> {consequence(props, now)}{' '}
      {waiting > 0 && `${waitingText(waiting)} `}
      The app retries automatically.
    </p>
  );
}
