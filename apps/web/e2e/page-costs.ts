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

/** One stylesheet for all of them. It was 9.7 before the order step and the box of a consent. */
const STYLE = 9.8;

/**
 * What each public page may weigh, measured by `page-costs.spec.ts`. A page that weighs less than four
 * fifths of its line gets a lower one; a figure that rises gets its `why`.
 */
export const pageCosts: Record<string, PageCost> = {
  '/': { html: 8.4, style: STYLE, script: 1.8, fonts: 54.6, pictures: 0, requests: 6 },
  '/services': { html: 8, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/about': { html: 6.1, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/contact': { html: 5.7, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/portfolio': { html: 6.7, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/PolarisNet': { html: 6.3, style: STYLE, script: 1.8, fonts: 75.6, pictures: 0, requests: 7 },
  '/portfolio/entity-match': {
    html: 13,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/quickreports': {
    html: 6.5,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/bbdw-connect': {
    html: 6.9,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/reporting-samples': {
    html: 18.6,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/mqe-mentorship': {
    html: 6.5,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/explainer-videos': {
    html: 5.2,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/resume': {
    html: 7.5,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/music': {
    html: 6.6,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/cases/museum-reports': {
    html: 5.8,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/cases/hospital-guest-lists': {
    html: 5.7,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/portfolio/cases/college-warehouse': {
    html: 5.7,
    style: STYLE,
    script: 1.8,
    fonts: 40.8,
    pictures: 0,
    requests: 5,
  },
  '/PolarisNet/manifesto': {
    html: 8.3,
    style: STYLE,
    script: 1.8,
    fonts: 75.6,
    pictures: 0,
    requests: 7,
  },
  '/PolarisNet/trust-vs-control': {
    html: 8.8,
    style: STYLE,
    script: 1.8,
    fonts: 75.6,
    pictures: 0,
    requests: 7,
  },
  '/PolarisNet/polaris-net': {
    html: 9.1,
    style: STYLE,
    script: 1.8,
    fonts: 75.6,
    pictures: 0,
    requests: 7,
  },
  '/PolarisNet/seed-principle': {
    html: 8.7,
    style: STYLE,
    script: 1.8,
    fonts: 75.6,
    pictures: 0,
    requests: 7,
  },
  '/PolarisNet/fabric-of-society': {
    html: 9.2,
    style: STYLE,
    script: 1.8,
    fonts: 75.6,
    pictures: 0,
    requests: 7,
  },
  '/PolarisNet/long-arc': {
    html: 8.9,
    style: STYLE,
    script: 1.8,
    fonts: 75.6,
    pictures: 0,
    requests: 7,
  },
  '/services/1': { html: 6.8, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/services/2': { html: 6.6, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/services/3': { html: 6.7, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/services/4': { html: 6.7, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/services/5': { html: 6.7, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/services/6': { html: 6.6, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/services/7': { html: 6.5, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/services/8': { html: 6.8, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
  '/services/9': { html: 6.1, style: STYLE, script: 1.8, fonts: 40.8, pictures: 0, requests: 5 },
};
