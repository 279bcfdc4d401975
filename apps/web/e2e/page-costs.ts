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

/** One stylesheet for all of them. It was 9.8 before the header and the footer were slim beside admin screens. */
const STYLE = 9.85;
/** One script for all of them. It was 1.8 before it noted how a visit began, for a message to say. */
const SCRIPT = 1.95;

const alike = { style: STYLE, script: SCRIPT, pictures: 0 };
const page = (html: number): PageCost => ({ html, ...alike, fonts: 40.8, requests: 5 });
const landing = (html: number): PageCost => ({ html, ...alike, fonts: 54.6, requests: 6 });
const essay = (html: number): PageCost => ({ html, ...alike, fonts: 75.6, requests: 7 });

/**
 * What each public page may weigh, measured by `page-costs.spec.ts`. A page that weighs less than four
 * fifths of its line gets a lower one; a figure that rises gets its `why`.
 */
export const pageCosts: Record<string, PageCost> = {
  '/': landing(8.4),
  '/services': page(8),
  '/about': page(6.1),
  '/contact': page(5.7),
  '/portfolio': page(6.7),
  '/PolarisNet': essay(6.3),
  '/portfolio/entity-match': page(13),
  '/portfolio/quickreports': page(6.5),
  '/portfolio/bbdw-connect': page(6.9),
  '/portfolio/reporting-samples': page(18.6),
  '/portfolio/mqe-mentorship': page(6.5),
  '/portfolio/explainer-videos': page(5.2),
  '/portfolio/resume': page(7.5),
  '/portfolio/music': page(6.6),
  '/portfolio/cases/museum-reports': page(5.8),
  '/portfolio/cases/hospital-guest-lists': page(5.7),
  '/portfolio/cases/college-warehouse': page(5.7),
  '/PolarisNet/manifesto': essay(8.3),
  '/PolarisNet/trust-vs-control': essay(8.8),
  '/PolarisNet/polaris-net': essay(9.1),
  '/PolarisNet/seed-principle': essay(8.7),
  '/PolarisNet/fabric-of-society': essay(9.2),
  '/PolarisNet/long-arc': essay(8.9),
  '/services/1': page(6.8),
  '/services/2': page(6.6),
  '/services/3': page(6.7),
  '/services/4': page(6.7),
  '/services/5': page(6.7),
  '/services/6': page(6.6),
  '/services/7': page(6.5),
  '/services/8': page(6.8),
  '/services/9': page(6.1),
};
