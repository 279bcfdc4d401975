import type { Purchase } from './purchase.ts';
import { dayText } from '../../values/clock/time-text.ts';

/** "Next, by June 30, 2026: Send me the figures."; a day is the same day in every time zone. */
export function nextStepText({
  nextStep,
  nextStepOn,
}: Pick<Purchase, 'nextStep' | 'nextStepOn'>): string {
  const by = nextStepOn === null ? '' : `, by ${dayText(nextStepOn)}`;
  return `Next${by}: ${nextStep}`;
}
