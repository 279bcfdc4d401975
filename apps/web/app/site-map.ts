import { essaySlugs } from '../content/series.ts';

const sitePaths = ['/', '/services', '/about', '/contact', '/PolarisNet'];
const essayPaths = essaySlugs.map((slug) => `/PolarisNet/${slug}`);

/** The public pages with an address of their own, for search engines. Services are added to them. */
export const publicPaths: readonly string[] = [...sitePaths, ...essayPaths];
