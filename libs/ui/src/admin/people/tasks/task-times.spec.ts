import { expect, it } from '@jest/globals';
import { dueText, isSnoozed, snoozeText } from './task-times.ts';

it.each([
  ['2026-01-02', null, 'today'],
  ['2026-01-02', '15:05', 'today at 3:05 PM'],
  ['2026-01-05', '00:30', 'January 5, 2026 at 12:30 AM'],
])('names the day %s and the time %s of a task: %s', (dueOn, dueTime, text) => {
  expect(dueText({ dueOn, dueTime }, '2026-01-02')).toBe(text);
});

const now = new Date(2026, 0, 2, 9);

it.each([
  [new Date(2026, 0, 2, 12), '12:00 PM'],
  [new Date(2026, 0, 3), 'January 3, 2026'],
  [new Date(2026, 0, 3, 6), 'Jan 3, 2026 6:00 AM'],
])('names the end %s of a snooze: %s', (end, text) => {
  expect(snoozeText(end.toISOString(), now)).toBe(text);
});

it('counts a task as snoozed until its snooze is over', () => {
  const until = (time: string | null) => isSnoozed({ snoozedUntil: time }, now);
  expect([
    until(null),
    until(new Date(2026, 0, 2, 8).toISOString()),
    until(new Date(2026, 0, 2, 10).toISOString()),
  ]).toEqual([false, false, true]);
});
