import { addDays, attendeeName, clockText, dayOf, shortDateText } from '@polaris/contracts';
import { externalUrl } from '../security/trusted-url.ts';
import type { NextSession } from '../shell/tray-icon.ts';
import { type Agenda, customerPath } from './reminders.ts';

/** Characters of a title or a name; a menu is as wide as its longest item. */
const MAX_TEXT = 32;

const shorten = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** Returns the current or next session for the tray; null without one. */
export function nextSessionAt(
  now: Date,
  { sessions, zone }: Pick<Agenda, 'sessions' | 'zone'>,
): NextSession | null {
  const [next] = sessions
    .filter(({ status, endTime }) => status === 'scheduled' && Date.parse(endTime) > +now)
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
  if (!next) return null;
  const { title, startTime, place, customerId } = next;
  const who = attendeeName(next);
  const texts = [...(who ? [who] : []), title].map(shorten);
  return {
    text: [...texts, timeText(startTime, now, zone)].join(' · '),
    url: place?.startsWith('https://') ? externalUrl(place) : null,
    path: customerPath(customerId),
  };
}

/** "now", "today 2:00 PM", "tomorrow 2:00 PM" or "Dec 4, 2026, 2:00 PM", by the clock of the business. */
function timeText(start: string, now: Date, zone: string): string {
  if (Date.parse(start) <= +now) return 'now';
  const time = clockText(start, zone);
  const [day, today] = [dayOf(new Date(start), zone), dayOf(now, zone)];
  if (day === today) return `today ${time}`;
  if (day === addDays(today, 1)) return `tomorrow ${time}`;
  return `${shortDateText(start, zone)}, ${time}`;
}
