import { DAY_MS, attendeeName } from '@polaris/contracts';
import { externalUrl } from '../security/trusted-url.ts';
import type { NextSession } from '../shell/tray-icon.ts';
import { customerPath, type ListedSession, localDay } from './reminders.ts';

/** Characters of a title or a name; a menu is as wide as its longest item. */
const MAX_TEXT = 32;

const shorten = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** Returns the current or next session for the tray; null without one. */
export function nextSessionAt(now: Date, sessions: readonly ListedSession[]): NextSession | null {
  const [next] = sessions
    .filter(({ status, endTime }) => status === 'scheduled' && Date.parse(endTime) > +now)
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
  if (!next) return null;
  const { title, startTime, place, customerId } = next;
  const who = attendeeName(next);
  const texts = [...(who ? [who] : []), title].map(shorten);
  return {
    text: [...texts, timeText(new Date(startTime), now)].join(' · '),
    url: place?.startsWith('https://') ? externalUrl(place) : null,
    path: customerPath(customerId),
  };
}

/** "now", "today 2:00 PM", "tomorrow 2:00 PM" or "Dec 4, 2:00 PM", by the clock of this machine. */
function timeText(start: Date, now: Date): string {
  if (start <= now) return 'now';
  const time = start.toLocaleTimeString('en-US', { timeStyle: 'short' });
  const day = localDay(start);
  if (day === localDay(now)) return `today ${time}`;
  if (day === localDay(new Date(+now + DAY_MS))) return `tomorrow ${time}`;
  return `${start.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}
