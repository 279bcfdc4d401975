import type { CaseStudy } from '../../../../content/portfolio/cases/case-study.ts';

/** The stages of the project with their days. */
export function Stages({ stages }: Pick<CaseStudy, 'stages'>) {
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
