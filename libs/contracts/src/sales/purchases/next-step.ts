import type { Purchase } from './purchase.ts';
import { readerDate } from '../../values/reader-time.ts';

/** "Next, by June 30, 2026: Send me the figures."; a day is the same day in every time zone. */
export function nextStepText({
  nextStep,
  nextStepOn,
}: Pick<Purchase, 'nextStep' | 'nextStepOn'>): string {
  const by = nextStepOn === null ? '' : `, by ${readerDate(`${nextStepOn}T12:00:00Z`, 'UTC')}`;
  return `Next${by}: ${nextStep}`;
}
