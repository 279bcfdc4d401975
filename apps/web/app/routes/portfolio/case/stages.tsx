import type { Stage } from '../../../../content/portfolio/cases/case-study.ts';

/** What was done, stage by stage, with the days that each took. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className="border-b border-line">
      {stages.map(({ name, days, text }) => (
        <li key={name} className="flex flex-col gap-2 border-t border-line py-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3 className="font-display text-2xl leading-tight">{name}</h3>
            <p className="text-sm text-muted tabular-nums">{days} days</p>
          </div>
          <p className="max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
