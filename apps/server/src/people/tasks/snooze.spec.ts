import { expect, it } from '@jest/globals';
import { snoozeEnd } from './snooze';

const now = new Date('2026-11-27T18:30:00Z');
const zone = 'America/New_York';

it.each([
  // A Friday, a Sunday, a Monday, and the last day of a year.
  ['2026-11-27', '2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30', '2026-11-30'],
  ['2026-11-30', '2026-12-01', '2026-12-07'],
  ['2026-12-31', '2027-01-01', '2027-01-04'],
])('snoozes on %s until tomorrow, %s, and until next Monday, %s', (today, tomorrow, monday) => {
  expect(snoozeEnd('tomorrow', now, today, zone)).toBe(`${tomorrow} 00:00 ${zone}`);
  expect(snoozeEnd('next_week', now, today, zone)).toBe(`${monday} 00:00 ${zone}`);
});

it('snoozes for three hours, also past midnight', () => {
  expect(snoozeEnd('three_hours', now, '2026-11-27', zone)).toBe('2026-11-27T21:30:00.000Z');
});
