import { defaultContent } from '../../content/content.ts';
import { portfolioPath } from '../../content/portfolio/portfolio.ts';

export const portfolioIndex = '/portfolio';
export const items = defaultContent.portfolio.items.map((item) => ({
  ...item,
  path: portfolioPath(item.page),
}));
export const expectedPortfolioPages = [portfolioIndex, ...items.map(({ path }) => path)];
