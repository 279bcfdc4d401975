import { portfolioItems, portfolioPath } from '../content/portfolio/items.ts';

export const index = '/portfolio';
export const items = portfolioItems.map((item) => ({
  ...item,
  path: portfolioPath(item.detailPage),
}));
export const pages = [index, ...items.map(({ path }) => path)];
