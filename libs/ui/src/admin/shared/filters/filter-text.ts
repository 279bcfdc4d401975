import { longDay } from '../record/format.ts';

/** "since May 1, 2026 before June 1, 2026": a range with one or two limits. */
export const rangeText = (from: string, to: string, words: { from: string; to: string }): string =>
  [from && `${words.from} ${from}`, to && `${words.to} ${to}`].filter(Boolean).join(' ');

export const dayText = (day: string): string => (day ? longDay(day) : '');

/** The values of a parameter, which are separated by commas. */
export const listedIn = (text: string): string[] => text.split(',').filter(Boolean);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The start of a day in the owner's time zone; empty for an invalid day. */
export const startOfDay = (text: string): string =>
  isDay(text) ? new Date(`${text}T00:00:00`).toISOString() : '';
