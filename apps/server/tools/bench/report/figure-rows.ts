import type { Figure } from '../groups/figure.ts';
import { spreadOf } from '../measure/spread.ts';
import { round } from './round.ts';

export const figureHead = ['what', 'median', 'min to max', 'goal', 'held'];

export function figureRow(figure: Figure): string[] {
  const { what, values, unit, limit, stretch, allowed = 'at most' } = figure;
  const { median, min, max } = spreadOf(values);
  const cells = [what, `${round(median)} ${unit}`, `${round(min)} to ${round(max)}`];
  if (limit === undefined) return [...cells, '', ''];
  const isHeld = allowed === 'at most' ? median <= limit : median >= limit;
  const goal = `${allowed} ${limit} ${unit}${stretch ? ` (stretch ${stretch})` : ''}`;
  return [...cells, goal, isHeld ? 'yes' : 'NO'];
}
