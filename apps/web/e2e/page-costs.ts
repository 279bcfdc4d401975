/** What a page makes a browser fetch before its first paint and right after it, in kB (1000 bytes) as it is compressed. */
export interface PageCost {
  html: number;
  style: number;
  /** Named in its HTML, with what these scripts import. */
  script: number;
  /** The ones that its first screen is set in. */
  fonts: number;
  /** Those that are not lazy. */
  pictures: number;
  requests: number;
  /** Why it weighs more than it did: what the figure was, and what it buys. */
  why?: string;
}

/** One stylesheet for all of them. It was 9.8 before the header and the footer were slim beside admin screens. */
const STYLE = 9.85;
/**
 * One script for all of them. It was 1.95 before it named the manifest and waited for the stylesheet, so
 * that neither is asked for before the first paint, and 2.1 before it looked for what is hidden at first.
 */
const SCRIPT = 2.15;
/** Of the HTML of all of them. */
const WHY =
  'About 4 less before the styles of the first paint stood in it: it waits for no second file.';

const alike = { style: STYLE, script: SCRIPT, pictures: 0, why: WHY };
const page = (html: number): PageCost => ({ html, ...alike, fonts: 40.8, requests: 5 });
const landing = (html: number): PageCost => ({ html, ...alike, fonts: 54.6, requests: 6 });
const essay = (html: number): PageCost => ({ html, ...alike, fonts: 75.6, requests: 7 });

/**
 * What each public page may weigh, measured by `page-costs.spec.ts`. A page that weighs less than four
 * fifths of its line gets a lower one; a figure that rises gets its `why`.
 */
export const pageCosts: Record<string, PageCost> = {
  '/': landing(13.5),
  '/services': page(12.7),
  '/about': page(10.5),
  '/contact': page(10.2),
  '/portfolio': page(10.5),
  '/PolarisNet': essay(10.1),
  '/portfolio/entity-match': page(17.2),
  '/portfolio/quickreports': page(10.4),
  '/portfolio/bbdw-connect': page(10.9),
  '/portfolio/reporting-samples': page(22.3),
  '/portfolio/mqe-mentorship': page(10.7),
  '/portfolio/explainer-videos': page(9),
  '/portfolio/resume': page(11.7),
  '/portfolio/music': page(10.6),
  '/portfolio/cases/museum-reports': page(9.6),
  '/portfolio/cases/hospital-guest-lists': page(9.6),
  '/portfolio/cases/college-warehouse': page(9.6),
  '/PolarisNet/manifesto': essay(12.1),
  '/PolarisNet/trust-vs-control': essay(12.7),
  '/PolarisNet/polaris-net': essay(12.9),
  '/PolarisNet/seed-principle': essay(12.6),
  '/PolarisNet/fabric-of-society': essay(13.1),
  '/PolarisNet/long-arc': essay(12.8),
  '/services/1': page(11.4),
  '/services/2': page(11.2),
  '/services/3': page(11.2),
  '/services/4': page(11.3),
  '/services/5': page(11.2),
  '/services/6': page(11.2),
  '/services/7': page(11),
  '/services/8': page(11.4),
  '/services/9': page(10.6),
};
