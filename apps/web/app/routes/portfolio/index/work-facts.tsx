import type { PortfolioItem } from '../../../../content/portfolio/portfolio.ts';

const names = { client: 'For', result: 'Result', year: 'Year' } as const;

/** Client, result and year. */
export function WorkFacts({ item }: { item: Pick<PortfolioItem, keyof typeof names> }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {(['client', 'result', 'year'] as const).map((fact) => (
        <div key={fact} className="contents">
          <dt className="text-muted">{names[fact]}</dt>
          <dd>{item[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
