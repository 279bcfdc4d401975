const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** "Monday, November 23", from a day without a time. */
export const weekday = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00`));

const hourFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** "10:00 – 11:30 AM" where the viewer is. Engines differ in the spaces around a dash. */
export const localHours = (start: string, end: string): string =>
  hourFormat.formatRange(new Date(start), new Date(end)).replace(/[\u2009\u202f]/g, ' ');
