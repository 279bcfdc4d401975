import {
  type Day,
  addDays,
  addMonths,
  addWeeks,
  addYears,
  format,
  isBefore,
  isValid,
  nextDay,
  parse,
  startOfDay,
} from 'date-fns';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** "Dec 4" or "12/4/2027"; without a year, the next such date. */
const DATED = ['yyyy-MM-dd', 'M/d/yyyy', 'MMM d yyyy', 'MMMM d yyyy'];
const UNDATED = ['M/d', 'MMM d', 'MMMM d'];
const MAX_WORDS = 4;
const MARKER = /^(due )?((by|on|until) )?/;

const adders = { day: addDays, week: addWeeks, month: addMonths };

/** Also matches "fri" and "thurs". */
const weekdayOf = (word: string): Day | null => {
  const index = WEEKDAYS.findIndex((name) => word.length >= 3 && name.startsWith(word));
  return index === -1 ? null : (index as Day);
};

function dateIn(text: string, now: Date): Date | null {
  const read = (form: string) => parse(text, form, startOfDay(now));
  const dated = DATED.map(read).find(isValid);
  if (dated) return dated;
  const date = UNDATED.map(read).find(isValid);
  if (!date) return null;
  return isBefore(date, startOfDay(now)) ? addYears(date, 1) : date;
}

function dayIn(text: string, now: Date): Date | null {
  if (text === 'today') return now;
  if (text === 'tomorrow') return addDays(now, 1);
  if (text === 'next week') return nextDay(now, 1);
  const [, count, unit] = /^in (a|\d{1,3}) (day|week|month)s?$/.exec(text) ?? [];
  if (unit) return adders[unit as keyof typeof adders](now, count === 'a' ? 1 : Number(count));
  const [, which, word = ''] = /^(?:(this|next) )?([a-z]+)$/.exec(text) ?? [];
  const weekday = weekdayOf(word);
  if (weekday === null) return dateIn(text, now);
  // "Next Friday" is in the next week, and weeks start on Monday.
  return which === 'next' ? nextDay(addDays(nextDay(now, 1), -1), weekday) : nextDay(now, weekday);
}

/** The day at the end of a text, such as "by next Friday", and the number of words that it takes. */
export function dayAtEnd(
  words: readonly string[],
  now: Date,
): { day: string; used: number } | null {
  for (let used = Math.min(MAX_WORDS, words.length); used > 0; used -= 1) {
    const text = words.slice(-used).join(' ').toLowerCase().replaceAll(',', '');
    const day = dayIn(text.replace(/[.!?]$/, '').replace(MARKER, ''), now);
    if (day) return { day: format(day, 'yyyy-MM-dd'), used };
  }
  return null;
}
