import { useEffect, useState } from 'react';
import { ageText } from './age.ts';

interface ConnectionBannerProps {
  /** What is wrong with the connection. */
  trouble: string | null;
  /** When the oldest of what is shown was read, in milliseconds; null while nothing old is shown. */
  shownFrom: number | null;
  /** Whether anything that was seen before can be read. */
  keeps: boolean;
  /** Activities that wait to be sent. */
  waiting: number;
  /** Someone has signed out, and the server has yet to hear of it. */
  signOutWaits: boolean;
}

const MINUTE = 60_000;

const waitingText = (count: number) =>
  `${count} ${count === 1 ? 'activity waits' : 'activities wait'} to be sent.`;

function meaning({ keeps, signOutWaits, shownFrom }: ConnectionBannerProps, now: number): string {
  if (signOutWaits)
    return 'You are signed out on this machine; your server hears of it once it can be reached.';
  if (!keeps) return 'No key ring is open on this machine, so nothing was stored to read.';
  const age = shownFrom === null ? null : ageText(shownFrom, now);
  return `You see what was read last${age ? `, ${age}` : ''}; nothing can be changed.`;
}

/** The time, told again every minute: what is shown gets older while nobody touches anything. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says what is wrong with the connection, what that means, and that it is tried again. */
export function ConnectionBanner(props: ConnectionBannerProps) {
  const { waiting, trouble } = props;
  const now = useNow();
  return (
    <p
      role="status"
      className="border-b border-line bg-warn-soft px-5 py-2 text-sm leading-6 text-warn sm:px-8"
    >
      <strong className="font-semibold">{trouble}</strong> {meaning(props, now)}{' '}
      {waiting > 0 && `${waitingText(waiting)} `}
      It is tried again by itself.
    </p>
  );
}
