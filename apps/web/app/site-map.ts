import { casePath, caseStudies } from '../content/portfolio/cases/cases.ts';
import { portfolioItems, portfolioPath } from '../content/portfolio/items.ts';
import { essaySlugs } from '../content/series.ts';
import { site } from '../content/site.ts';
import { publishedDocuments } from './legal-pages.ts';

const sitePaths = ['/', '/services', '/about', '/contact', '/portfolio', '/PolarisNet'];
const portfolioPaths = portfolioItems.map(({ detailPage }) => portfolioPath(detailPage));
const essayPaths = essaySlugs.map((slug) => `/PolarisNet/${slug}`);
const legalPaths = publishedDocuments(site.legal.published).map(({ path }) => path);

/** The public pages of the sitemap, without services. */
export const publicPaths: readonly string[] = [
  ...sitePaths,
  ...portfolioPaths,
  ...caseStudies.map(casePath),
  ...essayPaths,
  ...legalPaths,
];
