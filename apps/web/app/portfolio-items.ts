import type { CaseStudy } from '../content/portfolio/cases/case-study.ts';
import type { PortfolioItem, PortfolioPage } from '../content/portfolio/portfolio.ts';
import { content } from './page/content.ts';

/** The published pages, in the order of the index. */
export const portfolioItems = (): PortfolioItem[] =>
  content().portfolio.items.filter(({ shown }) => shown);

export const isShown = (page: PortfolioPage): boolean =>
  portfolioItems().some((item) => item.page === page);

/** Throws for a page that is not published. */
export function portfolioItem(page: PortfolioPage): PortfolioItem {
  const item = portfolioItems().find((one) => one.page === page);
  if (!item) throw new Error(`The portfolio has no page ${page}`);
  return item;
}

/** The next piece of work; the first one after the last. Undefined if there is only one. */
export function nextItem(page: PortfolioPage): PortfolioItem | undefined {
  const items = portfolioItems();
  const next = items[(items.findIndex((item) => item.page === page) + 1) % items.length];
  return next?.page === page ? undefined : next;
}

export const caseStudies = (): CaseStudy[] => content().cases.studies;

/** Whether the portfolio has anything to show. */
export const hasWork = (): boolean => portfolioItems().length + caseStudies().length > 0;
