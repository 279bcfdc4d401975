import { withData } from '@polaris/contracts/browser-names';
import { portfolioTexts } from '../../../../content/portfolio/portfolio.ts';
import { type TypeChoice, WORK_ID, typeAddress, typeOptions } from './type-filter.ts';

/** Links, so that a filter can be shared; a script filters in place. */
export function TypeLinks({ choice }: { choice: TypeChoice }) {
  return (
    <nav
      aria-label={portfolioTexts.filter.label}
      id={WORK_ID}
      className="scroll-mt-16 border-y border-line"
    >
      <ul className="mx-auto flex max-w-6xl flex-wrap gap-x-6 px-5 py-2 md:gap-x-8 md:px-8">
        {typeOptions().map(({ type, label, count }) => (
          <li key={type}>
            <a
              href={typeAddress(type)}
              {...withData('portfolioFilter', type)}
              aria-current={type === choice ? 'true' : undefined}
              className="group inline-flex min-h-11 items-center gap-2 rounded-sm text-[0.9375rem] text-muted hover:text-ink aria-[current]:text-ink"
            >
              <span className="decoration-accent decoration-2 underline-offset-8 group-aria-[current]:underline">
                {label}
              </span>
              <span className="text-[0.8125rem] tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
