/** What a page makes a browser fetch at once, in kB (1000 bytes) as it is compressed. */
export interface PageCost {
  html: number;
  style: number;
  /** Named in its HTML, with what these scripts import. */
  script: number;
  /** The ones that are preloaded. */
  fonts: number;
  /** Those that are not lazy. */
  pictures: number;
  requests: number;
  /** Why it weighs more than it did: what the figure was, and what it buys. */
  why?: string;
}

/** Pages of the site, with its header and footer. */
const site = { style: 11.0, script: 4.9, fonts: 40.7, pictures: 0.5, requests: 9 };
/** The portfolio, with a style sheet of its own. */
const portfolio = { style: 11.8, script: 4.9, fonts: 40.7, pictures: 0.5, requests: 10 };
/** Essays, with the fonts to read them in. */
const series = { style: 12.0, script: 4.9, fonts: 75.6, pictures: 0.5, requests: 12 };

/**
 * What each public page may weigh, measured by `page-costs.spec.ts`. A page that weighs less than four
 * fifths of its line gets a lower one; a figure that rises gets its `why`.
 */
export const pageCosts: Record<string, PageCost> = {
  '/': { ...site, html: 7.9, fonts: 54.5, requests: 10 },
  '/services': { ...site, html: 7.4 },
  '/about': { ...site, html: 5.6 },
  '/contact': { ...site, html: 5.2 },
  '/portfolio': { ...portfolio, html: 5.4 },
  '/PolarisNet': { ...series, html: 4.7 },
  '/portfolio/entity-match': { ...portfolio, html: 11.7 },
  '/portfolio/quickreports': { ...portfolio, html: 5.2 },
  '/portfolio/bbdw-connect': { ...portfolio, html: 5.6 },
  '/portfolio/reporting-samples': { ...portfolio, html: 17.3 },
  '/portfolio/mqe-mentorship': { ...portfolio, html: 5.1 },
  '/portfolio/explainer-videos': { ...portfolio, html: 3.8 },
  '/portfolio/resume': { ...portfolio, html: 6.1, style: 12.3, requests: 11 },
  '/portfolio/music': { ...portfolio, html: 5.3 },
  '/portfolio/cases/museum-reports': { ...portfolio, html: 4.4 },
  '/portfolio/cases/hospital-guest-lists': { ...portfolio, html: 4.4 },
  '/portfolio/cases/college-warehouse': { ...portfolio, html: 4.4 },
  '/PolarisNet/manifesto': { ...series, html: 6.8 },
  '/PolarisNet/trust-vs-control': { ...series, html: 7.2 },
  '/PolarisNet/polaris-net': { ...series, html: 7.5 },
  '/PolarisNet/seed-principle': { ...series, html: 7.2 },
  '/PolarisNet/fabric-of-society': { ...series, html: 7.7 },
  '/PolarisNet/long-arc': { ...series, html: 7.3 },
  '/services/1': { ...site, html: 6.2 },
  '/services/2': { ...site, html: 6.0 },
  '/services/3': { ...site, html: 6.2 },
  '/services/4': { ...site, html: 6.2 },
  '/services/5': { ...site, html: 6.1 },
  '/services/6': { ...site, html: 6.0 },
  '/services/7': { ...site, html: 6.0 },
  '/services/8': { ...site, html: 6.2 },
  '/services/9': { ...site, html: 5.5 },
};
