import { DayClock } from '@polaris/contracts';
import { clockZone } from '../../../primitives/clock.ts';
import { longDay } from '../record/format.ts';

/** "since May 1, 2026 before June 1, 2026": a range with one or two limits. */
export const rangeText = (from: string, to: string, words: { from: string; to: string }): string =>
  [from && `${words.from} ${from}`, to && `${words.to} ${to}`].filter(Boolean).join(' ');

export const dayText = (day: string): string => (day ? longDay(day) : '');

/** The values of a parameter, which are separated by commas. */
export const listedIn = (text: string): string[] => text.split(',').filter(Boolean);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The start of a day of the business; empty for an invalid day. */
export const startOfDay = (text: string): string =>
  isDay(text) ? new DayClock(text, clockZone()).endOf(0).toISOString() : '';
