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

/** Style rules stand in the page, and most scripts come with the first touch. */
const asked = { style: 0.6, script: 2.1, fonts: 40.7, pictures: 0, requests: 5 };
/** Essays, with the fonts to read them in. */
const series = { ...asked, fonts: 75.6, requests: 7 };

/**
 * What each public page may weigh, measured by `page-costs.spec.ts`. A page that weighs less than four
 * fifths of its line gets a lower one; a figure that rises gets its `why`.
 */
export const pageCosts: Record<string, PageCost> = {
  '/': { ...asked, html: 14.9, fonts: 54.5, requests: 6 },
  '/services': { ...asked, html: 14.0 },
  '/about': { ...asked, html: 11.7 },
  '/contact': { ...asked, html: 11.4 },
  '/portfolio': { ...asked, html: 11.7 },
  '/PolarisNet': { ...series, html: 11.3 },
  '/portfolio/entity-match': { ...asked, html: 18.5 },
  '/portfolio/quickreports': { ...asked, html: 11.5 },
  '/portfolio/bbdw-connect': { ...asked, html: 12.0 },
  '/portfolio/reporting-samples': { ...asked, html: 23.8 },
  '/portfolio/mqe-mentorship': { ...asked, html: 11.9 },
  '/portfolio/explainer-videos': { ...asked, html: 10.1 },
  '/portfolio/resume': { ...asked, html: 12.9 },
  '/portfolio/music': { ...asked, html: 11.7 },
  '/portfolio/cases/museum-reports': { ...asked, html: 10.8 },
  '/portfolio/cases/hospital-guest-lists': { ...asked, html: 10.8 },
  '/portfolio/cases/college-warehouse': { ...asked, html: 10.8 },
  '/PolarisNet/manifesto': { ...series, html: 13.4 },
  '/PolarisNet/trust-vs-control': { ...series, html: 13.9 },
  '/PolarisNet/polaris-net': { ...series, html: 14.2 },
  '/PolarisNet/seed-principle': { ...series, html: 13.9 },
  '/PolarisNet/fabric-of-society': { ...series, html: 14.4 },
  '/PolarisNet/long-arc': { ...series, html: 14.0 },
  '/services/1': { ...asked, html: 12.5 },
  '/services/2': { ...asked, html: 12.5 },
  '/services/3': { ...asked, html: 12.5 },
  '/services/4': { ...asked, html: 12.5 },
  '/services/5': { ...asked, html: 12.5 },
  '/services/6': { ...asked, html: 12.5 },
  '/services/7': { ...asked, html: 12.5 },
  '/services/8': { ...asked, html: 12.5 },
  '/services/9': { ...asked, html: 12.5 },
};
