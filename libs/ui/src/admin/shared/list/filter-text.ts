import { longDay } from '../record/format.ts';

/** "since May 1, 2026 before June 1, 2026": what of the two is set, each behind its word. */
export const between = (from: string, to: string, words: { from: string; to: string }): string =>
  [from && `${words.from} ${from}`, to && `${words.to} ${to}`].filter(Boolean).join(' ');

export const dayText = (day: string): string => (day ? longDay(day) : '');

/** The values of a parameter that are separated by commas. */
export const listedIn = (text: string): string[] => text.split(',').filter(Boolean);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** When the day begins where the owner is; empty for what is no day. */
export const startOfDay = (text: string): string =>
  isDay(text) ? new Date(`${text}T00:00:00`).toISOString() : '';
