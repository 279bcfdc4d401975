import {
  type PortfolioPage,
  portfolioItem,
  portfolioPath,
} from '../../../../content/portfolio/items.ts';
import { site } from '../../../../content/site.ts';
import { pageMeta } from '../../../page/page-meta.ts';

/** Metadata of a piece: its title and its card's description. */
export function portfolioMeta(page: PortfolioPage, publicUrl: string | undefined) {
  const { title, description } = portfolioItem(page);
  return pageMeta({
    title: `${title} · ${site.owner}`,
    description,
    path: portfolioPath(page),
    publicUrl: publicUrl ?? '',
  });
}
