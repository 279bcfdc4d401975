import { addDays } from '@polaris/contracts/clock';

/** The month of a day: 2026-12 for 2026-12-03. */
export const monthOf = (day: string): string => day.slice(0, 7);

const firstOf = (month: string): string => `${month}-01`;

export const monthBefore = (month: string): string => monthOf(addDays(firstOf(month), -1));

/** A month has at most 31 days. */
export const monthAfter = (month: string): string => monthOf(addDays(firstOf(month), 31));

/** The days of a month. */
export function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(firstOf(month), index));
  return days.filter((day) => monthOf(day) === month);
}
