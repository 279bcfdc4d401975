import type { ReactNode } from 'react';
import {
  type PortfolioPage,
  portfolioItem,
  portfolioTypes,
} from '../../../../content/portfolio/items.ts';
import { portfolio } from '../../../../content/portfolio/portfolio.ts';
import { PageIntro } from '../../../layout/page-intro.tsx';

interface PortfolioHeroProps {
  page: PortfolioPage;
  /** Buttons, if any. */
  children?: ReactNode;
}

/** The hero of a portfolio piece: title, summary and tools. */
export function PortfolioHero({ page, children }: PortfolioHeroProps) {
  const { type, title, detailedDescription, tools } = portfolioItem(page);
  return (
    <PageIntro eyebrow={portfolioTypes[type]} title={title} lead={detailedDescription}>
      {children}
      <dl className="flex w-full flex-wrap gap-x-3 pt-2 text-sm">
        <dt className="text-muted">{portfolio.made}</dt>
        <dd>{tools.join(', ')}</dd>
      </dl>
    </PageIntro>
  );
}
