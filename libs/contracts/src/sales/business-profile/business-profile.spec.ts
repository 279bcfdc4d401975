import { expect, it } from '@jest/globals';
import { daysUntilDueSchema } from './business-profile.ts';

it.each([
  [0, true],
  [365, true],
  [-1, false],
  [366, false],
])('accepts %i days until an invoice is due: %s', (days, isTaken) => {
  expect(daysUntilDueSchema.safeParse(days).success).toBe(isTaken);
});
