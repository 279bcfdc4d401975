import type { ReactNode } from 'react';
import { portfolioItem } from '../../../portfolio-items.ts';
import {
  type PortfolioPage,
  portfolioTexts,
  portfolioTypes,
} from '../../../../content/portfolio/portfolio.ts';
import { pictureOf } from '../../../../content/portfolio/work-pictures.ts';
import { PageIntro } from '../../../layout/page-intro.tsx';
import { WorkSample } from '../../../work-pictures/work-sample.tsx';

/** Pages whose work starts directly below the hero. */
const openPages: readonly PortfolioPage[] = ['reporting-samples', 'resume'];

interface PortfolioHeroProps {
  page: PortfolioPage;
  /** Buttons, if any. */
  children?: ReactNode;
}

/** The hero of a portfolio piece: title, summary and tools, if any. */
export function PortfolioHero({ page, children }: PortfolioHeroProps) {
  const picture = openPages.includes(page) ? undefined : pictureOf(page);
  const { type, title, detailedDescription, tools } = portfolioItem(page);
  return (
    <PageIntro
      eyebrow={portfolioTypes[type]}
      title={title}
      lead={detailedDescription}
      picture={picture && <WorkSample name={picture} />}
    >
      {children}
      {tools.length > 0 && (
        <dl className="flex w-full flex-wrap gap-x-3 pt-2 text-sm">
          <dt className="text-muted">{portfolioTexts.made}</dt>
          <dd>{tools.join(', ')}</dd>
        </dl>
      )}
    </PageIntro>
  );
}
