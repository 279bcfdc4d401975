import { minutesOf } from '@polaris/contracts';

/** Times of day as HH:MM. */
interface Hours {
  startsAt: string;
  endsAt: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** "9:00 AM" */
function clockText(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM"; empty for none. */
export const hoursText = (hours: Hours[]): string =>
  hours.map(({ startsAt, endsAt }) => `${clockText(startsAt)} – ${clockText(endsAt)}`).join(', ');

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i;

/** "9", "9:30 am" or "17:00" as HH:MM; undefined for anything else. */
function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  let hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return undefined;
  if (half) hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${minutes}` : undefined;
}

/** The typed hours, sorted by time; undefined if they are invalid or overlap. */
export function readHours(text: string): Hours[] | undefined {
  if (text.trim() === '') return [];
  const hours = text.split(/[,;]/).map((part) => {
    const [from, until, ...rest] = part.split(/\s*(?:–|—|-|\bto\b)\s*/);
    const startsAt = readTime(from ?? '');
    const endsAt = readTime(until ?? '');
    return startsAt && endsAt && rest.length === 0 ? { startsAt, endsAt } : undefined;
  });
  const read = hours.filter((one) => one !== undefined);
  read.sort((one, two) => minutesOf(one.startsAt) - minutesOf(two.startsAt));
  return read.length === hours.length && read.every(isAfterPrevious) ? read : undefined;
}

const isAfterPrevious = ({ startsAt, endsAt }: Hours, index: number, all: Hours[]): boolean =>
  startsAt < endsAt && (index === 0 || all[index - 1]!.endsAt <= startsAt);
