import clsx from 'clsx';
import type { KeyFigure } from '../../../../content/portfolio/dashboards/story.ts';
import { reportingSamples } from '../../../../content/portfolio/reporting-samples.ts';

const tones = { good: 'text-success', bad: 'text-danger' };

/** The key figures of a dashboard as text. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <ul
      aria-label={reportingSamples.keyFigures}
      className="grid grid-cols-2 gap-x-6 gap-y-5 border-b border-line pb-6 lg:grid-cols-4"
    >
      {figures.map(({ label, value, comparison, tone }) => (
        <li key={label} className="flex flex-col gap-1">
          <span className="text-sm text-muted">{label}</span>
          <span className="font-display text-title leading-none">{value}</span>
          <span className={clsx('text-sm', tone ? tones[tone] : 'text-muted')}>{comparison}</span>
        </li>
      ))}
    </ul>
  );
}
