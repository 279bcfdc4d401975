import { content } from '../../../page/content.ts';
import { portfolioItem } from '../../../portfolio-items.ts';
import { type PortfolioPage, portfolioPath } from '../../../../content/portfolio/portfolio.ts';
import { pageMeta } from '../../../page/page-meta.ts';

/** Metadata of a piece: its title and its card's description. */
export function portfolioMeta(page: PortfolioPage, publicUrl: string | undefined) {
  const { title, description } = portfolioItem(page);
  return pageMeta({
    title: `${title} · ${content().site.owner}`,
    description,
    path: portfolioPath(page),
    publicUrl: publicUrl ?? '',
  });
}
