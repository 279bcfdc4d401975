import { MAX_SESSION_HOURS } from '@polaris/contracts';
import { describe, expect, it } from '@jest/globals';
import { assertPossible } from './booking-rules';

describe('assertPossible', () => {
  const startTime = new Date('2099-03-10T15:00:00Z');
  const longest = MAX_SESSION_HOURS * 3_600_000;
  const check = (milliseconds: number) =>
    assertPossible({ startTime, endTime: new Date(startTime.getTime() + milliseconds) });

  it('accepts a session of exactly the longest length', () => {
    expect(() => check(longest)).not.toThrow();
  });

  it.each([0, -1, longest + 1])(
    'rejects a session of %d milliseconds (ASVS 2.2.3)',
    (milliseconds) => {
      expect(() => check(milliseconds)).toThrow();
    },
  );
});
