import { describe, expect, it } from '@jest/globals';
import { isQuiet } from './quiet-hours.ts';

describe('quiet hours', () => {
  const at = (time: string) => new Date(`2026-03-02T${time}:00`);
  const night = { from: '20:00', to: '08:00' };
  it.each([
    [night, '19:59', false],
    [night, '20:00', true],
    [night, '00:00', true],
    [night, '07:59', true],
    [night, '08:00', false],
    [{ from: '12:00', to: '13:30' }, '12:45', true],
    [{ from: '12:00', to: '13:30' }, '13:30', false],
    [{ from: '09:00', to: '09:00' }, '09:00', false],
    [null, '03:00', false],
  ])('%j at %s: quiet is %s', (hours, time, quiet) => expect(isQuiet(hours, at(time))).toBe(quiet));
});
