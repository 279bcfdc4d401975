import { portfolioItems, portfolioPath } from '../../content/portfolio/items.ts';

export const portfolioIndex = '/portfolio';
export const items = portfolioItems.map((item) => ({
  ...item,
  path: portfolioPath(item.detailPage),
}));
export const expectedPortfolioPages = [portfolioIndex, ...items.map(({ path }) => path)];
