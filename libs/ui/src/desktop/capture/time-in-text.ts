const TWELVE = /^(\d{1,2})(?::([0-5]\d))?(am|pm)$/;
/** AM or PM. */
const HALF = /^[ap]\.?m\b/i;
const TWENTY_FOUR = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** The time in a text such as "3pm", "3:30 pm" or "15:00", as HH:MM. */
function timeIn(text: string): string | null {
  if (text === 'noon') return '12:00';
  const [, hour, minutes] = TWENTY_FOUR.exec(text) ?? [];
  if (hour) return `${hour.padStart(2, '0')}:${minutes}`;
  const [, first, more = '00', half] = TWELVE.exec(text) ?? [];
  const shown = Number(first);
  if (!half || shown < 1 || shown > 12) return null;
  return `${String((shown % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${more}`;
}

/** The time at the end of a text, such as "at 3 pm", and the number of words that it takes. */
export function timeAtEnd(words: readonly string[]): { time: string; used: number } | null {
  for (const used of [2, 1]) {
    if (words.length < used || (used === 2 && !HALF.test(words.at(-1)!))) continue;
    const text = words
      .slice(-used)
      .join('')
      .toLowerCase()
      .replace(/[.,!?]$/, '');
    const time = timeIn(text.replaceAll('.', ''));
    const isAfterAt = /^at$/i.test(words.at(-used - 1) ?? '');
    if (time) return { time, used: used + (isAfterAt ? 1 : 0) };
  }
  return null;
}
