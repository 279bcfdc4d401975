import { expect, it } from '@jest/globals';
import { nextStepText } from './next-step.ts';

it('shows the day of a next step before the step, and no day without one', () => {
  const nextStep = 'Send me the figures.';
  expect(nextStepText({ nextStep, nextStepOn: '2026-12-04' })).toBe(
    'Next, by December 4, 2026: Send me the figures.',
  );
  expect(nextStepText({ nextStep, nextStepOn: null })).toBe('Next: Send me the figures.');
});
