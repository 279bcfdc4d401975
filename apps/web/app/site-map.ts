import { essaySlugs } from '../content/series.ts';
import { portfolioPath } from '../content/portfolio/portfolio.ts';
import { publishedDocuments } from './legal-pages.ts';
import { casePath } from '../content/portfolio/cases/case-study.ts';
import { caseStudies, portfolioItems } from './portfolio-items.ts';

const sitePaths = ['/', '/services', '/about', '/contact', '/portfolio', '/PolarisNet'];

/** The public pages of the sitemap, without services. */
export const publicPaths = (): readonly string[] => [
  ...sitePaths,
  ...portfolioItems().map(({ page }) => portfolioPath(page)),
  ...caseStudies().map(casePath),
  ...essaySlugs.map((slug) => `/PolarisNet/${slug}`),
  ...publishedDocuments().map(({ path }) => path),
];
